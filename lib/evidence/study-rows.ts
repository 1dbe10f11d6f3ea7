import { studyKinds } from '@/content/study-kinds';
import type { Reference } from '@/lib/references/references';
import { capitalize } from '@/lib/text/first-letter';
import { formatMaker, formatStudyKind } from './describe-study';
import { getFindingsOf, getStudy } from './evidence';
import type { Finding, Study } from './evidence-schema';
import { formatFollowUp, formatNumber } from './format-finding';

/** One fact about how a study was done, with several texts if its findings differ in it. */
export type StudyRow = { label: string; texts: string[] };

/** How a study was done and who paid, from its entry and its findings; unknown facts are left out. */
export function toStudyRows(reference: Reference): StudyRow[] {
  const study = getStudy(reference.id);
  const findings = getFindingsOf(reference.id);
  const each = (label: string, of: (finding: Finding) => string | undefined) =>
    row(label, [...new Set(findings.map(of))]);
  return [
    row('Kind', [formatStudyKind(reference)]),
    row('Design', [study?.design]),
    each('People', ({ population }) => population),
    each(reference.custom.study === 'rct' ? 'Randomised' : 'In all', ({ randomised }) =>
      formatPeopleCount(randomised),
    ),
    each('In all', ({ studied }) => formatPeopleCount(studied)),
    each('Given', ({ intervention }) => intervention),
    each('Compared with', ({ comparator }) => (comparator === 'none' ? 'nothing' : comparator)),
    each('Followed for', ({ followUp }) => formatFollowUp(followUp)),
    row('Paid by', [study && formatFunding(study)]),
    row('Registration', [study?.registration]),
    row('Not reported in what we could read', [study?.notReported?.join(', ')]),
  ].filter(({ texts }) => texts.length > 0);
}

function formatPeopleCount(people: number | undefined): string | undefined {
  return people === undefined ? undefined : `${formatNumber(people)} people`;
}

function row(label: string, texts: readonly (string | undefined)[]): StudyRow {
  return { label, texts: texts.flatMap((text) => text || []).map(toSentenceCase) };
}

function toSentenceCase(text: string): string {
  // Words such as 'rhIGF-1' or '2.4 mg' are left as they are.
  return /^\p{Ll}+(?=[\s,;]|$)/u.test(text) ? capitalize(text) : text;
}

/** Who paid and whether the payer makes the product, or that this is unknown. */
function formatFunding({ funding, sponsorIsMaker }: Study): string {
  return `${funding ?? 'No payer is named in what was read'}. ${capitalize(formatMaker(sponsorIsMaker))}.`;
}

/** A limitation of a study; `about` lists the outcomes concerned, empty for the whole study. */
export type StudyLimit = { text: string; about: string[] };

/** The limits of a study's kind, its record's warning and its findings' notes, each once. */
export function toStudyLimits({ id, custom }: Reference): StudyLimit[] {
  const kind = custom.study && studyKinds[custom.study].limit;
  const notes = new Map<string, string[]>();
  const findings = getFindingsOf(id);
  for (const { note, outcome } of findings) {
    if (note) notes.set(note, [...(notes.get(note) ?? []), outcome]);
  }
  return [
    ...(kind ? [{ text: kind, about: [] }] : []),
    ...(custom.weaklyConfirmed
      ? [{ text: `To be used with care: ${custom.weaklyConfirmed}`, about: [] }]
      : []),
    ...[...notes].map(([text, outcomes]) => ({
      text,
      about: outcomes.length < findings.length ? outcomes : [],
    })),
  ];
}

/** The latest day on which a study was read, in ISO 8601; undefined if it has no entries. */
export function toLastReading({ id }: Reference): string | undefined {
  const study = getStudy(id);
  return [...getFindingsOf(id), ...(study ? [study] : [])]
    .map(({ seen }) => seen.date)
    .sort()
    .at(-1);
}
