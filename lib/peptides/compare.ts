import { COMPARE_PATH } from '@/content/paths';
/** One result of a study as the comparison shows it. */
export type ComparedResult = {
  id: string;
  kind: 'benefit' | 'harm';
  /** What was measured, and the same reduced to what two papers must share: area, outcome, unit, comparison. */
  outcome: string;
  question: string;
  /** Length of the study in days; absent where it was not printed. */
  days?: number;
  /** Other substances of the library that had a group of their own beside this one's. */
  against: readonly string[];
  numbers: string;
  context: string;
  /** The paper and the address of its page. */
  paper: { name: string; href: string };
};

/** What a row begins with that tells a verdict: it stands only where both substances have one. */
export const VERDICT_ON = 'Verdict on ';

/** The address of a comparison. */
export function toComparePath(a: string, b: string): string {
  return `${COMPARE_PATH}?${new URLSearchParams({ a, b })}`;
}

/** The address of a substance's data. */
export function toComparedFile(slug: string): string {
  return `${COMPARE_PATH}/data/${slug}.json`;
}

/** What is known of one substance, for comparing it with another: a file of its own for each. */
export type ComparedSubstance = {
  slug: string;
  name: string;
  href: string;
  rows: readonly { label: string; text: string }[];
  results: readonly ComparedResult[];
};

/** A question that both were asked in the same way, with the results of each. */
export type SharedQuestion = {
  kind: ComparedResult['kind'];
  outcome: string;
  first: readonly ComparedResult[];
  second: readonly ComparedResult[];
};

export type Comparison = {
  /** Molecule and standing: one line each with what both records say; '' where one says nothing. */
  rows: readonly { label: string; first: string; second: string }[];
  /** Trials in which both had a group of their own, benefits before harms. */
  direct: readonly ComparedResult[];
  shared: readonly SharedQuestion[];
};

/** Studies count as equally long when the longer lasted no more than a quarter longer. */
const CLOSE = 1.25;

/**
 * Two substances side by side. Results stand beside each other only where outcome, unit and comparison are the
 * same and the studies lasted about as long; trials that compared the two directly stand apart.
 */
export function compareSubstances(a: ComparedSubstance, b: ComparedSubstance): Comparison {
  const direct = [...a.results, ...b.results].filter(
    ({ id, against }, index, all) =>
      (against.includes(a.slug) || against.includes(b.slug)) &&
      isOfBoth(id, a, b) &&
      all.findIndex((other) => other.id === id) === index,
  );
  direct.sort((one, other) => one.kind.localeCompare(other.kind));
  const ids = new Set(direct.map(({ id }) => id));
  const toOwn = ({ results }: ComparedSubstance) =>
    results.filter(({ id, question }) => question !== '' && !ids.has(id));
  const ofA = toOwn(a);
  const ofB = toOwn(b);
  const questions = [...new Set(ofA.map(({ question }) => question))];
  const shared = questions.flatMap((question): SharedQuestion[] => {
    const first = ofA.filter(
      (one) => one.question === question && ofB.some((other) => isSameQuestion(one, other)),
    );
    const second = ofB.filter((other) => first.some((one) => isSameQuestion(one, other)));
    const [shown] = first;
    return shown
      ? [{ kind: shown.kind, outcome: toShortest([...first, ...second]), first, second }]
      : [];
  });
  return { rows: toRows(a, b), direct, shared };
}

/** Whether both records hold a result, with the other in a group of its own. */
function isOfBoth(id: string, a: ComparedSubstance, b: ComparedSubstance): boolean {
  return (
    a.results.some((one) => one.id === id && one.against.includes(b.slug)) &&
    b.results.some((one) => one.id === id && one.against.includes(a.slug))
  );
}

function isSameQuestion(one: ComparedResult, other: ComparedResult): boolean {
  if (one.question !== other.question || !one.days || !other.days) return false;
  return Math.max(one.days, other.days) / Math.min(one.days, other.days) <= CLOSE;
}

/** When an outcome was read, which each study tells for itself. */
const WHEN = /(?: from the start)? (?:to|at) week \d+$/;

/** The outcome in the fewest words that one of the papers has for it. */
function toShortest(results: readonly ComparedResult[]): string {
  const outcomes = results.map(({ outcome }) => outcome.replace(WHEN, ''));
  return outcomes.sort((x, y) => x.length - y.length)[0] ?? '';
}

function toRows(a: ComparedSubstance, b: ComparedSubstance): Comparison['rows'] {
  const labels = [...new Set([...a.rows, ...b.rows].map(({ label }) => label))];
  const of = ({ rows }: ComparedSubstance, label: string) =>
    rows.find((row) => row.label === label)?.text ?? '';
  return labels
    .map((label) => ({ label, first: of(a, label), second: of(b, label) }))
    .filter(({ label, first, second }) => !label.startsWith(VERDICT_ON) || (first && second));
}

/** An answer as a substance. Throws when it is anything else, so that nothing is drawn of it. */
export function parseSubstance(answer: unknown): ComparedSubstance {
  if (!isSubstance(answer)) throw new Error('The answer is no substance.');
  return answer;
}

function isSubstance(answer: unknown): answer is ComparedSubstance {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'slug' in answer &&
    typeof answer.slug === 'string' &&
    'rows' in answer &&
    Array.isArray(answer.rows) &&
    'results' in answer &&
    Array.isArray(answer.results)
  );
}
