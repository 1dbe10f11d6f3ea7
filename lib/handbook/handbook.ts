import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { memoise } from '@/lib/content/memoise';
import { requirePage } from '@/lib/pages/pages';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import { toWrittenNames } from '@/lib/peptides/substance-names';
import { formatReference } from '@/lib/references/format-reference';
import { type Reference, requireReferences } from '@/lib/references/references';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { formatLongDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { drawReferenceTables, drawSafety, drawSituations } from './draw-safety';
import { type Cite, drawSubstance } from './draw-substance';

/** A chapter of the handbook: a file of the book, with the date of the last change. */
export type Chapter = {
  id: string;
  title: string;
  part: string;
  body: ElementContent[];
  date?: string;
};

/** Builds the chapters of the handbook, in order, from the site's records: safety, library, quick reference. */
export const getHandbook: () => readonly Chapter[] = memoise('handbook', () => {
  const numbers = new Map<string, number>();
  const cite: Cite = (keys) =>
    keys.flatMap((key, at) => {
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
      const number = numbers.get(key) ?? 0;
      const link = h('a', { href: `references.xhtml#r${number}` }, `[${number}]`);
      return [{ type: 'text', value: at === 0 ? ' ' : '' }, link];
    });
  const substances = [...getPeptides()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const chapters: Chapter[] = [
    makeChapter('wrong', 'Safety', pages.somethingWentWrong.path, drawSituations(cite)),
    makeChapter('safety', 'Safety', pages.safety.path, drawSafety(cite)),
    ...substances.map((peptide) =>
      makeChapter(peptide.slug, 'Library', peptidePath(peptide.slug), drawSubstance(peptide, cite)),
    ),
    makeChapter('tables', 'Quick reference', pages.reference.path, drawReferenceTables(cite)),
  ];
  const newest = chapters
    .flatMap(({ date = [] }) => date)
    .sort()
    .at(-1);
  return [
    { id: 'about', title: 'About this book', part: 'Front', body: drawAbout(newest), date: newest },
    ...chapters,
    { id: 'index', title: 'Index of substances', part: 'Back', body: drawIndex() },
    {
      id: 'references',
      title: 'References',
      part: 'Back',
      body: [h('ol', requireReferences([...numbers.keys()]).map(drawReference))],
    },
  ];
});

/** Creates a chapter from a page, starting with the page's URL and the date of its last change. */
function makeChapter(id: string, part: string, path: string, body: ElementContent[]): Chapter {
  const { title, updatedAt } = requirePage(path);
  const url = toAbsoluteUrl(path);
  const place = h('p', { className: ['place'] }, [
    'From ',
    h('a', { href: url }, url),
    updatedAt ? `, as of ${formatLongDate(updatedAt)}.` : ', no change recorded.',
  ]);
  return { id, title, part, body: [place, ...body], date: updatedAt };
}

function drawAbout(newest: string | undefined): Element[] {
  return [
    h(
      'p',
      `The peptide library, the pages on safety and the quick reference of ${site.name}, from the same records as its pages${newest ? `, as of ${formatLongDate(newest)}` : ''}. Each chapter names its page and the day it last changed. What has been corrected since stands at ${toAbsoluteUrl(pages.corrections.path)}.`,
    ),
    h(
      'p',
      'It is education and proposes no dose. No clinician has reviewed it. The leaflet of your own product, a pharmacist or a doctor decides. A vial without a label may hold something else.',
    ),
  ];
}

/** Renders the index: every name of a substance in Latin script, linked to its chapter. */
function drawIndex(): Element[] {
  const entries = getPeptides().flatMap(({ name, slug }) =>
    [...new Set([name, ...toWrittenNames(slug)])]
      .filter((text) => /^\p{sc=Latin}/u.test(text))
      .map((text) => ({ text, name, slug })),
  );
  const byLetter = groupInOrder(
    entries.sort((a, b) => a.text.localeCompare(b.text, 'en')),
    ({ text }) => text.charAt(0).toUpperCase(),
  );
  return byLetter.flatMap(([letter, all]) => [
    h('h2', letter),
    h(
      'ul',
      all.map(({ text, name, slug }) =>
        h('li', [h('a', { href: `${slug}.xhtml` }, text), text === name ? '' : ` (${name})`]),
      ),
    ),
  ]);
}

function drawReference(reference: Reference, at: number): Element {
  const { authors, title, journal, detail, link, isNotPeerReviewed } = formatReference(reference);
  return h('li', { id: `r${at + 1}` }, [
    `${authors}. ${title}. ${journal}. ${detail}. `,
    ...(link ? [h('a', { href: link.href }, link.href)] : []),
    isNotPeerReviewed ? ' Not reviewed by peers.' : '',
  ]);
}
