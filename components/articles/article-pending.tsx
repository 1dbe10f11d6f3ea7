import { BeadChain } from '@/components/ui/bead-chain';

/**
 * Covers the page while an article is being fetched. A loading.tsx would say the same, but it makes React send the
 * article outside its place in the HTML, where no reader without JavaScript would see it.
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
