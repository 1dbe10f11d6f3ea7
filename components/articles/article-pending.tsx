import { BeadChain } from '@/components/ui/bead-chain';

/**
 * Covers the page while an article is being fetched. A loading.tsx would show the same, but makes React stream the
 * article outside its place in the HTML, where readers without JavaScript would not see it.
 */
export function ArticlePending() {
  return (
    <div
      role="status"
      className="article-pending fixed inset-0 z-30 grid place-content-center justify-items-center gap-2.5 bg-surface text-center"
    >
      <BeadChain count={5} className="mb-2 motion-safe:animate-pulse" />
      <p className="font-semibold font-serif text-xl">Loading article...</p>
      <p className="text-ink-2">Please wait while we fetch the content</p>
    </div>
  );
}
