import { z } from 'zod';
import { tags } from '@/content/tags';
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
 * The front matter of a post. Strict: an unknown key is an error, so that a typing slip such as
 * `publishdAt` cannot pass unseen, and nothing has a default that would hide a mistake.
 */
export const postFrontMatterSchema = frontMatter({
  title: text('a title').max(120, 'expected at most 120 characters'),
  description: text('a description').max(300, 'expected at most 300 characters'),
  author: text('the desk that wrote it, for example "Amide Editorial"'),
  publishedAt: isoDate,
  updatedAt: isoDate.optional(),
  tags: z
    .array(tag, 'expected a list like [Recovery, Research]')
    .min(1, 'expected at least one tag')
    .refine((list) => new Set(list).size === list.length, 'names the same tag twice'),
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

export type PostFrontMatter = z.infer<typeof postFrontMatterSchema>;

/** A post as the whole site knows it: dates in ISO 8601, `content` in Markdown. */
export type Post = {
  id: string;
  slug: string;
  title: string;
  description: string;
  author: string;
  publishedAt: string;
  updatedAt?: string;
  /** The day its facts were last checked. */
  reviewedAt?: string;
  changes?: { date: string; text: string }[];
  readingTime: string;
  tags: string[];
  featured: boolean;
  featuredImage?: string;
  featuredImageAlt?: string;
  content: string;
};
