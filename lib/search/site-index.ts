import { getSummary } from '@/lib/articles/post';
import { getPosts } from '@/lib/articles/posts';
import { isServing } from '@/lib/content/content-directory';
import { memoise } from '@/lib/content/memoise';
import { getLearnContent } from '@/lib/learn/learn';
import type { Section } from '@/lib/markdown/sections';
import { getPages } from '@/lib/pages/pages';
import { groupInOrder } from '@/lib/text/group-in-order';
import { describeEntry, type SearchEntry } from './entry';
import { readSiteIndex } from './index-file';
import type { FoundEntry, PassagePlace, SiteIndex } from './index-form';
import { getKnownNames } from './known-names';
import { createTextIndex } from './text-index';

/** Builds the index of the whole site from its content. Throws a ContentError. */
export function buildSiteIndex(): SiteIndex {
  const names = getKnownNames();
  const byAddress = new Map(groupInOrder(names, ({ address }) => address));
  return createSiteIndex({
    posts: getPosts().map(getSummary),
    names,
    entries: (function* () {
      // A generator, so that the texts of thousands of articles are not in memory at once.
      for (const page of getPages())
        if (!page.isUnlisted) yield describeEntry(page, byAddress.get(page.path));
    })(),
  });
}

/** Creates an index of entries. The first entries must be those of `posts`, in the same order. */
export function createSiteIndex({
  posts,
  names,
  entries,
}: Pick<SiteIndex, 'posts' | 'names'> & { entries: Iterable<SearchEntry> }): SiteIndex {
  const found: FoundEntry[] = [];
  const texts: Buffer[] = [];
  let length = 0;
  const keep = (section: Section): PassagePlace => {
    const bytes = Buffer.from(section.text);
    texts.push(bytes);
    length += bytes.length;
    const { heading, anchor } = section;
    return { heading, anchor, from: length - bytes.length, to: length };
  };
  const text = createTextIndex(
    (function* () {
      for (const entry of entries) {
        const { kind, label, address, title, description, sections } = entry;
        found.push({ kind, label, address, title, description, sections: sections.map(keep) });
        const texts = sections.map(({ heading = '', text }) => `${heading}\n${text}`);
        yield { ...entry, body: texts.join('\n') };
      }
    })(),
  );
  return { entries: found, posts, names, text, passages: Buffer.concat(texts) };
}

/** The index written by the build, if this is a server; empty if it is missing or does not match the content. */
const getBuilt = memoise('built-index', (): { index?: SiteIndex } =>
  isServing() ? { index: readSiteIndex() } : {},
);

/**
 * Returns the site index, once per process: a server reads the one its build wrote, other processes build it. Throws a
 * ContentError.
 */
export const getSiteIndex: () => SiteIndex = memoise(
  'site-index',
  () => getBuilt().index ?? buildChangedIndex(),
);

let last: { documents: readonly unknown[]; index: SiteIndex } | undefined;

/** In development every search calls this; it rebuilds the index only after a document changed. */
function buildChangedIndex(): SiteIndex {
  const { topics, guides, pages } = getLearnContent();
  const documents = [
    ...getPosts(),
    ...topics,
    ...topics.flatMap(({ lessons }) => lessons),
    ...guides,
    ...pages,
  ].map(({ document }) => document);
  const isSame =
    last?.documents.length === documents.length &&
    last.documents.every((document, at) => document === documents[at]);
  if (!last || !isSame) last = { documents, index: buildSiteIndex() };
  return last.index;
}
