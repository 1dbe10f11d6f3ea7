import type { ContentProblem } from '@/lib/content/content-error';
import type { VerdictRecord } from '@/lib/records/verdicts';
import type { Reference } from '@/lib/references/references';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Finding, Study } from './evidence-schema';
import { problemAt } from './validate-evidence';
import type { VerdictContext } from './verdict-sentence';

/**
 * A main result that missed, and a death, cannot be left out: each such finding of a randomised study stands under a
 * verdict of each of its substances.
 */
export function findUntold(
  { slug, verdicts }: VerdictRecord,
  { findings }: VerdictContext,
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

/** A p of a test of not being worse, which a trial that asked that has met. */
const NOT_WORSE = /not worse|non-inferiority/;

/** Whether a finding is a study's own main benefit and did not come out in favour. */
export function isMissed({ kind, primary, result, p = '' }: Finding): boolean {
  return (
    kind === 'benefit' &&
    primary &&
    !NOT_WORSE.test(p) &&
    (result === 'no clear difference' || result === 'favours comparator')
  );
}

type Told = NonNullable<Study['notReported']>[number];

/** Whether the findings of a trial hold what every trial must tell. */
const TELLS: Record<Told, (findings: readonly Finding[]) => boolean> = {
  'main result': (findings) => findings.some(({ primary }) => primary),
  harms: (findings) => findings.some(({ kind }) => kind === 'harm'),
};

/**
 * Every controlled trial in people of the bibliography has its main result and its harms as findings, or its study says
 * that they were not reported in what could be read; never both.
 */
export function findUntoldTrials(
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
    (['main result', 'harms'] as const).flatMap((told) => {
      const isMissing = byStudy.get(reference)?.notReported?.includes(told) ?? false;
      if (TELLS[told](byTrial.get(reference) ?? []) !== isMissing) return [];
      const message = isMissing
        ? `lists its ${told} as not reported, and a finding tells it; take "${told}" out of "notReported"`
        : `has no finding of its ${told}; add one, or "notReported": ["${told}"] where the copy does not tell it`;
      return [problemAt('studies', reference, message)];
    }),
  );
}
