import type { NavCard } from '@/content/navigation';
import { CHAINS_PATH, STRIP_VIEW_BOX } from '@/lib/figures/paths';

/** A strip of residues for the head of a card, on deep green in both themes. Decorative. */
export function ChainStrip({ sequence }: Pick<NavCard, 'sequence'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox={STRIP_VIEW_BOX}
      preserveAspectRatio="xMidYMid slice"
      className="block h-32 w-full bg-art-6"
    >
      <use href={`${CHAINS_PATH}#${sequence}`} />
    </svg>
  );
}
