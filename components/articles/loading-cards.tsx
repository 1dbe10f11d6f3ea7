import './post-card.css';
import { BeadChain } from '@/components/ui/bead-chain';

/** Skeleton cards while posts are being fetched, with the state in words. */
export function LoadingCards({ text, count = 3 }: { text: string; count?: number }) {
  return (
    <div>
      <p role="status" className="mb-6 text-muted">
        {text}
      </p>
      <div aria-hidden="true" className="post-grid motion-safe:animate-pulse">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity but their place
          <div key={index} className="grid gap-3">
            <div className="grid aspect-[1200/630] place-items-center rounded-sm bg-sunken">
              <BeadChain count={5} />
            </div>
            <div className="h-3.5 w-16 rounded-sm bg-sunken" />
            <div className="h-3.5 w-full rounded-sm bg-sunken" />
            <div className="h-3.5 w-62 rounded-sm bg-sunken" />
          </div>
        ))}
      </div>
    </div>
  );
}
