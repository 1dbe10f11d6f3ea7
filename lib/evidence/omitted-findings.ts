import type { ContentProblem } from '@/lib/content/content-error';
import type { VerdictRecord } from '@/lib/records/verdicts';
import type { Reference } from '@/lib/references/references';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Finding, Study } from './evidence-schema';
import { problemAt } from './validate-evidence';

/**
 * Reports findings that the verdicts on a substance omit: each missed primary benefit and each death in a randomised
 * study must be named under a verdict on each of its substances.
 */
export function findOmittedFindings(
  { slug, verdicts }: VerdictRecord,
  findings: readonly Finding[],
): { field?: string; message: string }[] {
  const told = new Set(verdicts.flatMap((verdict) => verdict.findings));
  return findings
    .filter(
      (finding) =>
        finding.substances.includes(slug) &&
        finding.randomised !== undefined &&
        !finding.tells &&
        !told.has(finding.id) &&
        (isMissed(finding) || (finding.area === 'death' && finding.kind === 'harm')),
    )
    .map(({ id, outcome }) => ({
      message: `leaves out ${id} (${outcome}), a main result that missed or a death; name it under a verdict`,
    }));
}

/** Matches the p of a non-inferiority test: a trial with that aim has met it. */
const NOT_WORSE = /not worse|non-inferiority/;

/** Whether a finding is its study's primary benefit outcome and missed. */
export function isMissed({ kind, primary, result, p = '' }: Finding): boolean {
  return (
    kind === 'benefit' &&
    primary &&
    !NOT_WORSE.test(p) &&
    (result === 'no clear difference' || result === 'favours comparator')
  );
}

type Told = NonNullable<Study['notReported']>[number];

/** What every trial must report, and which findings tell it. */
const MUST_TELL: readonly (readonly [told: Told, isOfIt: (finding: Finding) => boolean])[] = [
  ['main result', ({ primary }) => primary],
  ['harms', ({ kind }) => kind === 'harm'],
];

/**
 * Reports randomised trials in people that have neither findings on their main result and harms nor an entry under
 * `notReported` of their study, and those that have both.
 */
export function findReportingFaults(
  findings: readonly Finding[],
  studies: readonly Study[],
  references: ReadonlyMap<string, Reference>,
): ContentProblem[] {
  const byStudy = new Map(studies.map((study) => [study.reference, study]));
  const byTrial = new Map(groupInOrder(findings, ({ reference }) => reference));
  const trials = [...references].filter(
    ([, { custom }]) => custom.study === 'rct' && custom.species === 'human',
  );
  return trials.flatMap(([reference]) =>
    MUST_TELL.flatMap(([told, isOfIt]) => {
      const isMissing = byStudy.get(reference)?.notReported?.includes(told) ?? false;
      const isTold = byTrial.get(reference)?.some(isOfIt) ?? false;
      if (isTold !== isMissing) return [];
      const message = isMissing
        ? `lists its ${told} as not reported, and a finding tells it; take "${told}" out of "notReported"`
        : `has no finding of its ${told}; add one, or "notReported": ["${told}"] where the copy does not tell it`;
      return [problemAt('studies', reference, message)];
    }),
  );
}
