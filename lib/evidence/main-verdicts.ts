import { getStudyKind } from './evidence';
import { isMissed } from './omitted-findings';
import { getJudged, getVerdicts, type Verdict } from './verdicts';

/**
 * The verdicts that sum up a substance in a few lines.
 *
 * - `result`: the first verdict that is not on a harm, the most asked about; else the first of all.
 * - `missed`: the verdict on its largest trial, if that missed its primary outcome and is not `result`.
 * - `harm`: a serious harm that came out worse, death first; else the commonest; else any.
 * - `common`: the commonest harm, if `harm` is a serious one. Counts from randomised groups come before single reports.
 * - `isHarmed`: whether `harm` left people worse off; otherwise it states what is known of safety.
 */
export function getMainVerdicts(slug: string) {
  const verdicts = getVerdicts(slug);
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
    .sort(
      (a, b) =>
        Number(b.start === 'randomised') - Number(a.start === 'randomised') ||
        getLargestExcess(b) - getLargestExcess(a),
    );
  const open = harms.find((verdict) => verdict.outcome.isHarm && verdict !== missed);
  return {
    result,
    missed,
    harm: serious ?? common ?? open,
    common: serious && common,
    isHarmed: (serious ?? common) !== undefined,
  };
}

/**
 * The same for each part of a blend, those with a death first; a part's main result counts as missed too, unless its
 * verdict leaves the answer open.
 */
export function getPartVerdicts(slug: string) {
  return getJudged(slug)
    .map((part) => {
      const main = getMainVerdicts(part);
      const first = main.result?.direction === 'cannot say' ? undefined : main.result?.findings[0];
      return {
        ...main,
        missed: main.missed ?? (first && isMissed(first) ? main.result : undefined),
      };
    })
    .sort((a, b) => Number(hasDeath(b)) - Number(hasDeath(a)));
}

/** The largest excess per 100 people of the first group over the last, among the verdict's harm findings. */
function getLargestExcess({ findings }: Verdict): number {
  const more = findings.map(({ kind, arms }) => {
    const [first, last] = [arms[0], arms.at(-1)];
    return kind === 'harm' && first !== last ? toShare(first) - toShare(last) : 0;
  });
  return Math.max(0, ...more);
}

function toShare(arm?: { n?: number; events?: number; percent?: number }): number {
  return arm?.percent ?? (arm?.events !== undefined && arm.n ? (100 * arm.events) / arm.n : 0);
}

/** How many people its first finding randomised; 0 unless that is a trial's primary benefit. */
function countFirst({ findings: [first] }: Verdict): number {
  if (first?.kind !== 'benefit' || !first.primary) return 0;
  return getStudyKind(first.reference) === 'systematic-review' ? 0 : (first.randomised ?? 0);
}

const hasDeath = ({ harm }: { harm?: Verdict }) => harm !== undefined && isDeath(harm);

const isDeath = ({ outcome }: Verdict) => outcome.id === 'death';

/**
 * Whether the direction is 'harms', or is 'cannot say' and a harm finding counts more cases with the substance. The
 * latter needs results that are consistent and, unless the outcome is death, direct.
 */
function isWorse(verdict: Verdict): boolean {
  const { direction, findings, judgements } = verdict;
  if (direction === 'harms') return true;
  const { inconsistency, indirectness } = judgements ?? {};
  const isDirect = isDeath(verdict) || !indirectness?.lowers;
  if (direction !== 'cannot say' || inconsistency?.lowers || !isDirect) return false;
  return findings.some(
    ({ kind, result, arms: [first, second] }) =>
      kind === 'harm' &&
      result !== 'no clear difference' &&
      (toShare(first) > toShare(second) ||
        (!second && (isDeath(verdict) || (first?.events ?? 0) > 0))),
  );
}
