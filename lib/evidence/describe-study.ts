import { type StudyKind, studyKinds } from '@/content/study-kinds';
import type { Reference } from '@/lib/references/references';
import { capitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getFindingsOf, getStudy } from './evidence';
import type { Finding, Study } from './evidence-schema';
import { formatVerdict } from './finding-text';
import { countPeople, formatFollowUp, formatNumber, readingNotes } from './format-finding';

/** Kinds of publication that are called a study; all others are called a source. */
const STUDIES: readonly (StudyKind | '')[] = [
  'systematic-review',
  'rct',
  'observational',
  'pharmacokinetic',
  'case-report',
  'preclinical-animal',
  'in-vitro',
];

/** Matches a randomised design, but not 'randomised status not stated'. */
const BY_CHANCE = /\brandomised\b(?! status)/;

/** Whether a record is a randomised trial: not if its recorded design does not say so. */
export function isRandomisedTrial({ id, custom }: Reference): boolean {
  const study = getStudy(id);
  return custom.study === 'rct' && (!study || BY_CHANCE.test(study.design));
}

/** A record's kind of study in words: 'Randomised trial'. */
export function formatStudyKind(reference: Reference): string {
  const { study } = reference.custom;
  if (!study) return 'Kind of study not stated';
  return study === 'rct' && !isRandomisedTrial(reference)
    ? 'Trial not known to be randomised'
    : studyKinds[study].label;
}

/** The largest number of people in a finding: '1,961 people'; undefined if no finding gives one. */
export function formatPeople(findings: readonly Finding[]): string | undefined {
  const counts = findings.flatMap((finding) => countPeople(finding) ?? []);
  return counts.length > 0 ? `${formatNumber(Math.max(...counts))} people` : undefined;
}

/** Matches a funding note that is a payer's name, with or without a remark in brackets. */
const NAME_ONLY = /^(?!.*\b(?:staff|authors?|drug|affiliation|support|partly)\b)[^;]{1,48}$/;

/** Who paid for a study, in brief: 'paid by Novo Nordisk, the maker', 'the maker took part', 'payer not known'. */
export function formatPayer({ funding, sponsorIsMaker }: Study): string {
  const name = funding && NAME_ONLY.test(funding) ? funding.replace(/ \(.*$/, '') : undefined;
  if (sponsorIsMaker) return name ? `paid by ${name}, the maker` : 'the maker took part';
  if (name) return `paid by ${name}`;
  return sponsorIsMaker === false ? 'not paid by the maker' : 'payer not known';
}

/** Whether the maker paid, as a clause within a sentence. */
export function formatMaker(sponsorIsMaker: boolean | undefined): string {
  if (sponsorIsMaker === undefined) return 'whether the maker of the product paid is not known';
  return sponsorIsMaker
    ? 'the maker of the product paid or took part'
    : 'the maker of the product did not pay';
}

/**
 * Describes a record: `short` is 'Randomised trial, 1,961 people'; `line` adds who paid for it, such as
 * 'paid by Novo Nordisk, the maker'; `noun` is the word for it in links, 'study' or 'source'.
 */
export function describeStudy(reference: Reference): Record<'short' | 'line' | 'noun', string> {
  const study = getStudy(reference.id);
  const people = formatPeople(getFindingsOf(reference.id));
  const parts = [formatStudyKind(reference), people].filter(Boolean);
  const line = study ? [...parts, formatPayer(study)] : parts;
  const noun = STUDIES.includes(reference.custom.study) ? 'study' : 'source';
  return { short: parts.join(', '), line: line.join(', '), noun };
}

const ORDER: readonly Finding['kind'][] = ['benefit', 'harm', 'pharmacokinetics'];

/** Sorts benefits before harms before pharmacokinetics, and primary outcomes first within each. */
export function toMainFirst(findings: readonly Finding[]): Finding[] {
  const rank = ({ kind, primary }: Finding) => ORDER.indexOf(kind) * 2 + (primary ? 0 : 1);
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Picks the findings that sum up a record: `shown` are its primary benefits, else all benefits, else its harms, else
 * everything; `against` is a harm that favours the comparator, to be told after benefits.
 */
export function pickTold(findings: readonly Finding[]): {
  shown: readonly Finding[];
  against: Finding | undefined;
} {
  const benefits = findings.filter(({ kind }) => kind === 'benefit');
  const harms = findings.filter(({ kind }) => kind === 'harm');
  if (benefits.length === 0)
    return { shown: harms.length > 0 ? harms : findings, against: undefined };
  const main = benefits.filter(({ primary }) => primary);
  return {
    shown: main.length > 0 ? main : benefits,
    against: harms.find(({ result }) => result === 'favours comparator'),
  };
}

/** Sums up a record's results in words, those that `pickTold` picks. Undefined without findings. */
export function formatDirections(findings: readonly Finding[]): string | undefined {
  const { shown, against } = pickTold(findings);
  const [first] = shown;
  if (!first) return undefined;
  const text = [
    first.kind === 'harm' && 'harm: ',
    shown.every(({ result }) => result === first.result) ? formatVerdict(first) : 'mixed results',
    shown.every(({ confidence }) => confidence === 'secondary') && ' (reported only)',
    against && `; harm: ${formatVerdict(against)}`,
  ];
  return capitalize(text.filter(Boolean).join(''));
}

/** The note beside a result that a company announced or that was not read in the paper itself; else undefined. */
export function formatReading({ confidence }: Finding, reference: Reference): string | undefined {
  if (!/announcement/i.test(reference['container-title'] ?? '')) return readingNotes[confidence];
  return confidence === 'agreed'
    ? 'announced by the company, figures as two reports give them'
    : 'announced by the company';
}

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
    each(isRandomisedTrial(reference) ? 'Randomised' : 'In all', ({ randomised }) =>
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
