import { CALCULATOR_PATH } from '@/content/calculator';
import { getFeaturedSummaries } from '@/lib/articles/posts';
import { getLearnContent } from '@/lib/learn/learn';
import { guidePath, topicPath } from '@/lib/learn/page-paths';
import { getFeaturedPeptides } from '@/lib/peptides/library';
import { peptidePath } from '@/lib/peptides/peptides';
import type { RestGroup } from './draw-answer';
import { kinds, type SearchEntry } from './entry';
import { toPageEntries } from './record-entries';

const MOST = 6;

type Shown = Pick<SearchEntry, 'kind' | 'label' | 'address' | 'title' | 'description'>;

/**
 * What stands on the search page before anything is asked: what readers need most, by kind. Not asked of the index,
 * which the build writes only after its pages.
 */
export function getRestGroups(): RestGroup[] {
  const entries = [...toPeptides(), ...toPages(), ...toArticles(), ...toLessons()];
  return kinds.flatMap(({ id, label }) => {
    const hits = entries
      .filter(({ kind }) => kind === id)
      .slice(0, MOST)
      .map(({ description, kind, label: one, address, title }) => ({
        kind,
        label: one,
        address,
        title,
        snippet: [{ text: description, isMatch: false }],
      }));
    return hits.length > 0 ? [{ label, hits }] : [];
  });
}

function toPeptides(): Shown[] {
  return getFeaturedPeptides().map(({ peptide: { slug, name, subtitle } }) => ({
    kind: 'peptide',
    label: 'Peptide',
    address: peptidePath(slug),
    title: name,
    description: subtitle,
  }));
}

function toPages(): Shown[] {
  const wanted = [CALCULATOR_PATH, '/peptides', '/products', '/resources/glossary', '/research'];
  const pages = toPageEntries();
  return wanted.flatMap((address) => pages.find((page) => page.address === address) ?? []);
}

function toArticles(): Shown[] {
  return getFeaturedSummaries().map(({ slug, title, description }) => ({
    kind: 'article',
    label: 'Article',
    address: `/blog/${slug}`,
    title,
    description,
  }));
}

function toLessons(): Shown[] {
  const { guides, topics } = getLearnContent();
  const show = (
    label: string,
    address: string,
    { title, description }: Pick<Shown, 'title' | 'description'>,
  ): Shown => ({ kind: 'lesson', label, address, title, description });
  return [
    ...guides.map((guide) => show('Guide', guidePath(guide), guide)),
    ...topics.map((topic) => show('Course', topicPath(topic), topic)),
  ];
}
