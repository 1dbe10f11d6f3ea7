/** Words as they occur in real text: a few very often, most hardly ever, many sharing their first letters. */
import { readdirSync, readFileSync } from 'node:fs';

const BEGINNINGS =
  'anti pro pre inter hyper hypo tri tetra endo exo trans sub peri neuro cardio gastro immuno lipo glyco myo osteo hemo derma pharmaco cyto mito thymo telo tesa sema'.split(
    ' ',
  );
const MIDDLES =
  'act bind cell cycl degrad dos express fer form gen graft grow hydr inhib ject lys meth mod mut nerv nutr oxid path perf phos plas press prote rec reg secr sens sorb stim syn tect thes tol tox'.split(
    ' ',
  );
const ENDINGS =
  'ation ing ed ive al ic in ase ide ity ous oid ogen esis osis emia able ment or ant'.split(' ');

/** A word's share of the text falls with its rank; the derived words continue where the real ones end. */
export type Vocabulary = { words: string[]; cumulative: Float64Array };

/** The words of the project's own articles with their counts, and some 25,000 rarer ones derived. */
export function readVocabulary(postsFolder: string): Vocabulary {
  const counts = new Map<string, number>();
  for (const name of readdirSync(postsFolder).sort()) {
    const [, , body = ''] = readFileSync(`${postsFolder}/${name}`, 'utf8').split(/^---$/m);
    const prose = body.replace(/\[[@!][^\]]*\]|\]\([^)]*\)/g, ' ');
    for (const [word] of prose.toLowerCase().matchAll(/\b[a-z]{2,}\b/g)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const derived = BEGINNINGS.flatMap((beginning) =>
    MIDDLES.flatMap((middle) => ENDINGS.map((ending) => beginning + middle + ending)),
  ).filter((word) => !counts.has(word));
  const entries = [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
  // A scattered order, so that neighbours in the alphabet are not neighbours in frequency.
  const scattered = derived.map((_, index) => derived[(index * 7919) % derived.length] ?? '');
  const ranked = [
    ...entries,
    ...scattered.map((word, index): [string, number] => [word, 400 / (index + entries.length)]),
  ];
  const cumulative = new Float64Array(ranked.length);
  let sum = 0;
  ranked.forEach(([, weight], index) => {
    sum += weight;
    cumulative[index] = sum;
  });
  return { words: ranked.map(([word]) => word), cumulative };
}

/** A word of the vocabulary for a number in [0, 1). */
export function pickWord({ words, cumulative }: Vocabulary, share: number): string {
  const wanted = share * (cumulative.at(-1) ?? 0);
  let low = 0;
  let high = cumulative.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return words[low] ?? 'peptide';
}
