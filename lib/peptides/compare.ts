import { COMPARE_PATH } from '@/content/paths';

type Line = { label: string; text: string };

/** One substance's data for a comparison; each substance has its own JSON file. */
export type ComparedSubstance = {
  slug: string;
  name: string;
  facts: readonly Line[];
  molecule: readonly Line[];
  /** Verdicts by outcome, in words. */
  verdicts: readonly Line[];
  /** Slugs of substances that share results with this one; the results are in the file of the pair. */
  pairs: readonly string[];
};

/** A figure of main results (`html`) and one of the others (`more`) as HTML, '' if there are none; and the trials. */
export type Measured = {
  html: string;
  more: string;
  /** Each trial: its name, its paper, and who was studied, at which doses and for how long. */
  trials: readonly { name: string; href: string; text: string }[];
};

/** Study results of two substances, in the order in which the two were chosen. */
export type PairResults = {
  /** From trials in which each substance had its own group. */
  together?: Measured;
  /** From separate trials of each that asked the same question. */
  apart?: Measured;
};

/** The values of both records under one label; '' if a record has none. */
export type ComparedRow = { label: string; first: string; second: string };

/** Returns the URL path of a comparison. */
export function toComparePath(a: string, b: string): string {
  return `${COMPARE_PATH}?${new URLSearchParams({ a, b })}`;
}

/** Returns the path of a substance's data file or, for two slugs, of the pair's file. */
export function toComparedFile(...slugs: readonly string[]): string {
  return `${COMPARE_PATH}/data/${slugs.join('.')}.json`;
}

/** Two substances side by side. */
export type Comparison = ReturnType<typeof compareSubstances>;

/** Compares two substances row by row; verdicts are only those on outcomes that both have one on. */
export function compareSubstances(
  a: ComparedSubstance,
  b: ComparedSubstance,
  results: PairResults,
) {
  return {
    facts: toRows(a.facts, b.facts),
    molecule: toRows(a.molecule, b.molecule),
    verdicts: toRows(a.verdicts, b.verdicts).filter(({ first, second }) => first && second),
    results,
  };
}

function toRows(ofA: readonly Line[], ofB: readonly Line[]): ComparedRow[] {
  const labels = [...new Set([...ofA, ...ofB].map(({ label }) => label))];
  const find = (rows: readonly Line[], label: string) =>
    rows.find((row) => row.label === label)?.text ?? '';
  return labels.map((label) => ({ label, first: find(ofA, label), second: find(ofB, label) }));
}

/** Parses a response as a substance. Throws if it is anything else, so that nothing is rendered. */
export function parseSubstance(answer: unknown): ComparedSubstance {
  const lists = ['facts', 'molecule', 'verdicts', 'pairs'];
  const isSubstance =
    isObject(answer) &&
    typeof answer.slug === 'string' &&
    lists.every((name) => Array.isArray(answer[name]));
  if (!isSubstance) throw new Error('The answer is not a substance.');
  return answer as ComparedSubstance;
}

/** Parses a response as the results of a pair. Throws if it is anything else. */
export function parseResults(answer: unknown): PairResults {
  if (isObject(answer) && ('together' in answer || 'apart' in answer)) return answer;
  throw new Error('The answer holds no results of two substances.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
