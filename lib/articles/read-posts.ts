import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/content/content-directory';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { lineOfField, parseFrontMatter } from '@/lib/content/front-matter';
import { toBodyContext } from '@/lib/editorial/body-context';
import { type BodyContext, checkBody } from '@/lib/editorial/check-body';
import { toReadingTime } from '@/lib/text/reading-time';
import { type Post, type PostFrontMatter, postFrontMatterSchema } from './post-schema';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Slugs that would hide behind an API route of the same name. */
export const reservedSlugs = ['search', 'featured'];

type ParsedPost = { post: Post; isDraft: boolean };

/**
 * Every post under content/posts that is to be shown: no drafts, nothing dated after `now`; newest
 * first, ties by slug. Throws one ContentError that holds every problem of every file.
 */
export function readPosts({
  now,
  includeUnpublished,
}: {
  now: Date;
  includeUnpublished: boolean;
}): Post[] {
  const context = toBodyContext();
  const problems: ContentProblem[] = [...context.problems];
  const posts: Post[] = [];
  const directory = path.join(contentDirectory(), 'posts');

  for (const name of readdirSync(directory).sort()) {
    if (!name.endsWith('.md')) continue;
    const source = readFileSync(path.join(directory, name), 'utf8');
    const result = parsePost(name, source, context);
    if (Array.isArray(result)) problems.push(...result);
    else if (includeUnpublished || isPublished(result, now)) posts.push(result.post);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return posts.sort(byNewest);
}

/** One post from its file's name and text, or the list of everything that is wrong with it. */
export function parsePost(
  fileName: string,
  text: string,
  context: BodyContext,
): ParsedPost | ContentProblem[] {
  const file = `content/posts/${fileName}`;
  const slug = fileName.replace(/\.md$/, '');
  const front = parseFrontMatter(file, text, postFrontMatterSchema);
  if (Array.isArray(front)) return [...checkSlug(file, slug), ...front];

  const { source, content: body, firstLine } = front;
  const problems = [
    ...checkSlug(file, slug),
    ...checkImage(file, source, front.data, context),
    ...checkBody(file, body, firstLine, context),
  ];
  if (problems.length > 0) return problems;

  const { draft = false, featured = false, readingTime, ...data } = front.data;
  const content = body.trim();
  return {
    isDraft: draft,
    post: {
      id: slug,
      slug,
      ...data,
      featured,
      readingTime: readingTime ?? toReadingTime(content),
      content,
    },
  };
}

function checkSlug(file: string, slug: string): ContentProblem[] {
  if (!SLUG.test(slug)) {
    return [
      {
        file,
        message:
          'name the file in lower-case letters, digits and single dashes, like what-is-a-peptide.md',
      },
    ];
  }
  return reservedSlugs.includes(slug)
    ? [{ file, message: `the slug "${slug}" belongs to the API; give the file another name` }]
    : [];
}

function checkImage(
  file: string,
  source: string,
  { featuredImage }: PostFrontMatter,
  { isPublicFile }: BodyContext,
): ContentProblem[] {
  if (!featuredImage || isPublicFile(featuredImage)) return [];
  return [
    {
      file,
      line: lineOfField(source, 'featuredImage'),
      field: 'featuredImage',
      message: `there is no file public${featuredImage}; add it, or leave the field out for a drawn hero`,
    },
  ];
}

function isPublished({ post, isDraft }: ParsedPost, now: Date): boolean {
  return !isDraft && new Date(post.publishedAt) <= now;
}

function byNewest(a: Post, b: Post): number {
  return b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug);
}
