import type { Metadata } from 'next';
import { ArticleNotFound } from '@/components/articles/article-not-found';

/** Answers every unknown /blog/{slug}, with status 404 (lib/platform/unknown-addresses.ts). */
export const metadata: Metadata = { title: 'Article not found' };

export default function ArticleNotFoundPage() {
  return <ArticleNotFound />;
}
