import { type MethodSection, method } from '@/content/calculator-method';
import type { PeptideRecord } from '@/content/peptides/types';
import { research } from '@/content/research';
import { caseStudies } from '@/content/resources/case-studies';
import { halfLives } from '@/content/resources/half-lives';
import { protocols } from '@/content/resources/protocols';
import type { Statement } from '@/lib/evidence/check-numbers';
import { toSentences } from '@/lib/markdown/statements';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getPeptides } from '@/lib/peptides/peptides';

const calculatorMethod: readonly MethodSection[] = method;

/** Every statement of the records in TypeScript that stands beside citations, with its record's id. */
export function getRecordStatements(): Statement[] {
  return [
    ...getPeptides().flatMap(toPeptideStatements),
    ...protocols.flatMap(({ id, title: _, sources, ...texts }) =>
      toStatements('content/resources/protocols.ts', id, texts, sources),
    ),
    ...caseStudies.flatMap(({ id, references, ...texts }) =>
      toStatements('content/resources/case-studies.ts', id, texts, references),
    ),
    ...halfLives.flatMap(({ name, stated, reference }) =>
      toStatements('content/resources/half-lives.ts', name, stated, [reference]),
    ),
    ...research.publications.flatMap(({ reference, ...texts }) =>
      toStatements('content/research.ts', reference, texts, [reference]),
    ),
    ...calculatorMethod.flatMap(({ id, points }) =>
      points.flatMap(({ text, sources = [] }) =>
        toStatements('content/calculator-method.ts', id, text, sources),
      ),
    ),
  ];
}

/** A field is held to what it cites, a field without citations of its own to all that the record cites. */
function toPeptideStatements(peptide: PeptideRecord): Statement[] {
  const { slug, dosing, halfLife, evidence, timeline } = peptide;
  const all = toPeptideCitations(peptide).keys;
  const { injectionType, frequency, recommendedDose, cycleLength, protocol } = dosing;
  const of = (field: string, texts: unknown, keys: readonly string[]) =>
    toStatements('content/peptides', `${slug}.${field}`, texts, keys);
  return [
    ...of('benefits', [peptide.subtitle, peptide.benefits, peptide.library?.duration], all),
    ...of(
      'dosing',
      [
        injectionType,
        frequency,
        recommendedDose,
        cycleLength,
        protocol,
        dosing.doses.map(({ amount, unit }) => `${amount} ${unit}`),
      ],
      dosing.source.references,
    ),
    ...of('timeline', timeline, all),
    ...of('halfLife', halfLife?.text, halfLife?.references ?? []),
    ...of('evidence', evidence.text, evidence.references),
  ];
}

function toStatements(
  file: string,
  field: string,
  texts: unknown,
  keys: readonly string[],
): Statement[] {
  return toTexts(texts)
    .flatMap(toSentences)
    .map((text) => ({ text, keys, file, field }));
}

/** Every text of a record, however deep. */
function toTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(toTexts) : [];
}
