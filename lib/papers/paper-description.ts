import {
  formatDirections,
  formatPeople,
  formatStudyKind,
  toMainFirst,
} from '@/lib/evidence/describe-study';
import { getFindingsOf } from '@/lib/evidence/evidence';
import type { Reference } from '@/lib/references/references';

/** Describes a record in a few sentences: its kind, its people, the questions it answers and its results. */
export function describePaper(reference: Reference): string {
  const findings = toMainFirst(getFindingsOf(reference.id));
  const people = formatPeople(findings);
  const questions = [...new Set(findings.map(({ question }) => question))];
  const directions = formatDirections(findings);
  return [
    `${formatStudyKind(reference)}${people ? `, ${people}` : ''}.`,
    ...questions.slice(0, MOST_QUESTIONS),
    ...(directions ? [`${directions}.`] : []),
  ].join(' ');
}

const MOST_QUESTIONS = 2;
