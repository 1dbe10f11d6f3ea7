import { isMissed } from './validate-verdicts';
import { getVerdicts, type Verdict } from './verdicts';

/** The verdicts that a substance is told by in a few lines. */
export type MainVerdicts = {
  /** On what it is most asked for. */
  result?: Verdict;
  /** The one that rests on its largest trial, where that missed its main aim and `result` is another. */
  missed?: Verdict;
  /** A serious harm or a death that came out worse, else the common one. */
  harm?: Verdict;
  /** The common harm, beside a serious one. */
  common?: Verdict;
};

/** What is told of a substance first; of a blend by its parts. */
export function getMainVerdicts(slug: string): MainVerdicts {
  return toMainVerdicts(getVerdicts(slug));
}

/** The same from verdicts in their order, the most asked for first. */
export function toMainVerdicts(verdicts: readonly Verdict[]): MainVerdicts {
  const result = verdicts.find(({ outcome }) => outcome.kind !== 'harm') ?? verdicts[0];
  const others = verdicts.filter((verdict) => verdict !== result);
  const largest = [...verdicts].sort((a, b) => countFirst(b) - countFirst(a))[0];
  const missed = largest !== result && largest?.findings[0] && isMissed(largest.findings[0]);
  const harms = others.filter(({ outcome }) => !outcome.isAfterStopping);
  const serious = harms.find((verdict) => verdict.outcome.isSerious && isWorse(verdict));
  const common = sortByTrial(
    harms.filter(({ outcome, direction }) => !outcome.isSerious && direction === 'harms'),
    result,
  )[0];
  const open = harms.find(({ outcome }) => outcome.kind === 'harm');
  return {
    result,
    ...(missed && { missed: largest }),
    harm: serious ?? common ?? open,
    ...(serious && common && { common }),
  };
}

/** Whether two verdicts rest first on the same work. */
export function isOneTrial(a: Verdict, b: Verdict): boolean {
  const [first] = a.references;
  return first !== undefined && b.references.includes(first);
}

/** Those from the trial of the main result first. */
function sortByTrial(harms: readonly Verdict[], result?: Verdict): Verdict[] {
  const rank = (verdict: Verdict) => Number(result !== undefined && isOneTrial(result, verdict));
  return [...harms].sort((a, b) => rank(b) - rank(a));
}

function countFirst({ findings: [first] }: Verdict): number {
  return first?.kind === 'benefit' && first.primary ? (first.randomised ?? 0) : 0;
}

/** Whether it harms, or more people on it were struck though too few to tell. */
function isWorse({ direction, findings }: Verdict): boolean {
  if (direction === 'harms') return true;
  if (direction !== 'cannot say') return false;
  return findings.some(({ kind, arms: [first, second] }) => {
    const share = (arm?: { n?: number; events?: number; percent?: number }) =>
      arm?.percent ?? (arm?.events !== undefined ? (100 * arm.events) / (arm.n ?? 100) : 0);
    return kind === 'harm' && share(first) > share(second);
  });
}
