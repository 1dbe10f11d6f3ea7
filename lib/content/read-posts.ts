import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { findTerm } from '@/lib/resources/glossary';
import { type BodyContext, checkBody } from './check-body';
import { contentDirectory } from './content-directory';
import { ContentError, type ContentProblem } from './content-error';
import { type Post, type PostFrontMatter, postFrontMatterSchema } from './post-schema';
import { toReadingTime } from './reading-time';
import { getReferences } from './references';

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
  const references = getReferences();
  const context: BodyContext = {
    isKnownReference: (key) => references.has(key),
    isKnownTerm: (name) => findTerm(name) !== undefined,
    isPublicFile: (urlPath) =>
      statSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', urlPath), {
        throwIfNoEntry: false,
      })?.isFile() === true,
  };
  const problems: ContentProblem[] = [];
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
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

  const front = parseFrontMatter(file, source);
  if (Array.isArray(front)) return [...checkSlug(file, slug), ...front];

  const firstLine = source.slice(0, source.length - front.content.length).split('\n').length;
  const problems = [
    ...checkSlug(file, slug),
    ...checkImage(file, source, front.data, context),
    ...checkBody(file, front.content, firstLine, context),
  ];
  if (problems.length > 0) return problems;

  const { draft = false, featured = false, readingTime, ...data } = front.data;
  const content = front.content.trim();
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

function parseFrontMatter(
  file: string,
  source: string,
): { data: PostFrontMatter; content: string } | ContentProblem[] {
  if (!source.startsWith('---\n')) {
    return [
      {
        file,
        line: 1,
        message: 'front matter is missing: start the file with a line of three dashes',
      },
    ];
  }
  let raw: { data: unknown; content: string };
  try {
    // Options are passed so that gray-matter's cache, which remembers failed parses as empty, is not used.
    raw = matter(source, { language: 'yaml' });
  } catch (error) {
    return [{ file, ...describeYamlError(error) }];
  }
  const result = postFrontMatterSchema.safeParse(restoreDates(source, raw.data));
  if (result.success) return { data: result.data, content: raw.content };

  return result.error.issues.flatMap((issue) => {
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'front matter')];
    return fields.map((field) => ({
      file,
      line: lineOfField(source, field),
      field,
      message:
        issue.code === 'unrecognized_keys'
          ? `unknown key; the keys are ${Object.keys(postFrontMatterSchema.shape).join(', ')}`
          : issue.message,
    }));
  });
}

/**
 * Dates as they were typed. YAML would quietly read 2026-02-30 as the second of March, and a day that
 * does not exist is to be refused, not moved.
 */
function restoreDates(source: string, data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const lines = source.split('\n');
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      if (!(value instanceof Date)) return [field, value];
      // The key itself may stand in quotes.
      const line = lines.find((text) => text.replace(/["']/g, '').startsWith(`${field}:`)) ?? '';
      const typed = line
        .slice(line.indexOf(':') + 1)
        .replace(/\s+#.*$/, '')
        .trim();
      return [field, typed || value];
    }),
  );
}

function describeYamlError(error: unknown): Pick<ContentProblem, 'line' | 'message'> {
  const hint = 'put a value that holds a colon, a hash or a bracket in quotes';
  const mark = error instanceof Error && 'mark' in error ? error.mark : undefined;
  const line =
    mark && typeof mark === 'object' && 'line' in mark ? Number(mark.line) + 1 : undefined;
  const reason = error instanceof Error && 'reason' in error ? String(error.reason) : String(error);
  return { line, message: `the front matter is not valid YAML (${reason}); ${hint}` };
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

function lineOfField(source: string, field: string): number | undefined {
  const index = source.split('\n').findIndex((line) => line.startsWith(`${field}:`));
  return index === -1 ? undefined : index + 1;
}

function isPublished({ post, isDraft }: ParsedPost, now: Date): boolean {
  return !isDraft && new Date(post.publishedAt) <= now;
}

function byNewest(a: Post, b: Post): number {
  return b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug);
}
