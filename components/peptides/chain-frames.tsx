import type { ReactNode } from 'react';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toSequenceLayout } from '@/lib/figures/draw-chain';

/** The two pictures of a chain, one of which a screen shows: in one line where there is room, else in rows. */
export function ChainFrames({
  label,
  molecule,
  children,
}: {
  label: string;
  molecule: PeptideMolecule;
  /** What is drawn in a picture. */
  children: (layout: ReturnType<typeof toSequenceLayout>, isWide: boolean) => ReactNode;
}) {
  return [true, false].map((isWide) => {
    const layout = toSequenceLayout(molecule, isWide);
    return (
      <svg
        key={String(isWide)}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        width={layout.width}
        height={layout.height}
        fill="none"
        className={`h-auto max-w-full ${isWide ? 'max-sm:hidden' : 'sm:hidden'}`}
      >
        {children(layout, isWide)}
      </svg>
    );
  });
}
