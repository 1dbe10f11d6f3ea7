import type { VerdictRecord } from '@/lib/records/verdicts';
import type { Finding } from './evidence-schema';
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
