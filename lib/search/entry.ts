import { memoiseByDocument } from '@/lib/content/document';
import { getLabels } from '@/lib/labels/labels';
import { type Section, toSections } from '@/lib/markdown/sections';
import { getWords, type Page, type PageKind } from '@/lib/pages/page';
import { allQuestions, findAnswers, findRules } from '@/lib/records/labels';
import type { Kind } from './kinds';
import type { KnownName } from './known-names';

/** A searchable entry: a page, or a part of a page with its own address. */
export type SearchEntry = {
  kind: Kind;
  /** The name of its kind: 'Peptide', 'Lesson', 'Protocol'. */
  label: string;
  address: string;
  title: string;
  /** A sentence or two, shown when no passage matches better. */
  description: string;
  /** Other names: aliases, codes, a sequence in letters, a DOI. Weighted like the title. */
  names: string;
  tags: string;
  author: string;
  sections: readonly Section[];
};

/** The result group of each kind of page. */
export const groupOf: Readonly<Record<PageKind, Kind>> = {
  Peptide: 'peptide',
  Page: 'page',
  Tool: 'page',
  'Self-test': 'page',
  Article: 'article',
  Course: 'lesson',
  Lesson: 'lesson',
  Guide: 'lesson',
  Glossary: 'term',
  Protocol: 'resource',
  'Case study': 'resource',
  Figure: 'resource',
  'Evidence map': 'resource',
  'List of papers': 'resource',
  Paper: 'paper',
  Source: 'paper',
};

/** Converts a page to a search entry; `known` are the names by which readers look for it. */
export function describeEntry(page: Page, known: readonly KnownName[] = []): SearchEntry {
  const { kind, path, title, description, author = '', document } = page;
  const { names = [], tags = [], points = [] } = page;
  return {
    kind: groupOf[kind],
    label: kind,
    address: path,
    title,
    description,
    names: [...names, ...known.flatMap(getWordings)].join(' '),
    tags: [...tags, ...points].join(' '),
    author,
    sections: document
      ? getSections(document)
      : [{ text: getWords(page).text }, ...getPeptideSections(page)],
  };
}

/** Returns a name as typed and as one word. Questions are left to lib/search/asked.ts. */
function getWordings({ kind, text, joined }: KnownName): string[] {
  return kind === 'own' || kind === 'question' ? [] : [text, joined];
}

const MOLECULE: Section = {
  heading: 'Molecule',
  anchor: 'molecule',
  text: 'Sequence, formula, mass, molecular weight, half-life, CAS number and names elsewhere.',
};

/** What a substance's page says of its molecule and, question by question, before use. */
function getPeptideSections({ kind, path }: Page): Section[] {
  if (kind !== 'Peptide') return [];
  const slug = path.split('/').at(-1) ?? '';
  const labels = getLabels().get(slug);
  const rules = findRules(slug).filter(({ only }) => only);
  const answers = allQuestions.map(({ id, title }) => {
    const own = rules.flatMap(({ question, text }) => (question === id ? text : []));
    const read = labels ? findAnswers(labels, id).entries.flatMap(({ text = [] }) => text) : [];
    const anchor = labels ? id : 'before-use';
    return { heading: title, anchor, text: [...own, ...read].join('\n') };
  });
  return [MOLECULE, ...answers.filter(({ text }) => text)];
}

/** Splits a document into sections at its headings. */
export const getSections = memoiseByDocument('sections', ({ text }): Section[] =>
  toSections(text.tree),
);
