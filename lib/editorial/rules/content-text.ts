import type { z } from 'zod';
import { type PostFields, postSchema } from '@/lib/articles/post';
import type { ContentProblem } from '@/lib/content/content-error';
import { lineOfField, parseFrontMatter } from '@/lib/content/front-matter';
import { guideSchema, lessonSchema, pageSchema, topicSchema } from '@/lib/learn/schemas';
import { guidePath, lessonPath, topicPath } from '@/lib/learn/paths';
import { blankCode } from '@/lib/markdown/blank-code';

/** A line of a text with its number in the file, counted from 1. */
export type Line = { number: number; text: string };

type Written = {
  file: string;
  /** The address that the text is served at. */
  path: string;
  /** The whole file with plain line ends. */
  source: string;
  /** The Markdown below the front matter as it was typed. */
  body: string;
  /** The lines of the front matter, its dashes among them. */
  frontLines: readonly Line[];
  /** The lines of the body, with code blanked out: what rules about prose look at. */
  lines: readonly Line[];
};

export type Article = Written & { kind: 'article'; front: PostFields };
export type PageText = Written & {
  kind: 'topic' | 'lesson' | 'guide' | 'page';
  front: { title: string; description: string };
};

/** One Markdown file of the content, with everything that a rule needs to name a line of it. */
export type ContentText = Article | PageText;

type Kind = ContentText['kind'];

/** Which kind of text stands at a place under content, and its address. */
const PLACES: readonly [RegExp, Kind, (first: string, second: string) => string][] = [
  [/^posts\/(.+)\.md$/, 'article', (slug) => `/blog/${slug}`],
  [/^education\/(.+)\/index\.md$/, 'topic', (slug) => topicPath({ slug })],
  [
    /^education\/(.+)\/\d+-(.+)\.md$/,
    'lesson',
    (topic, slug) => lessonPath({ slug: topic }, { slug }),
  ],
  [/^guides\/(.+)\.md$/, 'guide', (slug) => guidePath({ slug })],
  [/^pages\/(.+)\.md$/, 'page', (slug) => `/${slug}`],
];

const PAGE_SCHEMAS = {
  topic: topicSchema,
  lesson: lessonSchema,
  guide: guideSchema,
  page: pageSchema,
};

/** The kind and the address of a file, such as 'posts/a.md'; undefined when its name is none of ours. */
export function toPlace(name: string): { kind: Kind; path: string } | undefined {
  for (const [form, kind, toPath] of PLACES) {
    const [, first, second = ''] = form.exec(name) ?? [];
    if (first) return { kind, path: toPath(first, second) };
  }
  return undefined;
}

/**
 * A file under content as a text that rules can be applied to. Undefined when its name or its front
 * matter is not valid: reading the content for the site reports that.
 */
export function toContentText(name: string, markdown: string): ContentText | undefined {
  const place = toPlace(name);
  if (!place) return undefined;
  const { kind, path } = place;
  if (kind === 'article') {
    const parsed = cut(name, path, markdown, postSchema);
    return parsed && { kind, ...parsed };
  }
  const parsed = cut(name, path, markdown, PAGE_SCHEMAS[kind]);
  return parsed && { kind, ...parsed };
}

function cut<Schema extends z.ZodObject>(
  name: string,
  path: string,
  markdown: string,
  schema: Schema,
): (Written & { front: z.infer<Schema> }) | undefined {
  const file = `content/${name}`;
  const parsed = parseFrontMatter(file, markdown, schema);
  if (Array.isArray(parsed)) return undefined;
  const { data, source, content, firstLine } = parsed;
  return {
    file,
    path,
    front: data,
    source,
    body: content,
    frontLines: toLines(source, 1).slice(0, firstLine - 1),
    lines: toLines(blankCode(content), firstLine),
  };
}

function toLines(text: string, first: number): Line[] {
  return text.split('\n').map((line, index) => ({ number: first + index, text: line }));
}

/** A problem with one line of a text. */
export function problemAt({ file }: ContentText, line: Line, message: string): ContentProblem {
  return { file, line: line.number, message };
}

/** A problem with a field of a text's front matter. */
export function problemIn(text: ContentText, field: string, message: string): ContentProblem {
  return { file: text.file, line: lineOfField(text.source, field) ?? 1, field, message };
}

/** The words that a reader reads in a line: no citation, callout marker, link address or glossary brackets. */
export function toReadable(line: string): string {
  if (!line.includes('[')) return line;
  return line
    .replace(/\[\[(?:[^\][|]*\|)?([^\][|]*)\]\]/g, '$1')
    .replace(/\[[@!][^\]]*\]/g, ' ')
    .replace(/\]\([^)]*\)/g, ']');
}
