import { isValid, parseISO } from 'date-fns';
import { z } from 'zod';
import { tags } from '@/content/tags';

const text = (what: string) =>
  z.string(`expected ${what}`).trim().min(1, `expected ${what}, found nothing`);

const DATE_FORM = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A day or a moment as ISO 8601 in UTC. YAML turns an unquoted date into a Date, a quoted one stays
 * text; both are taken. Without a time zone UTC is meant, so that every build machine reads the same.
 */
const isoDate = z.preprocess(
  (value) => (value instanceof Date && isValid(value) ? value.toISOString() : value),
  z
    .string('expected a date like 2026-03-14')
    .regex(DATE_FORM, 'expected a date like 2026-03-14')
    .transform((value, context) => {
      const moment = value.length === 10 ? `${value}T00:00:00` : value;
      const date = parseISO(/(Z|[+-]\d{2}:\d{2})$/.test(moment) ? moment : `${moment}Z`);
      if (isValid(date)) return date.toISOString();
      context.addIssue({ code: 'custom', message: `"${value}" is not a day of the calendar` });
      return z.NEVER;
    }),
);

const tag = z.enum(tags, {
  error: (issue) => `unknown tag "${String(issue.input)}"; use one of: ${tags.join(', ')}`,
});

/**
 * The front matter of a post. Strict: an unknown key is an error, so that a typing slip such as
 * `publishdAt` cannot pass unseen, and nothing has a default that would hide a mistake.
 */
export const postFrontMatterSchema = z.strictObject(
  {
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
  },
  {
    error: (issue) =>
      issue.code === 'invalid_type'
        ? 'expected keys and values, like title: How peptides fold'
        : undefined,
  },
);

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
  readingTime: string;
  tags: string[];
  featured: boolean;
  featuredImage?: string;
  featuredImageAlt?: string;
  content: string;
};
