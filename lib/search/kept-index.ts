import type { FoundEntry, SiteIndex } from './index-form';
import { fields, type TextIndex } from './text-index';

/** The numeric arrays of an index, each stored in a file of its own. */
const ARRAYS = {
  starts: Uint32Array,
  places: Uint32Array,
  counts: Uint16Array,
  lengths: Uint16Array,
} as const;

/** Converts an index to named files for the browser's cache: arrays and passages as bytes, the rest as JSON. */
export function toIndexFiles({ text, passages, ...rest }: SiteIndex): Map<string, Buffer> {
  const { documentCount, words, ...arrays } = text;
  const toBytes = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return new Map([
    ['rest.json', Buffer.from(JSON.stringify({ ...rest, text: { documentCount, words } }))],
    ['passages', toBytes(passages)],
    ...Object.entries(arrays).map(([name, list]) => [name, toBytes(list)] as const),
  ]);
}

/** Reads the index back from such files. */
export async function readIndexFiles(
  read: (name: string) => Promise<ArrayBuffer>,
): Promise<SiteIndex> {
  const rest = JSON.parse(new TextDecoder().decode(await read('rest.json')));
  const arrays = await Promise.all(
    Object.entries(ARRAYS).map(async ([name, List]) => [name, new List(await read(name))] as const),
  );
  const passages = new Uint8Array(await read('passages'));
  return { ...rest, text: { ...rest.text, ...Object.fromEntries(arrays) }, passages };
}

/** Reduces an index to the kept entries. Substance names stay: 'ozempic' must find semaglutide. */
export function filterIndex(index: SiteIndex, isKept: (address: string) => boolean): SiteIndex {
  const { entries, posts, names, passages } = index;
  const numbers = entries.flatMap(({ address }, number) => (isKept(address) ? [number] : []));
  const texts: Uint8Array[] = [];
  let length = 0;
  const move = (entry: FoundEntry): FoundEntry => ({
    ...entry,
    sections: entry.sections.map((section) => {
      texts.push(passages.subarray(section.from, section.to));
      const from = length;
      length += section.to - section.from;
      return { ...section, from, to: length };
    }),
  });
  const kept = numbers.flatMap((number) => entries[number] ?? []).map(move);
  return {
    entries: kept,
    posts: posts.filter(({ slug }) => isKept(`/blog/${slug}`)),
    names: names.filter(
      ({ address, kind }) => isKept(address) || (kind !== 'question' && kind !== 'trial'),
    ),
    text: narrowText(index.text, numbers),
    passages: Buffer.concat(texts),
  };
}

function narrowText(text: TextIndex, numbers: readonly number[]): TextIndex {
  const fresh = new Map(numbers.map((number, at) => [number, at]));
  const words: string[] = [];
  const starts = [0];
  const places: number[] = [];
  const counts: number[] = [];
  text.words.forEach((word, at) => {
    for (let one = text.starts[at] ?? 0; one < (text.starts[at + 1] ?? 0); one += 1) {
      const place = text.places[one] ?? 0;
      const number = fresh.get(Math.floor(place / fields.length));
      if (number === undefined) continue;
      places.push(number * fields.length + (place % fields.length));
      counts.push(text.counts[one] ?? 0);
    }
    if (places.length === starts.at(-1)) return;
    words.push(word);
    starts.push(places.length);
  });
  const lengths = numbers.flatMap((number) => [
    ...text.lengths.subarray(number * fields.length, (number + 1) * fields.length),
  ]);
  return {
    documentCount: numbers.length,
    words,
    starts: Uint32Array.from(starts),
    places: Uint32Array.from(places),
    counts: Uint16Array.from(counts),
    lengths: Uint16Array.from(lengths),
  };
}
