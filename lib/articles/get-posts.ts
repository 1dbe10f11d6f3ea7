import { memoise } from '@/lib/content/memoise';
import type { Post } from './post-schema';
import { readPosts } from './read-posts';

/**
 * Every published post, newest first, ties by slug; read once per process. "Published" is judged at
 * the moment of the build, so that a running server never lists an article whose page was not built.
 * Development shows drafts and future posts too. Throws a ContentError.
 */
export const getPosts: () => readonly Post[] = memoise('posts', () =>
  readPosts({
    now: new Date(process.env.BUILD_TIME ?? Date.now()),
    includeUnpublished: process.env.NODE_ENV === 'development',
  }),
);
