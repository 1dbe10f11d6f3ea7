import {
  formatDirections,
  formatPeople,
  formatStudyKind,
  toMainFirst,
} from '@/lib/evidence/describe-study';
import { getFindingsOf } from '@/lib/evidence/evidence';
import { PAPERS_PATH, toPaperPath } from '@/lib/references/paper-path';
import type { Reference } from '@/lib/references/references';
import { toShortCitations } from './short-citations';

/** A record in one or two sentences: its kind, its people, the questions it answers and which way it points. */
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

/** More than this would hide what the page is about. */
const MOST_QUESTIONS = 2;

/** The steps to a paper's page, whose own name is short: 'Wilding 2021'. */
export function toPaperTrail({ id }: Reference): { name: string; path: string }[] {
  const [citation] = toShortCitations([id]);
  return [
    { name: 'Research', path: '/research' },
    { name: 'Papers', path: PAPERS_PATH },
    { name: citation?.name ?? id, path: toPaperPath(id) },
  ];
}
