import type { z } from 'zod';
import {
  DEFAULT_GROUP_LIMIT,
  DEFAULT_LIMIT,
  MAX_GROUP_LIMIT,
  MAX_LIMIT,
} from '@/lib/search/limits';
import type { answerSchemas } from './answer-schemas';
import { parameterSchemas } from './parameters';

export type AnswerName = keyof typeof answerSchemas;

type Parameter = {
  name: string;
  in: 'query' | 'path';
  schema: z.ZodType;
  /** The default when it is absent. */
  usual?: string | number;
  about: string;
};

/** A call of the API as its description states it: parameters, answer and possible errors. */
export type Call = {
  id: string;
  path: string;
  summary: string;
  parameters: readonly Parameter[];
  answer: AnswerName;
  isList?: boolean;
  /** Whether the answer has an ETag and shared caches may store it. */
  isKept: boolean;
  errors: readonly (400 | 404)[];
};

const { q, tags, limit, groupLimit } = parameterSchemas;

const text: Parameter = {
  name: 'q',
  in: 'query',
  schema: q,
  usual: '',
  about: 'The text to look for, in any words.',
};

/** Every call of the API; app/api has a route for each. */
export const calls: readonly Call[] = [
  {
    id: 'listPosts',
    path: '/api/blog/posts',
    summary: 'The newest posts, without their text',
    parameters: [
      {
        name: 'limit',
        in: 'query',
        schema: limit,
        usual: DEFAULT_LIMIT,
        about: `How many posts at most: from 1 to ${MAX_LIMIT}.`,
      },
    ],
    answer: 'PostSummary',
    isList: true,
    isKept: true,
    errors: [400],
  },
  {
    id: 'listFeaturedPosts',
    path: '/api/blog/posts/featured',
    summary: 'The featured posts, newest first',
    parameters: [],
    answer: 'PostSummary',
    isList: true,
    isKept: true,
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
        in: 'query',
        schema: tags,
        usual: '',
        about:
          'Tags, in any case, joined by commas or given one by one. A post with one of them matches.',
      },
    ],
    answer: 'PostSummary',
    isList: true,
    isKept: true,
    errors: [400],
  },
  {
    id: 'getPost',
    path: '/api/blog/posts/{slug}',
    summary: 'One post with its text in Markdown',
    parameters: [
      {
        name: 'slug',
        in: 'path',
        schema: q.min(1),
        about: 'The last part of the address of its page.',
      },
    ],
    answer: 'Post',
    isKept: true,
    errors: [400, 404],
  },
  {
    id: 'search',
    path: '/api/search',
    summary: 'Everything that matches a text, by kind',
    parameters: [
      text,
      {
        name: 'limit',
        in: 'query',
        schema: groupLimit,
        usual: DEFAULT_GROUP_LIMIT,
        about: `How many of each kind at most: from 1 to ${MAX_GROUP_LIMIT}.`,
      },
    ],
    answer: 'SiteAnswer',
    isKept: true,
    errors: [400],
  },
  {
    id: 'getHealth',
    path: '/api/health',
    summary: 'Whether this process is ready, for operators',
    parameters: [],
    answer: 'Health',
    isKept: false,
    errors: [],
  },
];
