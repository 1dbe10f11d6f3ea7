import { calculatorCorrections } from '@/content/calculator-corrections';
import { type PageRecord, pages } from '@/content/pages';
import { toLastChange } from '@/lib/content/review';
import { getVerdictChanges } from '@/lib/evidence/verdicts';
import { getTerms } from '@/lib/glossary/glossary';
import { toTermAnchor } from '@/lib/glossary/glossary-terms';
import { getLibraryCategories, getLibraryCategory } from '@/lib/peptides/library';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { toPeptideText } from '@/lib/peptides/peptide-text';
import { getPeptides, peptidePath, toShownCategory } from '@/lib/peptides/peptides';
import { navigationRecord } from '@/lib/records/navigation';
import type { PeptideRecord } from '@/lib/records/peptides';
import {
  caseStudyRecords,
  infographicRecords,
  protocolRecords,
  researchRecord,
  storageRecord,
} from '@/lib/records/resources';
import {
  getToolTexts,
  proofPageRecord,
  type ToolTexts,
  toolPagesRecord,
} from '@/lib/records/tool-texts';
import type { Page, Words } from './page';
import { getSafetyPages } from './safety-pages';

/** The pages and parts of pages that come from records, not from Markdown files or papers. */
export function getRecordPages(): Page[] {
  return [
    ...getPeptides().map(describePeptide),
    ...Object.values(pages).map(describeRecord),
    ...getLibraryCategories().map(
      ({ id, title, label, description }): Page => ({
        kind: 'Page',
        path: `${pages.library.path}/${id}`,
        title,
        crumb: label,
        description,
        under: [pages.library.path],
      }),
    ),
    ...getTagLists(),
    ...getTerms().map(
      ({ term, definition, aliases }): Page => ({
        kind: 'Glossary',
        path: `${pages.glossary.path}#${toTermAnchor(term)}`,
        title: term,
        description: definition,
        names: aliases,
      }),
    ),
    ...getResourceParts(),
    ...getSafetyPages(),
  ];
}

function describeRecord(record: PageRecord): Page {
  return {
    ...record,
    kind: record.isTool ? 'Tool' : 'Page',
    getWords: words[record.path],
    ...(record.path === pages.calculator.path && { changes: calculatorCorrections }),
  };
}

const words: Record<string, () => Words> = {
  [pages.calculator.path]: () => {
    const { sections } = getToolTexts('calculator');
    return toWords({ formulas: [], sections });
  },
  [pages.halfLife.path]: () => toWords(getToolTexts('half-life')),
  [pages.sequenceLab.path]: () => toWords(getToolTexts('sequence')),
  [pages.certificate.path]: () => {
    const { places, method, limits, sources } = toolPagesRecord.get().certificate;
    const read = limits.flatMap(({ what, medicine, reagent }) => [what, medicine, reagent]);
    return { text: joinLines(places, method, read), keys: Object.values(sources) };
  },
  [pages.sheet.path]: () => ({ text: joinLines(toolPagesRecord.get().sheet.notes), keys: [] }),
  [pages.baseline.path]: () => {
    const { limits, formulas } = toolPagesRecord.get().baseline;
    const points = limits.flatMap((limit) => [limit.title, ...limit.points]);
    return { text: joinLines(points, formulas.flatMap(Object.values)), keys: [] };
  },
  [pages.proof.path]: () => ({
    text: joinLines(proofPageRecord.get().criteria.map(({ point, text }) => `${point} ${text}`)),
    keys: [],
  }),
  [pages.research.path]: () => {
    const { publications } = researchRecord.get();
    return {
      text: joinLines(publications.map(({ found }) => found)),
      keys: publications.map(({ reference }) => reference),
    };
  },
  [pages.reference.path]: () => ({ text: '', keys: storageRecord.get().sources }),
};

function toWords({ formulas, sections }: Pick<ToolTexts, 'formulas' | 'sections'>): Words {
  const points = sections.flatMap((section) => section.points);
  return {
    text: joinLines(
      formulas.flatMap(Object.values),
      points.map(({ text }) => text),
    ),
    keys: points.flatMap(({ sources = [] }) => sources),
  };
}

/** A peptide can also be found by its code and its sequence. */
function describePeptide(peptide: PeptideRecord): Page {
  const { slug, name, subtitle, code, library } = peptide;
  const category = library && getLibraryCategory(library.category);
  const changes = [...getVerdictChanges(peptide.slug), ...(peptide.changes ?? [])].sort((a, b) =>
    b.date.localeCompare(a.date),
  );
  return {
    kind: 'Peptide',
    path: peptidePath(slug),
    title: name,
    description: subtitle,
    under: [pages.products.path],
    names: [code, ...spellChain(peptide)],
    tags: [
      toShownCategory(peptide, 'products').label,
      ...(category ? [category.label, library.type] : []),
    ],
    getWords: () => ({ text: toPeptideText(peptide), keys: toPeptideCitations(peptide).keys }),
    updatedAt: toLastChange({ ...peptide, changes }),
    changes,
  };
}

/** The sequence as a reader types it: one letter per residue, X for an unusual one. */
function spellChain({ molecule }: PeptideRecord): string[] {
  if (molecule.kind !== 'peptide') return [];
  return [molecule.sequence.replace(/\[[^\]]*\]/g, 'X')];
}

/** The article lists of single tags that the menus link to. */
function getTagLists(): Page[] {
  return navigationRecord
    .get()
    .menuGroups.flatMap(({ sections }) => sections.flatMap(({ links }) => links))
    .filter(({ href }) => href.includes('?'))
    .map(({ href, label, description }) => ({
      kind: 'Page',
      path: href,
      title: `Articles: ${label}`,
      description,
    }));
}

/** Protocols, case studies and figures, each with the address of its place on a page. */
function getResourceParts(): Page[] {
  return [
    ...protocolRecords.get().map(
      ({ id, title, purpose, materials, steps, problems, sources }): Page => ({
        kind: 'Protocol',
        path: `${pages.protocols.path}#${id}`,
        title,
        description: purpose,
        getWords: () => ({
          text: joinLines(materials, steps.flatMap(Object.values), problems.flatMap(Object.values)),
          keys: sources,
        }),
      }),
    ),
    ...caseStudyRecords.get().map(
      ({ id, title, type, participants, found, notFound, references }): Page => ({
        kind: 'Case study',
        path: `${pages.caseStudies.path}#${id}`,
        title,
        description: `${type}, ${participants}. ${found[0]}`,
        getWords: () => ({ text: joinLines(found, [notFound]), keys: references }),
      }),
    ),
    ...infographicRecords.get().map(
      ({ id, title, caption, text }): Page => ({
        kind: 'Figure',
        path: `${pages.infographics.path}#${id}`,
        title,
        description: caption,
        getWords: () => ({ text: joinLines(text), keys: [] }),
      }),
    ),
  ];
}

function joinLines(...parts: readonly (readonly string[])[]): string {
  return parts.flat().join('\n');
}
