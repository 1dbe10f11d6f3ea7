import { BeadChain } from '@/components/ui/bead-chain';

export default function ArticleLoading() {
  return (
    <div role="status" className="wrap grid justify-items-center gap-2.5 py-section text-center">
      <BeadChain count={5} className="mb-2 motion-safe:animate-pulse" />
      <p className="font-semibold font-serif text-xl">Loading article...</p>
      <p className="text-ink-2">Please wait while we fetch the content</p>
    </div>
  );
}
