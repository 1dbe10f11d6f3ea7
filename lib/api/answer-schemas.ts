import { z } from 'zod';
import type { PostSummary } from '@/lib/articles/post';
import { address, siteAnswer, words } from '@/lib/search/answer-schema';

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
