/** How the groups of a finding compare. */
export const results = [
  'favours intervention',
  'favours comparator',
  'no clear difference',
  'descriptive',
] as const;

type Result = (typeof results)[number];

type Told = {
  kind: 'benefit' | 'harm' | 'pharmacokinetics';
  arms: readonly { n?: number; events?: number; percent?: number; value?: number }[];
  effect?: { measure: string; value: number; low?: number; high?: number };
  p?: string;
  result: Result;
  direction?: 'lower is better' | 'higher is better';
  note?: string;
};

/** The significance level: a p below it counts as a difference, as in the recorded trials. */
const ALPHA = 0.05;

/**
 * Derives the result from a finding's numbers. The interval of the effect decides: does it contain
 * the value of no effect (1 for ratios, else 0)? Else a printed p decides whether groups differ,
 * and two groups' figures which did better. Undefined without either or without a better direction.
 */
export function deriveResult(finding: Omit<Told, 'result'>): Result | undefined {
  const { effect, p, arms } = finding;
  const isBetter = getBetter(finding);
  const toResult = (side: number): Result | undefined =>
    isBetter && (isBetter(side) ? 'favours intervention' : 'favours comparator');
  if (effect?.low !== undefined && effect.high !== undefined) {
    const none = effect.measure.endsWith('ratio') ? 1 : 0;
    if (effect.low <= none && none <= effect.high) return 'no clear difference';
    return toResult(effect.high < none ? -1 : 1);
  }
  const isClear = parseP(p);
  if (isClear === undefined) return undefined;
  if (!isClear) return 'no clear difference';
  const figures = toFigures(arms);
  return figures && toResult(figures[0] - figures[1]);
}

/** The figures of both groups; undefined unless there are two and they differ. */
function toFigures(arms: Told['arms']): [first: number, second: number] | undefined {
  if (arms.length !== 2) return undefined;
  for (const measure of MEASURES) {
    const [first, second] = arms.map(measure);
    if (first !== undefined && second !== undefined)
      return first === second ? undefined : [first, second];
  }
  return undefined;
}

/** The measures by which two groups can be compared, best first: a figure, the share of people with an event, events. */
const MEASURES: readonly ((arm: Told['arms'][number]) => number | undefined)[] = [
  ({ percent, value }) => percent ?? value,
  ({ n, events }) => (n && events !== undefined ? (100 * events) / n : undefined),
  ({ events }) => events,
];

/** Returns a test of whether a signed change is an improvement; `direction` decides, else lower harm is better. */
function getBetter({ kind, direction }: Pick<Told, 'kind' | 'direction'>) {
  const better = direction ?? (kind === 'harm' ? 'lower is better' : undefined);
  return better && ((side: number) => side < 0 === (better === 'lower is better'));
}

/** Reports a stated result that contradicts the finding's own numbers. */
export function findResultFaults(finding: Told): string[] {
  const { result, effect, p, arms } = finding;
  if (result === 'descriptive') return [];
  const derived = deriveResult(finding);
  if (derived === result) return [];
  if (derived && effect?.low !== undefined)
    return [
      `result is "${result}", and ${effect.value} (${effect.low} to ${effect.high}) says "${derived}"`,
    ];
  const isClear = parseP(p);
  if (isClear !== undefined && isClear !== (result !== 'no clear difference'))
    return [`result is "${result}", and p ${p} says ${isClear ? 'a difference' : 'none'}`];
  if (
    result === 'no clear difference' &&
    !effect &&
    isClear === undefined &&
    UNTESTED.test(finding.note ?? '')
  )
    return [`result is "${result}", and its note says that nobody tested: write "descriptive"`];
  const isBetter = getBetter(finding);
  const figures = toFigures(arms);
  if (!figures || !isBetter || result === 'no clear difference') return [];
  const [first, second] = figures;
  const stated = isBetter(first - second) ? 'favours intervention' : 'favours comparator';
  return stated === result
    ? []
    : [`result is "${result}", and the groups' ${first} and ${second} say "${stated}"`];
}

/** Matches a note that says that differing figures were not tested. */
const UNTESTED = /\bno test (?:was given|of)|\btoo few for a test/i;

/** Whether a printed p shows a difference; undefined if it cannot be parsed, is inconclusive or of non-inferiority. */
function parseP(p: string | undefined): boolean | undefined {
  const [, sign = '', figure] = /^([<>=≤≥]?)\s*(0?\.\d+)$/.exec(p?.trim() ?? '') ?? [];
  if (figure === undefined) return undefined;
  const value = Number(figure);
  if (sign === '>' || sign === '≥') return value >= ALPHA ? false : undefined;
  return sign === '<' || sign === '≤' ? (value <= ALPHA ? true : undefined) : value < ALPHA;
}
