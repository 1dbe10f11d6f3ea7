import { studyKinds } from '@/content/study-kinds';
import type { Reference } from '@/lib/references/references';
import { capitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';
import { formatMaker, formatStudyKind } from './describe-study';
import { getFindingsOf, getStudy } from './evidence';
import type { Finding, Study } from './evidence-schema';
import { formatFollowUp, formatNumber } from './format-finding';

/**
 * How a study was done and who paid, from its entry and its findings: each fact with several texts if findings differ
 * in it. Unknown facts are left out.
 */
export function toStudyRows(reference: Reference) {
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

function row(label: string, texts: readonly (string | undefined)[]) {
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

/**
 * The limits of a study's kind, its record's warning and its findings' notes, each once; a note that is not on all
 * findings begins with the outcomes concerned.
 */
export function toStudyLimits({ id, custom }: Reference): string[] {
  const findings = getFindingsOf(id);
  const notes = groupInOrder(findings, ({ note }) => note).map(([note, noted]) =>
    note && noted.length < findings.length
      ? `${noted.map(({ outcome }) => outcome).join('; ')}: ${note}`
      : note,
  );
  return [
    custom.study && studyKinds[custom.study].limit,
    custom.weaklyConfirmed && `To be used with care: ${custom.weaklyConfirmed}`,
    ...notes,
  ].flatMap((text) => text || []);
}

/** The latest day on which a study was read, in ISO 8601; undefined if it has no entries. */
export function toLastReading({ id }: Reference): string | undefined {
  const study = getStudy(id);
  return [...getFindingsOf(id), ...(study ? [study] : [])]
    .map(({ seen }) => seen.date)
    .sort()
    .at(-1);
}
