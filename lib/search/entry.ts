import { memoiseByDocument } from '@/lib/content/document';
import { getLabels } from '@/lib/labels/labels';
import { type Section, toSections } from '@/lib/markdown/sections';
import { getWords, type Page, type PageKind } from '@/lib/pages/page';
import { allQuestions, findAnswers } from '@/lib/records/labels';
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
      : [{ text: getWords(page).text }, ...getLabelSections(page)],
  };
}

/** Returns a name as typed and as one word. Questions are left to lib/search/asked.ts. */
function getWordings({ kind, text, joined }: KnownName): string[] {
  return kind === 'own' || kind === 'question' ? [] : [text, joined];
}

function getLabelSections({ kind, path }: Page): Section[] {
  const labels = kind === 'Peptide' ? getLabels().get(path.split('/').at(-1) ?? '') : undefined;
  if (!labels) return [];
  return allQuestions.flatMap(({ id, title }) => {
    const texts = findAnswers(labels, id).entries.flatMap(({ text = [] }) => text);
    return texts.length > 0 ? [{ heading: title, anchor: id, text: texts.join('\n') }] : [];
  });
}

/** Splits a document into sections at its headings. */
export const getSections = memoiseByDocument('sections', ({ text }): Section[] =>
  toSections(text.tree),
);
