import { type StudyKind, studyKinds } from '@/content/study-kinds';
import type { Reference } from '@/lib/references/references';
import { capitalize } from '@/lib/text/first-letter';
import { getFindingsOf, getStudy } from './evidence';
import type { Finding, Study } from './evidence-schema';
import { countPeople, formatNumber, toReadingNote } from './format-finding';
import { formatVerdict } from './tell-finding';

/** Kinds that studied something themselves; the others tell, rule or announce. */
const STUDIES: ReadonlySet<StudyKind | ''> = new Set<StudyKind>([
  'systematic-review',
  'rct',
  'observational',
  'pharmacokinetic',
  'case-report',
  'preclinical-animal',
  'in-vitro',
]);

/** The kind of study of a record in words: 'Randomised trial'. */
export function formatStudyKind({ custom }: Reference): string {
  return custom.study ? studyKinds[custom.study].label : 'Kind of study not stated';
}

/** How many people took part, '1,961 people'; undefined where no finding counts them. */
export function formatPeople(findings: readonly Finding[]): string | undefined {
  const counts = findings.flatMap((finding) => countPeople(finding) ?? []);
  return counts.length > 0 ? `${formatNumber(Math.max(...counts))} people` : undefined;
}

/** The payer is named in the first words of a note that says more. */
const NAME_ONLY = /^(?!.*\b(?:staff|authors?|drug|affiliation|support|partly)\b)[^;]{1,48}$/;

/** Who paid for a study, shortly: 'paid by Novo Nordisk, the maker', 'maker took part', 'not paid by the maker'. */
export function formatPayer({ funding, sponsorIsMaker }: Study): string {
  const name = funding && NAME_ONLY.test(funding) ? funding.replace(/ \(.*$/, '') : undefined;
  if (sponsorIsMaker) return name ? `paid by ${name}, the maker` : 'the maker took part';
  if (name) return `paid by ${name}`;
  return sponsorIsMaker === false ? 'not paid by the maker' : 'payer not known';
}

/** What is known of the maker and the payment, within a sentence. */
export function tellMaker(sponsorIsMaker: boolean | undefined): string {
  if (sponsorIsMaker === undefined) return 'whether the maker of the product paid is not known';
  return sponsorIsMaker
    ? 'the maker of the product paid or took part'
    : 'the maker of the product did not pay';
}

/**
 * What says a record shortly: 'Randomised trial, 1,961 people', and in one whole line with its payer,
 * 'Randomised trial, 1,961 people, paid by Novo Nordisk, the maker'. `noun` is what it is called where one points at it.
 */
export function describeStudy(reference: Reference): Record<'short' | 'line' | 'noun', string> {
  const study = getStudy(reference.id);
  const people = formatPeople(getFindingsOf(reference.id));
  const parts = [formatStudyKind(reference), people].filter(Boolean);
  const line = study ? [...parts, formatPayer(study)] : parts;
  const noun = STUDIES.has(reference.custom.study) ? 'study' : 'source';
  return { short: parts.join(', '), line: line.join(', '), noun };
}

const ORDER: readonly Finding['kind'][] = ['benefit', 'harm', 'pharmacokinetics'];

/** Benefits before harms, and what a study was made to measure before the rest. */
export function toMainFirst(findings: readonly Finding[]): Finding[] {
  const rank = ({ kind, primary }: Finding) => ORDER.indexOf(kind) * 2 + (primary ? 0 : 1);
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * What a record's results say together, in words: that of its main benefits, then that of its harms where
 * they point against what was tested. Undefined where nothing was measured.
 */
export function formatDirections(findings: readonly Finding[]): string | undefined {
  const benefits = findings.filter(({ kind }) => kind === 'benefit');
  const main = benefits.some(({ primary }) => primary)
    ? benefits.filter(({ primary }) => primary)
    : benefits;
  const harms = findings.filter(({ kind }) => kind === 'harm');
  const shown = main.length > 0 ? main : harms.length > 0 ? harms : findings;
  const words = new Set(shown.map(formatVerdict));
  const [first] = words;
  if (!first) return undefined;
  const against = main.length > 0 && harms.find(({ result }) => result === 'favours comparator');
  const isReported = shown.every(({ confidence }) => confidence === 'secondary');
  const isHarm = shown === harms;
  const text = [
    isHarm && 'harm: ',
    words.size === 1 ? first : 'mixed results',
    isReported && ' (reported only)',
    against && `; harm: ${formatVerdict(against)}`,
  ]
    .filter(Boolean)
    .join('');
  return capitalize(text);
}

/** What must stand beside a result that was not read in the paper itself; undefined where it was. */
export function formatReading({ confidence }: Finding, reference: Reference): string | undefined {
  if (!/announcement/i.test(reference['container-title'] ?? '')) return toReadingNote(confidence);
  return confidence === 'agreed'
    ? 'announced by the company, figures as two reports give them'
    : 'announced by the company';
}
