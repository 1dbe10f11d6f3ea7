import { getReferences } from '@/lib/references/references';
import { isMissed } from './untold-findings';
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
  /** Whether people on it were worse off by `harm`; else it tells what is known of its safety. */
  isHarmed: boolean;
};

/** What is told of a substance first; of a blend by its parts. */
export function getMainVerdicts(slug: string): MainVerdicts {
  return toMainVerdicts(getVerdicts(slug));
}

/** The same from verdicts in their order, the most asked for first. */
export function toMainVerdicts(verdicts: readonly Verdict[]): MainVerdicts {
  const result = verdicts.find(({ outcome }) => !outcome.isHarm) ?? verdicts[0];
  const others = verdicts.filter((verdict) => verdict !== result);
  const largest = [...verdicts].sort((a, b) => countFirst(b) - countFirst(a))[0];
  const isOther = largest !== result && largest?.findings[0] && isMissed(largest.findings[0]);
  const missed = isOther ? largest : undefined;
  const harms = others.filter(({ outcome }) => !outcome.isAfterStopping);
  const [serious] = harms
    .filter((verdict) => verdict.outcome.isSerious && isWorse(verdict))
    .sort((a, b) => Number(isDeath(b)) - Number(isDeath(a)));
  const [common] = harms
    .filter(({ outcome, direction }) => !outcome.isSerious && direction === 'harms')
    .sort((a, b) => countStruck(b) - countStruck(a));
  const open = harms.find((verdict) => verdict.outcome.isHarm && verdict !== missed);
  return {
    result,
    ...(missed && { missed }),
    harm: serious ?? common ?? open,
    ...(serious && common && { common }),
    isHarmed: (serious ?? common) !== undefined,
  };
}

/** Whether two verdicts rest first on the same work. */
export function isOneTrial(a: Verdict, b: Verdict): boolean {
  const [first] = a.references;
  return first !== undefined && b.references.includes(first);
}

/** How many more of 100 people had it than with nothing or another treatment, by the finding that shows it most. */
function countStruck({ findings }: Verdict): number {
  const more = findings.map(({ kind, arms }) => {
    const [first, last] = [arms[0], arms.at(-1)];
    return kind === 'harm' && first !== last ? toShare(first) - toShare(last) : 0;
  });
  return Math.max(0, ...more);
}

function toShare(arm?: { n?: number; events?: number; percent?: number }): number {
  return arm?.percent ?? (arm?.events !== undefined && arm.n ? (100 * arm.events) / arm.n : 0);
}

/** How many people the trial divided that a verdict rests on first; none where that is a review. */
function countFirst({ findings: [first] }: Verdict): number {
  if (first?.kind !== 'benefit' || !first.primary) return 0;
  const { study } = getReferences().get(first.reference)?.custom ?? {};
  return study === 'systematic-review' ? 0 : (first.randomised ?? 0);
}

const isDeath = ({ outcome }: Verdict) => outcome.id === 'death';

/**
 * Whether it harms, or more people on it were struck though too few to tell: they died, or its studies agree and are of
 * it alone.
 */
function isWorse(verdict: Verdict): boolean {
  const { direction, findings, judgements } = verdict;
  if (direction === 'harms') return true;
  const { inconsistency, indirectness } = judgements ?? {};
  const isDoubted = [inconsistency, indirectness].some((judged) => (judged?.lowers ?? 0) > 0);
  if (direction !== 'cannot say' || (isDoubted && !isDeath(verdict))) return false;
  return findings.some(
    ({ kind, result, arms: [first, second] }) =>
      kind === 'harm' &&
      result !== 'no clear difference' &&
      (toShare(first) > toShare(second) ||
        (!second && (isDeath(verdict) || (first?.events ?? 0) > 0))),
  );
}
