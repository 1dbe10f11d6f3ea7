import type { MetadataRoute } from 'next';
import { CALCULATOR_CORRECTIONS_PATH, CALCULATOR_PATH } from '@/content/calculator';
import { DEVELOPERS_PATH } from '@/content/developers';
import { educationAudiences, educationCourses } from '@/content/education/topics';
import { HALF_LIFE_PATH } from '@/content/half-life-tool';
import { DATA_PATH } from '@/content/open-data';
import { PRACTICE_PATH } from '@/content/practice';
import { PROOF_PATH } from '@/content/proof/page';
import { resourcePages } from '@/content/resources/pages';
import { SEQUENCE_LAB_PATH } from '@/content/sequence-lab';

import { getPosts } from '@/lib/articles/posts';
import { toLastChange } from '@/lib/content/review';

import { getMapPaths } from '@/lib/evidence/map-views';
import { getTopicUpdatedAt } from '@/lib/learn/education';
import { getLearnContent } from '@/lib/learn/learn';
import {
  COURSES_PATH,
  guidePath,
  lessonPath,
  selfTestPath,
  topicPath,
} from '@/lib/learn/page-paths';
import { hasSelfTest } from '@/lib/learn/sets/course-pools';
import { getLibraryCategories } from '@/lib/peptides/library';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import { toPaperPath } from '@/lib/references/paper-path';
import { getReferences } from '@/lib/references/references';
import { COMPARE_PATH } from '@/lib/resources/compare';
import { CORRECTIONS_PATH, getCorrections } from '@/lib/resources/corrections';
import { toPaperGroupPath } from '@/lib/resources/paper-filter';
import { getPaperGroups } from '@/lib/resources/papers';
import { toResourcePath } from '@/lib/resources/resource-pages';
import { toAbsoluteUrl } from './site-url';

/** Pages that list articles: they change when an article does. */
const LIST_PAGES = ['/', '/blog', '/archive'];

/** Pages that change with the site itself, on no day that their content states. */
const FIXED_PAGES = [
  CALCULATOR_PATH,
  PROOF_PATH,
  CALCULATOR_CORRECTIONS_PATH,
  HALF_LIFE_PATH,
  DATA_PATH,
  DEVELOPERS_PATH,
  SEQUENCE_LAB_PATH,
  PRACTICE_PATH,
];

/** Every public address with the day it last changed, which the content itself states. */
export function toSitemap(): MetadataRoute.Sitemap {
  const articles = getPosts().map((post) => ({
    url: toAbsoluteUrl(`/blog/${post.slug}`),
    lastModified: toLastChange(post),
  }));
  const newest = newestOf(articles.map(({ lastModified }) => lastModified));
  return [
    ...LIST_PAGES.map((path) => ({
      url: toAbsoluteUrl(path),
      ...(newest && { lastModified: newest }),
    })),
    ...articles,
    ...toLearnEntries(),
    ...toCorrectionsEntry(),
    ...toPeptideEntries(),
    ...[...recordPaths(), ...toEvidencePaths()].map((path) => ({ url: toAbsoluteUrl(path) })),
  ];
}

function toCorrectionsEntry(): MetadataRoute.Sitemap {
  const newest = newestOf(getCorrections().map(({ date }) => date));
  return [{ url: toAbsoluteUrl(CORRECTIONS_PATH), ...(newest && { lastModified: newest }) }];
}

function toPeptideEntries(): MetadataRoute.Sitemap {
  return getPeptides().map((peptide) => {
    const changed = toLastChange(peptide);
    return {
      url: toAbsoluteUrl(peptidePath(peptide.slug)),
      ...(changed && { lastModified: changed }),
    };
  });
}

function newestOf(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** Addresses of pages that no Markdown file stands behind. */
export function toFixedPaths(): string[] {
  const audiences = educationAudiences.map(({ id }) => topicPath({ slug: id }));
  const peptides = getPeptides().map(({ slug }) => peptidePath(slug));
  return [
    ...LIST_PAGES,
    COURSES_PATH,
    CORRECTIONS_PATH,
    ...peptides,
    ...recordPaths(),
    ...audiences,
    ...educationCourses.map((slug) => selfTestPath({ slug })),
  ];
}

/** The pages of the bibliography and its evidence: records, kinds of study, subjects, maps. Throws a ContentError. */
export function toEvidencePaths(): string[] {
  return [
    ...[...getReferences().keys()].map(toPaperPath),
    ...getPaperGroups().map(({ by, value }) => toPaperGroupPath(by, value)),
    ...getMapPaths(),
  ];
}

/** Courses, lessons, guides and company pages. Pages for one audience repeat a topic, so they stay out. */
function toLearnEntries(): MetadataRoute.Sitemap {
  const { topics, guides, pages } = getLearnContent();
  const isForAudience = (slug: string) => educationAudiences.some(({ id }) => id === slug);
  return [
    { path: COURSES_PATH, updatedAt: newestOf(topics.map(getTopicUpdatedAt)) },
    ...topics.flatMap((topic) => [
      ...(isForAudience(topic.slug)
        ? []
        : [{ path: topicPath(topic), updatedAt: getTopicUpdatedAt(topic) }]),
      ...topic.lessons.map((lesson) => ({
        path: lessonPath(topic, lesson),
        updatedAt: toLastChange(lesson),
      })),
      ...(hasSelfTest(topic)
        ? [{ path: selfTestPath(topic), updatedAt: getTopicUpdatedAt(topic) }]
        : []),
    ]),
    ...guides.map((guide) => ({ path: guidePath(guide), updatedAt: toLastChange(guide) })),
    ...pages.map((page) => ({ path: `/${page.slug}`, updatedAt: toLastChange(page) })),
  ].map(({ path, updatedAt }) => ({ url: toAbsoluteUrl(path), lastModified: updatedAt }));
}

/**
 * The calculator, the library with its categories, the research hub and the resources. Their
 * records carry no date, so none is stated.
 */
function recordPaths(): string[] {
  return [
    ...FIXED_PAGES,
    '/products',
    '/peptides',
    COMPARE_PATH,
    ...getLibraryCategories().map(({ id }) => `/peptides/${id}`),
    '/research',
    ...resourcePages.map(({ id }) => toResourcePath(id)),
  ];
}
