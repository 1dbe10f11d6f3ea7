import type { ReactNode } from 'react';
import { formatResidueClass, residueClasses } from '@/lib/chemistry/amino-acids';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { layOutSequence, type SequenceLayout } from '@/lib/figures/sequence-layout';
import { NoBreak } from '../ui/no-break';

/**
 * A chain as beads, with the legend of their colours. It is drawn twice, of which CSS shows one: in one line on wide
 * screens, else in rows.
 */
export function ChainBeads({
  name,
  molecule,
  children,
}: {
  name: string;
  molecule: PeptideMolecule;
  /** Renders the content of one drawing. */
  children: (layout: SequenceLayout, isWide: boolean) => ReactNode;
}) {
  const codes = parseSequence(molecule.sequence).map(({ code }) => code);
  return (
    <>
      {[true, false].map((isWide) => {
        const layout = layOutSequence(molecule, isWide);
        return (
          <svg
            key={String(isWide)}
            role="img"
            aria-label={`Sequence of ${name}: ${codes.join(' ')}`}
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            width={layout.width}
            height={layout.height}
            fill="none"
            className={`h-auto max-w-full ${isWide ? 'max-sm:hidden' : 'sm:hidden'}`}
          >
            {children(layout, isWide)}
          </svg>
        );
      })}
      <ul aria-label="Colours of the beads" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {residueClasses.map((residueClass) => (
          <li key={residueClass.id} className="flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-3.5 flex-none rounded-full border-[1.5px] border-bead-edge"
              style={{ background: `var(--color-res-${residueClass.id})` }}
            />
            <NoBreak text={formatResidueClass(residueClass)} />
          </li>
        ))}
      </ul>
    </>
  );
}
