import { getFindingsAbout } from '@/lib/evidence/evidence';
import { toEvidenceKind } from '@/lib/evidence/evidence-map';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { DAYS_IN, formatFollowUp } from '@/lib/evidence/format-finding';
import { tellShortly } from '@/lib/evidence/tell-finding';
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

export const periodLabels: readonly string[] = PERIODS.map(({ label }) => label);

/** More would repeat the findings above. */
const MOST_OF_PERIOD = 3;

/** A result at the time at which it was measured: 'After 68 weeks', with its paper. */
export type MeasuredPoint = {
  finding: string;
  time: string;
  text: string;
  paper: { name: string; path: string };
};

export type TimelinePeriod = {
  label: string;
  /** What the record tells of it. */
  text: string | null;
  points: readonly MeasuredPoint[];
};

/** What was reported and measured in people in each of the four periods, the earliest first. */
export function toTimeline({ slug, timeline }: PeptideRecord): TimelinePeriod[] {
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
    return { label, text: timeline[id], points: points.map(({ finding }) => toPoint(finding)) };
  });
}

/** When a result was measured, in weeks from the start; undefined where the time is not given in such a unit. */
function toWeek({ followUp }: Finding): number | undefined {
  if (!followUp || followUp.unit === 'cycles') return undefined;
  return (followUp.value * DAYS_IN[followUp.unit]) / 7;
}

/** Whether it is a benefit or harm in people, with numbers of two groups or times. */
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

/** The main outcomes of the largest studies come first. */
function weigh({ primary, kind, randomised = 0 }: Finding): number {
  return (primary ? 2e6 : 0) + (kind === 'benefit' ? 1e6 : 0) + randomised;
}

function toPoint(finding: Finding): MeasuredPoint {
  const { id, reference, followUp } = finding;
  return {
    finding: id,
    time: `After ${formatFollowUp(followUp)}`,
    text: tellShortly(finding),
    paper: { name: nameShortly(reference), path: paperPath(reference) },
  };
}
