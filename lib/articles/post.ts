import { z } from 'zod';
import { site } from '@/content/site';
import { tags } from '@/content/tags';
import type { MarkdownDocument } from '@/lib/content/document';
import {
  frontMatter,
  isoDate,
  nameValue,
  text,
  upkeepFields,
  validateUpkeep,
} from '@/lib/content/fields';

const tag = z.enum(tags, {
  error: (issue) => `unknown tag "${nameValue(issue.input)}"; use one of: ${tags.join(', ')}`,
});

/**
 * The front matter of a post. Unknown keys are errors, so that a typing mistake such as
 * `publishdAt` is reported, and no default hides a missing value.
 */
export const postSchema = frontMatter({
  title: text('a title').max(120, 'expected at most 120 characters'),
  description: text('a description').max(300, 'expected at most 300 characters'),
  author: text(`the desk that wrote it, for example "${site.brand} Editorial"`),
  publishedAt: isoDate,
  updatedAt: isoDate.optional(),
  tags: z
    .array(tag, 'expected a list like [Recovery, Research]')
    .min(1, 'expected at least one tag')
    .refine((list) => new Set(list).size === list.length, 'names the same tag twice')
    .transform((list): string[] => list),
  featured: z.boolean('expected true or false').optional(),
  featuredImage: z
    .string('expected a path like /images/posts/name.webp')
    .regex(
      /^\/images\/[\w./-]+\.(webp|avif|png|jpe?g|svg)$/,
      'expected a path under public, like /images/posts/name.webp',
    )
    .optional(),
  featuredImageAlt: text('a description of the image for those who cannot see it').optional(),
  readingTime: z
    .string()
    .regex(/^\d+ min read$/, 'expected text like "7 min read"')
    .optional(),
  draft: z.boolean('expected true or false').optional(),
  ...upkeepFields,
}).superRefine(validateUpkeep);

/** The front matter fields of a post. */
export type PostFields = z.infer<typeof postSchema>;

/** A post as used across the site: dates in ISO 8601, its text in `document`. */
export type Post = Omit<PostFields, 'draft' | 'featured' | 'featuredImage' | 'readingTime'> & {
  id: string;
  slug: string;
  featured: boolean;
  /** The image named in the front matter, or the picture drawn for the post (decision 33). */
  featuredImage: string;
  hasOwnPicture: boolean;
  readingTime: string;
  document: MarkdownDocument;
};

const SUMMARY_FIELDS = [
  'id',
  'slug',
  'title',
  'description',
  'author',
  'publishedAt',
  'readingTime',
  'tags',
  'featuredImage',
] as const satisfies readonly (keyof Post)[];

/** The fields of a post for lists, search results, the API and the browser, without its text. */
export type PostSummary = Pick<Post, (typeof SUMMARY_FIELDS)[number]>;

/** A post on a server-rendered card, with its evidence, 'controlled trials'; API responses have none. */
export type ListedPost = PostSummary & { evidence?: string };

/** Returns a post's summary. */
export function getSummary(post: Post): PostSummary {
  return Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, post[field]])) as PostSummary;
}
