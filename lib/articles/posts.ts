import { defineCollection, type Read, toDocuments } from '@/lib/content/collection';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import type { MarkdownDocument } from '@/lib/content/document';
import { memoise } from '@/lib/content/memoise';
import { toTextFacts } from '@/lib/content/text-facts';
import { byFile, validateDocuments, validatesOnReading } from '@/lib/content/validate-documents';
import { toLevel } from '@/lib/evidence/evidence-level';
import { heroPath } from '@/lib/figures/image-paths';
import { readTextContext } from '@/lib/glossary/text-context';
import type { TextContext } from '@/lib/markdown/resolvers';
import { toReadingTime } from '@/lib/text/reading-time';
import { byNewest } from './list-query';
import {
  getSummary,
  type ListedPost,
  type Post,
  type PostFields,
  type PostSummary,
  postSchema,
} from './post';

/** Slugs that would collide with an API route of the same name. */
export const reservedSlugs = ['search', 'featured'];

/** The files of content/posts, including drafts and posts with a future date. */
export const postFiles = defineCollection({
  folder: 'posts',
  schema: postSchema,
  form: /^(?<slug>[a-z0-9]+(?:-[a-z0-9]+)*)\.md$/,
  example: 'what-is-a-peptide.md',
});

type PostRead = Read<PostFields>;

/**
 * Returns every published post, newest first; computed once per process. What is published is decided by the build
 * time, so that a running server never lists an article without a page. Development also shows drafts and future posts.
 * Throws a ContentError.
 */
export const getPosts: () => readonly Post[] = memoise('posts', () => {
  const read = postFiles.read();
  const problems = validatesOnReading() ? validatePosts(read) : read.problems;
  if (problems.length > 0) throw new ContentError(problems);
  return selectPosts(read, {
    now: new Date(process.env.BUILD_TIME ?? Date.now()),
    includeUnpublished: process.env.NODE_ENV === 'development',
  });
});

/** Returns the posts to show, newest first: no drafts and nothing dated after `now`, unless included. */
export function selectPosts(
  { entries }: PostRead,
  { now, includeUnpublished }: { now: Date; includeUnpublished: boolean },
): Post[] {
  return entries
    .filter(({ document: { data } }) => includeUnpublished || isPublished(data, now))
    .map(({ name: { slug = '' }, document }) => makePost(slug, document))
    .sort(byNewest);
}

/** Returns all problems of the posts, their texts and images, and the bibliography. */
export function validatePosts(
  read: PostRead,
  context: TextContext & { problems?: readonly ContentProblem[] } = readTextContext(),
): ContentProblem[] {
  const texts = validateDocuments(toDocuments([read]), context);
  const found = [...validatePostFiles(read, context), ...texts];
  return [...(context.problems ?? []), ...found.sort(byFile)];
}

/** Returns the problems of file names, front matter and featured images, but not of texts. */
export function validatePostFiles(
  { entries, unread, problems }: PostRead,
  context: TextContext,
): ContentProblem[] {
  const slugs = [...entries.map(({ name }) => name), ...unread].map(({ slug = '' }) => slug);
  return [
    ...problems,
    ...slugs.flatMap(validateSlug),
    ...entries.flatMap(({ document }) => validateImage(document, context)),
  ];
}

function makePost(slug: string, document: MarkdownDocument<PostFields>): Post {
  const { draft: _, featured = false, featuredImage, readingTime, ...fields } = document.data;
  return {
    id: slug,
    slug,
    ...fields,
    featured,
    featuredImage: featuredImage ?? heroPath(slug),
    hasOwnPicture: featuredImage !== undefined,
    readingTime: readingTime ?? toReadingTime(document.body),
    document,
  };
}

function validateSlug(slug: string): ContentProblem[] {
  if (!reservedSlugs.includes(slug)) return [];
  const message = `the slug "${slug}" belongs to the API; give the file another name`;
  return [{ file: `content/posts/${slug}.md`, message }];
}

function validateImage(
  document: MarkdownDocument<PostFields>,
  { isPublicFile }: TextContext,
): ContentProblem[] {
  const { featuredImage } = document.data;
  if (!featuredImage || isPublicFile(featuredImage)) return [];
  const message = `there is no file public${featuredImage}; add it, or leave the field out for a drawn one`;
  return [document.problemIn('featuredImage', message)];
}

function isPublished({ draft, publishedAt }: PostFields, now: Date): boolean {
  return !draft && new Date(publishedAt) <= now;
}

const postsBySlug = memoise(
  'posts-by-slug',
  () => new Map(getPosts().map((post) => [post.slug, post])),
);

/** Returns summaries of all published posts, newest first. */
export const getPostSummaries: () => readonly PostSummary[] = memoise('summaries', () =>
  getPosts().map(getSummary),
);

/** Returns summaries of the posts marked `featured`, newest first. */
export const getFeaturedSummaries: () => readonly PostSummary[] = memoise('featured', () =>
  getPosts()
    .filter((post) => post.featured)
    .map(getSummary),
);

/** Returns the post with a slug, if there is one. */
export function getPost(slug: string): Post | undefined {
  return postsBySlug().get(slug);
}

/** The evidence text of an article on rules or methods, which grades no effect. */
const NO_EFFECT = 'documents and methods, not on a test of an effect';

/** Adds the kind of evidence to posts for cards, from their evidence callout. */
export function addEvidence(posts: readonly PostSummary[]): ListedPost[] {
  return posts.map((post) => {
    const document = getPost(post.slug)?.document;
    if (!document) return post;
    const { evidence: shown, keys } = toTextFacts(document);
    const evidence = shown ? toLevel(shown, keys).words : NO_EFFECT;
    return { ...post, evidence };
  });
}
