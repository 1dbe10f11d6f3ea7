import type { ReactNode } from 'react';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toSequenceLayout } from '@/lib/figures/draw-chain';

/** Two drawings of a chain, of which CSS shows one: in one line on wide screens, else in rows. */
export function ChainFrames({
  label,
  molecule,
  children,
}: {
  label: string;
  molecule: PeptideMolecule;
  /** Renders the content of one drawing. */
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
