import { foldText } from './fold-text';

/** Ends a run of words: anything but words, spaces, dashes, slashes and plus signs. */
const BREAK = /[^\p{L}\p{N}\p{M}'’ /+-]+/u;

/**
 * Returns a function that counts names in a text by id, ignoring case and accents. Names match whole words, the longest
 * first: 'BPC 157' matches 'BPC-157', 'acetylation' does not match in 'deacetylation'. A name may have several ids.
 */
export function createNameCounter(
  names: Iterable<readonly [name: string, id: string]>,
): (text: string) => Map<string, number> {
  const byFirst = new Map<string, { words: readonly string[]; ids: Set<string> }[]>();
  for (const [name, id] of names) {
    const words = toWords(name);
    const [first] = words;
    if (first === undefined) continue;
    const group = byFirst.get(first) ?? [];
    byFirst.set(first, group);
    const known = group.find((each) => each.words.join(' ') === words.join(' '));
    if (known) known.ids.add(id);
    else group.push({ words, ids: new Set([id]) });
  }
  for (const group of byFirst.values()) group.sort((a, b) => b.words.length - a.words.length);

  return (text) => {
    const counts = new Map<string, number>();
    for (const words of toRuns(text)) {
      for (let at = 0; at < words.length; ) {
        const found = byFirst
          .get(words[at] ?? '')
          ?.find((name) => name.words.every((word, index) => words[at + index] === word));
        for (const id of found?.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
        at += found?.words.length ?? 1;
      }
    }
    return counts;
  };
}

let last: { text: string; runs: readonly (readonly string[])[] } | undefined;

/** Splits a text into runs of words; keeps the last result, as several counters share it. */
function toRuns(text: string): readonly (readonly string[])[] {
  if (last?.text !== text) last = { text, runs: text.split(BREAK).map(toWords) };
  return last.runs;
}

function toWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
