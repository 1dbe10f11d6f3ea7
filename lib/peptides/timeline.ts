import { getFindingsAbout } from '@/lib/evidence/evidence';
import { toEvidenceKind } from '@/lib/evidence/evidence-map';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatFindingLine } from '@/lib/evidence/finding-text';
import { DAYS_IN, formatFollowUp } from '@/lib/evidence/format-finding';
import type { PeptideRecord } from '@/lib/records/peptides';
import { paperPath } from '@/lib/references/paper-path';
import { getReferences } from '@/lib/references/references';
import { nameShortly } from '@/lib/references/short-name';
import { groupInOrder } from '@/lib/text/group-in-order';

const PERIODS = [
  { id: 'weeks1to2', label: 'Weeks 1\u20132', end: 2 },
  { id: 'weeks3to4', label: 'Weeks 3\u20134', end: 4 },
  { id: 'weeks5to8', label: 'Weeks 5\u20138', end: 8 },
  { id: 'beyondWeek8', label: 'Beyond week 8', end: Number.POSITIVE_INFINITY },
] as const;

export const periodLabels = PERIODS.map(({ label }) => label);

/** Results shown per period; more would repeat the findings above. */
const MOST_OF_PERIOD = 3;

/** A period, with what the record says of it and up to three results, each with its time ('After 68 weeks') and paper. */
export type TimelinePeriod = ReturnType<typeof toTimeline>[number];

/** Returns what was reported and measured in people in each of the four periods, in order. */
export function toTimeline({ slug, timeline }: PeptideRecord) {
  const measured = getFindingsAbout(slug)
    .flatMap((finding) => {
      const week = toWeek(finding);
      return week !== undefined && isMeasured(finding) ? [{ finding, week }] : [];
    })
    .sort((a, b) => weigh(b.finding) - weigh(a.finding));
  return PERIODS.map(({ id, label, end }, index) => {
    const start = PERIODS[index - 1]?.end ?? 0;
    const points = groupInOrder(
      measured.filter(({ week }) => week > start && week <= end),
      ({ finding }) => finding.reference,
    )
      .flatMap(([, all]) => all.slice(0, 1))
      .slice(0, MOST_OF_PERIOD)
      .sort((a, b) => a.week - b.week);
    return {
      label,
      text: timeline[id],
      points: points.map(({ finding }) => ({
        finding: finding.id,
        time: `After ${formatFollowUp(finding.followUp)}`,
        text: formatFindingLine(finding),
        paper: { name: nameShortly(finding.reference), path: paperPath(finding.reference) },
      })),
    };
  });
}

/** Returns the weeks from the start to a measurement; undefined if no time is given, or if it is given in cycles. */
function toWeek({ followUp }: Finding): number | undefined {
  if (!followUp || followUp.unit === 'cycles') return undefined;
  return (followUp.value * DAYS_IN[followUp.unit]) / 7;
}

/** Whether a finding is a benefit or harm in people, with numbers of two groups or times. */
function isMeasured({ kind, confidence, tells, reference, arms, effect }: Finding): boolean {
  const study = getReferences().get(reference)?.custom.study;
  const isInPeople = !['animals', 'cells', undefined].includes(study && toEvidenceKind(study));
  const hasNumbers =
    effect !== undefined ||
    arms.filter(({ value, percent, events }) => (value ?? percent ?? events) !== undefined).length >
      1;
  return (
    kind !== 'pharmacokinetics' && confidence !== 'secondary' && !tells && isInPeople && hasNumbers
  );
}

/** Sort weight: primary outcomes first, then benefits, then larger studies. */
function weigh({ primary, kind, randomised = 0 }: Finding): number {
  return (primary ? 2e6 : 0) + (kind === 'benefit' ? 1e6 : 0) + randomised;
}
