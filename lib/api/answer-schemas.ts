import { z } from 'zod';
import type { PostSummary } from '@/lib/articles/post';
import { kinds } from '@/lib/search/kinds';
import type { SiteAnswer } from '@/lib/search/site-search';

const words = z.string().min(1);
const address = z.string().regex(/^\//).describe('An address of this site, from its first slash.');

const postSummary = z.strictObject({
  id: words,
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  title: words,
  description: words,
  author: words.describe('A desk of the academy, never a person.'),
  publishedAt: z.iso.datetime(),
  readingTime: z.string().regex(/^\d+ min read$/),
  tags: z.array(words).min(1),
  featuredImage: address.describe('1200 x 630; drawn where the article brings none.'),
}) satisfies z.ZodType<PostSummary>;

const post = postSummary.extend({
  content: words.describe(
    'Markdown (GFM) that stands by itself: sections begin with "# ", citations are footnotes, listed at the end.',
  ),
});

const textPart = z.strictObject({ text: z.string(), isMatch: z.boolean() });

const siteAnswer = z.strictObject({
  count: z.int().nonnegative(),
  without: z.array(words).describe('Words of the text that even the best answer does not hold.'),
  groups: z.array(
    z.strictObject({
      kind: z.enum(kinds.map(({ id }) => id)),
      label: words,
      count: z.int().positive().describe('All that match, whatever the limit.'),
      hits: z.array(
        z.strictObject({
          kind: z.enum(kinds.map(({ id }) => id)),
          label: words,
          address,
          title: words,
          heading: words.optional().describe('Of the section that answers.'),
          snippet: z.array(textPart).describe('Joined, they are a text. Nothing in it is HTML.'),
          score: z.number().min(0).max(1).describe('Beside the best answer, which has 1.'),
          note: words.optional().describe('What a name that was asked for stands for.'),
          without: z
            .array(words)
            .min(1)
            .optional()
            .describe('Words of the text that it does not hold.'),
        }),
      ),
    }),
  ),
  suggestions: z
    .array(z.strictObject({ label: words, address, title: words }))
    .describe('The nearest pages, when nothing answers.'),
}) satisfies z.ZodType<SiteAnswer>;

const health = z.strictObject({
  status: z.literal('ready'),
  build: words,
  articles: z.int().nonnegative(),
});

const error = z.strictObject({ error: words.describe('What is wrong, for a person to read.') });

/** Schemas of the API's answers, by their names in its description. */
export const answerSchemas = {
  PostSummary: postSummary,
  Post: post,
  SiteAnswer: siteAnswer,
  Health: health,
  Error: error,
} as const;
