import { ofText } from '@/lib/content/of-text';
import { getLabels } from '@/lib/labels/labels';
import { type Section, toSections } from '@/lib/markdown/sections';
import { getWords, type Page, type PageKind } from '@/lib/pages/page';
import { allQuestions, findAnswers } from '@/lib/records/labels';
import type { Kind } from './kinds';
import type { KnownName } from './known-names';
import type { Fields } from './text-index';

/** Something that can be found: one page, or one part of a page with an address of its own. */
export type SearchEntry = {
  kind: Kind;
  /** What one of it is called: 'Peptide', 'Lesson', 'Protocol'. */
  label: string;
  address: string;
  title: string;
  /** A sentence or two, shown where no better passage is found. */
  description: string;
  /** Other names: aliases, codes, the letters of a sequence, a DOI. Weigh as much as the title. */
  names?: readonly string[];
  tags?: readonly string[];
  author?: string;
  sections?: readonly Section[];
};

/** What the index holds of an entry. */
export function getFields({
  title,
  names = [],
  tags = [],
  description,
  author = '',
  sections = [],
}: SearchEntry): Fields {
  return {
    title,
    names: names.join(' '),
    tags: tags.join(' '),
    description,
    author,
    body: sections.map(({ heading = '', text }) => `${heading}\n${text}`).join('\n'),
  };
}

/** The group that a page is found in. */
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

/** A page as it can be found; `known` are the names that readers look for it by. */
export function describeEntry(page: Page, known: readonly KnownName[] = []): SearchEntry {
  const {
    kind,
    path,
    title,
    description,
    names = [],
    tags = [],
    points = [],
    author,
    document,
  } = page;
  return {
    kind: groupOf[kind],
    label: kind,
    address: path,
    title,
    description,
    names: [...names, ...known.flatMap(getWordings)],
    tags: [...tags, ...points],
    author,
    sections: document
      ? getSections(document)
      : [{ text: getWords(page).text }, ...getLabelSections(page)],
  };
}

/** A name as words and as one. Questions are no text of a page: lib/search/asked.ts finds them. */
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

/** A text by its headings. */
export const getSections = ofText(({ text }): Section[] => toSections(text.tree));
