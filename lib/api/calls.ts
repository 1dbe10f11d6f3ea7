import type { z } from 'zod';
import type { answerSchemas } from './answer-schemas';
import { limits, parameterSchemas } from './parameters';

type Parameter = {
  name: string;
  schema: z.ZodType;
  /** The default when it is absent. */
  fallback?: string | number;
  about: string;
};

/** A call of the API as its description states it: parameters, answer and possible errors. */
export type Call = {
  id: string;
  /** Path parameters are in braces. */
  path: string;
  summary: string;
  parameters: readonly Parameter[];
  answer: keyof typeof answerSchemas;
  isList?: true;
  /** Whether caches must not store the answer; all others have an ETag and may be cached. */
  isUncached?: true;
  errors: readonly (400 | 404)[];
};

const text: Parameter = {
  name: 'q',
  schema: parameterSchemas.q,
  fallback: '',
  about: 'The text to look for, in any words.',
};

const limitOf = (what: string, { most, fallback, schema }: typeof limits.posts): Parameter => ({
  name: 'limit',
  schema,
  fallback,
  about: `How many ${what} at most: from 1 to ${most}.`,
});

/** Every call of the API; app/api has a route for each. */
export const calls: readonly Call[] = [
  {
    id: 'listPosts',
    path: '/api/blog/posts',
    summary: 'The newest posts, without their text',
    parameters: [limitOf('posts', limits.posts)],
    answer: 'PostSummary',
    isList: true,
    errors: [400],
  },
  {
    id: 'listFeaturedPosts',
    path: '/api/blog/posts/featured',
    summary: 'The featured posts, newest first',
    parameters: [],
    answer: 'PostSummary',
    isList: true,
    errors: [],
  },
  {
    id: 'searchPosts',
    path: '/api/blog/posts/search',
    summary: 'Posts that match a text and carry any of some tags, best first',
    parameters: [
      text,
      {
        name: 'tags',
        schema: parameterSchemas.tags,
        fallback: '',
        about:
          'Tags, in any case, joined by commas or given one by one. A post with one of them matches.',
      },
    ],
    answer: 'PostSummary',
    isList: true,
    errors: [400],
  },
  {
    id: 'getPost',
    path: '/api/blog/posts/{slug}',
    summary: 'One post with its text in Markdown',
    parameters: [
      {
        name: 'slug',
        schema: parameterSchemas.q.min(1),
        about: 'The last part of the address of its page.',
      },
    ],
    answer: 'Post',
    errors: [400, 404],
  },
  {
    id: 'search',
    path: '/api/search',
    summary: 'Everything that matches a text, by kind',
    parameters: [text, limitOf('of each kind', limits.groups)],
    answer: 'SiteAnswer',
    errors: [400],
  },
  {
    id: 'getHealth',
    path: '/api/health',
    summary: 'Whether this process is ready, for operators',
    parameters: [],
    answer: 'Health',
    isUncached: true,
    errors: [],
  },
];
