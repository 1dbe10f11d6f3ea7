import type { Metadata } from 'next';
import { ArticleNotFound } from '@/components/articles/article-not-found';

/** Answers every unknown /blog/{slug}, with status 404 (scripts/finish-build.ts). */
export const metadata: Metadata = { title: 'Article not found', robots: { index: false } };

export default function ArticleNotFoundPage() {
  return <ArticleNotFound />;
}
