import { toTexts } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { findFactBox, findFigure } from '@/lib/figures/data/figures';
import { toReferenceKeys } from '@/lib/figures/data/sources';
import { toSentences } from '@/lib/markdown/statements';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getPeptides } from '@/lib/peptides/peptides';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { type FigureRecord, figureRecords } from '@/lib/records/figures';
import { generalRulesRecord, labelRecords, safetyTopics } from '@/lib/records/labels';
import { productRecords } from '@/lib/records/library';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import {
  caseStudyRecords,
  infographicRecords,
  protocolRecords,
  researchRecord,
} from '@/lib/records/resources';
import { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { selfTestRecords, toolTextRecords } from '@/lib/records/tool-texts';

/** Every statement of the YAML records that stands beside citations, with its record's id. */
export function getRecordStatements(): Statement[] {
  return [
    ...getPeptides().flatMap(toPeptideStatements),
    ...protocolRecords
      .get()
      .flatMap(({ id, title: _, sources, ...texts }) =>
        toStatements(protocolRecords.at(id), id, texts, sources),
      ),
    ...caseStudyRecords
      .get()
      .flatMap(({ id, references, ...texts }) =>
        toStatements(caseStudyRecords.at(id), id, texts, references),
      ),
    ...researchRecord
      .get()
      .publications.flatMap(({ reference, ...texts }) =>
        toStatements(researchRecord.at('', { value: reference }), reference, texts, [reference]),
      ),
    ...figureRecords.get().flatMap(toFigureStatements),
    ...factBoxRecords
      .get()
      .flatMap(({ id, title, unknown }) =>
        toStatements(
          factBoxRecords.at(id),
          id,
          [title, unknown],
          findFactBox(id)?.references ?? [],
        ),
      ),
    ...toolTextRecords
      .get()
      .flatMap(({ slug, sections }) =>
        sections.flatMap(({ id, points }) =>
          points.flatMap(({ text, sources = [] }) =>
            toStatements(toolTextRecords.at(slug), id, text, sources),
          ),
        ),
      ),
  ];
}

/**
 * What no finding holds and a reader acts on: answers of labels, what to do and whom to call when something went
 * wrong, the answers of self-tests, what infographics and cards of products say. They are confirmed as they stand.
 */
export function getHeldStatements(): Statement[] {
  const { danger, situations, countries } = somethingWentWrongRecord.get();
  return [
    ...labelRecords
      .get()
      .flatMap(({ slug, labels, answers, also, strengths }) =>
        [
          ...Object.entries({ ...answers, ...also }),
          ['strengths', strengths ?? []] as const,
        ].flatMap(([question, entries]) =>
          entries.flatMap(({ label, ...said }) =>
            toStatements(
              labelRecords.at(slug, { field: question }),
              `${slug}.${question}`,
              'mg' in said ? `${said.name}: ${said.mg} mg in ${said.ml} mL` : said.text,
              [labels[label]?.reference ?? []].flat(),
            ),
          ),
        ),
      ),
    ...generalRulesRecord
      .get()
      .rules.flatMap(({ question, text, references }) =>
        toStatements(generalRulesRecord.at(''), question, text, references),
      ),
    ...safetyTopics
      .get()
      .flatMap(({ id, intro, rules = [] }) =>
        [{ text: intro, references: [] }, ...rules].flatMap(({ text, references }) =>
          toStatements(safetyTopics.at(id), id, text, references),
        ),
      ),
    ...toStatements(somethingWentWrongRecord.at(''), 'danger', danger, []),
    ...situations.flatMap(({ id, references, urgency: _, ...texts }) =>
      toStatements(somethingWentWrongRecord.at('', { value: id }), id, texts, references),
    ),
    ...countries.map(({ country, emergency, poison, references }) => ({
      ...{ text: `${country}: ${emergency}, poison centre ${poison ?? 'none'}`, keys: references },
      ...somethingWentWrongRecord.at('', { value: country }),
      field: 'countries',
    })),
    ...infographicRecords
      .get()
      .flatMap(({ id, text }) => toStatements(infographicRecords.at(id), id, text, [])),
    ...productRecords
      .get()
      .flatMap(({ id, description }) => toStatements(productRecords.at(id), id, description, [])),
    ...selfTestRecords.get().flatMap(({ slug, questions }) =>
      Object.values(questions)
        .flat()
        .map(({ ask, right, why }) => ({
          ...selfTestRecords.at(slug, { value: ask }),
          ...{ text: `${ask} ${right}. ${why}`, keys: [] },
        })),
    ),
  ];
}

/** The words of a figure are held to all its sources, a stated count, amount or event to its own. */
function toFigureStatements(record: FigureRecord): Statement[] {
  const { id, title, note } = record;
  const of = (text: string, keys: readonly string[]) =>
    toStatements(figureRecords.at(id), id, text, keys);
  const figure = findFigure(id);
  const keys = figure ? toReferenceKeys(figure) : [];
  const words = [title, note].flatMap((text) => of(text, keys));
  switch (record.kind) {
    case 'tiles':
      return [
        ...words,
        ...record.steps.flatMap((step) => of(`${step.count} ${step.text}`, [step.reference])),
      ];
    case 'amounts':
      return [
        ...words,
        ...record.rows.flatMap(({ label, value, beside, reference }) =>
          of([label, value, beside ?? '', record.unit].join(' '), [reference]),
        ),
      ];
    case 'dates':
      return [...words, ...record.events.flatMap(({ text, reference }) => of(text, [reference]))];
    default:
      return words;
  }
}

/** A field is held to what it cites, a field without citations of its own to all that the record cites. */
function toPeptideStatements(peptide: PeptideRecord): Statement[] {
  const { slug, dosing, evidence, timeline } = peptide;
  const halfLife = toHalfLifeText(peptide);
  const all = toPeptideCitations(peptide).keys;
  const { injectionType, frequency, recommendedDose, cycleLength, protocol } = dosing;
  const of = (field: string, texts: unknown, keys: readonly string[]) =>
    toStatements(peptideRecords.at(slug, { field }), `${slug}.${field}`, texts, keys);
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
  { file, line }: { file: string; line?: number },
  field: string,
  texts: unknown,
  keys: readonly string[],
): Statement[] {
  return toTexts(texts)
    .flatMap(toSentences)
    .map((text) => ({ text, keys, file, line, field }));
}
