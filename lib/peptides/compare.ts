import { COMPARE_PATH } from '@/content/paths';

type Line = { label: string; text: string };

/** What is known of one substance, for setting it beside another: a file of its own for each. */
export type ComparedSubstance = {
  slug: string;
  name: string;
  facts: readonly Line[];
  molecule: readonly Line[];
  /** What is said of outcomes, in the words of verdicts. */
  verdicts: readonly Line[];
  /** The substances with which studies share results: what they measured stands in the file of the pair. */
  pairs: readonly string[];
};

/** A figure of main results and one of the others as HTML ('' where there are none), and their trials. */
export type Measured = {
  html: string;
  more: string;
  /** Each trial: its name and paper, and in whom, at which doses and how long. */
  trials: readonly { name: string; href: string; text: string }[];
};

/** What studies measured of two substances, in the order in which they were chosen. */
export type PairResults = {
  /** Trials in which both had a group of their own. */
  together?: Measured;
  /** Trials of each that asked the same question. */
  apart?: Measured;
};

/** What both records say under one label; '' where one says nothing. */
export type ComparedRow = { label: string; first: string; second: string };

/** Two substances side by side. */
export type Comparison = {
  facts: readonly ComparedRow[];
  molecule: readonly ComparedRow[];
  /** Only outcomes on which both have a verdict. */
  verdicts: readonly ComparedRow[];
  results: PairResults;
};

/** The address of a comparison. */
export function toComparePath(a: string, b: string): string {
  return `${COMPARE_PATH}?${new URLSearchParams({ a, b })}`;
}

/** The address of a substance's data, and that of what two share. */
export function toComparedFile(...slugs: readonly string[]): string {
  return `${COMPARE_PATH}/data/${slugs.join('.')}.json`;
}

/** Two substances line by line, with what studies measured of both. */
export function compareSubstances(
  a: ComparedSubstance,
  b: ComparedSubstance,
  results: PairResults,
): Comparison {
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

/** An answer as a substance. Throws when it is anything else, so that nothing is drawn of it. */
export function parseSubstance(answer: unknown): ComparedSubstance {
  const lists = ['facts', 'molecule', 'verdicts', 'pairs'];
  const isSubstance =
    isObject(answer) &&
    typeof answer.slug === 'string' &&
    lists.every((name) => Array.isArray(answer[name]));
  if (!isSubstance) throw new Error('The answer is no substance.');
  return answer as ComparedSubstance;
}

/** An answer as the results of a pair. Throws when it is anything else. */
export function parseResults(answer: unknown): PairResults {
  if (isObject(answer) && ('together' in answer || 'apart' in answer)) return answer;
  throw new Error('The answer holds no results of two substances.');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
