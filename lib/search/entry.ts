import type { Section } from '@/lib/markdown/sections';
import { searchWordsRecord } from '@/lib/records/search-words';
import type { Fields } from './text-index';
import { toQuestionWord } from './words';

/** The kinds of answers, in the order of their groups, and what a group is called. */
export const kinds = [
  { id: 'peptide', label: 'Peptides' },
  { id: 'page', label: 'Tools and pages' },
  { id: 'article', label: 'Articles' },
  { id: 'lesson', label: 'Lessons and guides' },
  { id: 'term', label: 'Glossary' },
  { id: 'resource', label: 'Resources' },
  { id: 'paper', label: 'Papers' },
] as const;

export type Kind = (typeof kinds)[number]['id'];

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
  /** The text by its headings. */
  sections?: readonly Section[];
};

/** What the index holds of an entry. */
export function toFields({
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

/** What readers ask who need the page at an address, in words and as one (query.ts). */
export function toAsked(address: string): string[] {
  return (searchWordsRecord.get().askedFor[address] ?? []).flatMap((text) => [
    text,
    toQuestionWord(text),
  ]);
}
