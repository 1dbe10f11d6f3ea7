import type { Records } from '@/lib/content/records';
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

/** A record's name, its texts and the citation keys that they rest on. */
type Held = readonly [name: string, texts: unknown, keys: readonly string[]];

/** Returns the statements that `hold` extracts from each record, each with the record's file and line. */
function holdAll<Entry>(
  records: Records<readonly Entry[]>,
  name: keyof Entry,
  hold: (record: Entry) => readonly Held[],
): Statement[] {
  return records
    .get()
    .flatMap((record) =>
      hold(record).flatMap((held) => toStatements(records.at(String(record[name])), ...held)),
    );
}

/**
 * Returns the statements of peptides, protocols, case studies, the research hub, figures, fact boxes and the tools'
 * pages, each with the keys it cites and its record's id.
 */
export function getRecordStatements(): Statement[] {
  return [
    ...getPeptides().flatMap(toPeptideStatements),
    ...holdAll(protocolRecords, 'id', ({ id, title: _, sources, ...texts }) => [
      [id, texts, sources],
    ]),
    ...holdAll(caseStudyRecords, 'id', ({ id, references, ...texts }) => [[id, texts, references]]),
    ...researchRecord
      .get()
      .publications.flatMap(({ reference, ...texts }) =>
        toStatements(researchRecord.at('', { value: reference }), reference, texts, [reference]),
      ),
    ...holdAll(figureRecords, 'id', holdFigure),
    ...holdAll(factBoxRecords, 'id', ({ id, title, unknown }) => [
      [id, [title, unknown], findFactBox(id)?.references ?? []],
    ]),
    ...holdAll(toolTextRecords, 'slug', ({ sections }) =>
      sections.flatMap(({ id, points }) =>
        points.map(({ text, sources = [] }): Held => [id, text, sources]),
      ),
    ),
  ];
}

/**
 * Returns statements that no finding covers but readers act on: answers of labels, safety questions, what to do and whom
 * to call when something went wrong, self-test answers, infographic texts and product cards. Each must be confirmed word
 * for word.
 */
export function getVerbatimStatements(): Statement[] {
  const { danger, situations, countries } = somethingWentWrongRecord.get();
  return [
    ...labelRecords
      .get()
      .flatMap(({ slug, labels, answers, also, strengths = [] }) =>
        Object.entries({ ...answers, ...also, strengths }).flatMap(([question, entries]) =>
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
    ...holdAll(safetyTopics, 'id', ({ id, intro, rules = [] }) => [
      [id, intro, []],
      ...rules.map(({ text, references }): Held => [id, text, references]),
    ]),
    ...toStatements(somethingWentWrongRecord.at(''), 'danger', danger, []),
    ...situations.flatMap(({ id, references, urgency: _, ...texts }) =>
      toStatements(somethingWentWrongRecord.at('', { value: id }), id, texts, references),
    ),
    ...countries.map(({ country, emergency, poison, references }) => ({
      ...{ text: `${country}: ${emergency}, poison centre ${poison ?? 'none'}`, keys: references },
      ...somethingWentWrongRecord.at('', { value: country }),
      field: 'countries',
    })),
    ...holdAll(infographicRecords, 'id', ({ id, text }) => [[id, text, []]]),
    ...holdAll(productRecords, 'id', ({ id, description }) => [[id, description, []]]),
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

/** A figure's title and note cite all its sources; a count, amount or event cites only its own. */
function holdFigure(record: FigureRecord): Held[] {
  const { id, title, note } = record;
  const figure = findFigure(id);
  return [
    [id, [title, note], figure ? toReferenceKeys(figure) : []],
    ...toCounted(record).map(([text, reference]): Held => [id, text, [reference]]),
  ];
}

/** Returns the texts of a figure that each cite a single publication, with its key; other kinds show findings. */
function toCounted(record: FigureRecord): (readonly [text: string, reference: string])[] {
  switch (record.kind) {
    case 'tiles':
      return record.steps.map(({ count, text, reference }) => [`${count} ${text}`, reference]);
    case 'amounts':
      return record.rows.map(({ label, value, beside, reference }) => [
        [label, value, beside ?? '', record.unit].join(' '),
        reference,
      ]);
    case 'dates':
      return record.events.map(({ text, reference }) => [text, reference]);
    case 'forest':
    case 'groups':
    case 'panels':
    case 'arms':
    case 'people':
    case 'course':
    case 'sizes':
    case 'tested':
    case 'half-lives':
      return [];
  }
}

/** A field cites its own references; benefits and the timeline, which have none, cite all of the record's. */
function toPeptideStatements(peptide: PeptideRecord): Statement[] {
  const { slug, evidence, timeline } = peptide;
  const { source, doses, ...dosing } = peptide.dosing;
  const halfLife = toHalfLifeText(peptide);
  const all = toPeptideCitations(peptide).keys;
  const of = (field: string, texts: unknown, keys: readonly string[]) =>
    toStatements(peptideRecords.at(slug, { field }), `${slug}.${field}`, texts, keys);
  return [
    ...of('benefits', [peptide.subtitle, peptide.benefits, peptide.library?.duration], all),
    ...of(
      'dosing',
      [dosing, doses.map(({ amount, unit }) => `${amount} ${unit}`)],
      source.references,
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
