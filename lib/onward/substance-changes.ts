import { getPost } from '@/lib/articles/posts';
import { getStatus } from '@/lib/evidence/evidence';
import { getVerdictChanges } from '@/lib/evidence/verdicts';
import { getLabels } from '@/lib/labels/labels';
import { peptidePath } from '@/lib/peptides/peptides';
import { type Due, dueRecords } from '@/lib/records/library';
import type { PeptideRecord } from '@/lib/records/peptides';
import { getArticlesOn } from './peptide-reading';

/** A change for a substance. `date` is a day, month or year, as far as it is known; `href` is where it is reported. */
export type SubstanceChange = {
  date: string;
  kind: 'Article' | 'Correction' | 'Verdict' | 'Label' | 'Approval';
  text: string;
  href: string;
};

/** The changes of a substance, by the dates in its records and in the articles about it, newest first. */
export function getChanges(peptide: PeptideRecord): SubstanceChange[] {
  const { slug } = peptide;
  const href = peptidePath(slug);
  const { areAbout, articles } = getArticlesOn(peptide);
  const posts = areAbout
    ? articles.flatMap((link) => getPost(link.href.split('/')[2] ?? '') ?? [])
    : [];
  const status = getStatus(slug);
  return [
    ...(peptide.changes ?? []).map(({ date, text }) => toChange('Correction', date, text, href)),
    ...getVerdictChanges(slug).map(({ date, text }) => toChange('Verdict', date, text, href)),
    ...Object.values(getLabels().get(slug)?.labels ?? {}).flatMap(
      ({ changed, product, country, kind }) =>
        changed
          ? [toChange('Label', changed, `${product}, ${country}: ${kind} came into force.`, href)]
          : [],
    ),
    ...(status?.approvals ?? []).flatMap(({ since, state, product, region }) =>
      since && state !== 'never approved'
        ? [toChange('Approval', since, `${product}, ${region}.`, `${href}#status`)]
        : [],
    ),
    ...posts.flatMap(({ slug: post, title, publishedAt, changes: notes = [] }) => [
      toChange('Article', publishedAt, title, `/blog/${post}`),
      ...notes.map(({ date, text }) =>
        toChange('Correction', date, `${title}: ${text}`, `/blog/${post}`),
      ),
    ]),
  ].sort((a, b) => b.date.localeCompare(a.date));
}

function toChange(
  kind: SubstanceChange['kind'],
  date: string,
  text: string,
  href: string,
): SubstanceChange {
  return { kind, date: date.slice(0, 10), text, href };
}

/** The events expected for a substance, soonest first. */
export function getDue(slug: string): Due[] {
  return dueRecords
    .get()
    .filter(({ substances }) => substances.includes(slug))
    .sort((a, b) => a.by.localeCompare(b.by));
}

/** Returns the last day of `by`, which is a day or a month. */
export function getLastDay(by: string): string {
  if (by.length > 7) return by;
  const [year = 0, month = 0] = by.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
