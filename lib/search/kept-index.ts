import type { FoundEntry, SiteIndex } from './index-form';
import { fields, flatten, placesOf, type TextIndex } from './text-index';

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
  const kept = text.words.map((word, at): [string, number[]] => {
    const occurrences = [...placesOf(text, at)].flatMap((place, index) => {
      const number = fresh.get(Math.floor(place / fields.length));
      if (number === undefined) return [];
      const count = text.counts[(text.starts[at] ?? 0) + index] ?? 0;
      return [number * fields.length + (place % fields.length), count];
    });
    return [word, occurrences];
  });
  const lengths = numbers.flatMap((number) => [
    ...text.lengths.subarray(number * fields.length, (number + 1) * fields.length),
  ]);
  return {
    documentCount: numbers.length,
    ...flatten(new Map(kept.filter(([, occurrences]) => occurrences.length > 0))),
    lengths: Uint16Array.from(lengths),
  };
}
