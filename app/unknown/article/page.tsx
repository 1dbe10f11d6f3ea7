import type { Metadata } from 'next';
import { NearestPages } from '@/components/search/nearest-pages';
import { SearchForm } from '@/components/search/search-form';
import { BeadChain } from '@/components/ui/bead-chain';
import { ButtonLink } from '@/components/ui/button';

/** Served for every unknown /blog/{slug}, with status 404 (lib/platform/unknown-addresses.ts). */
export const metadata: Metadata = { title: 'Article not found' };

export default function ArticleNotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-section text-center">
      <BeadChain count={5} missing={2} className="mb-2" />
      <h1 className="text-3xl">Article not found</h1>
      <p className="text-ink-2">
        The article you're looking for doesn't exist or has been removed.
      </p>
      <ButtonLink href="/blog">Back to Blog</ButtonLink>
      <SearchForm />
      <NearestPages />
    </div>
  );
}
