import type { PeptideMolecule } from '@/content/peptides/types';
import { describeChanges } from '@/lib/chemistry/describe-chain';
import { parseSequence } from '@/lib/chemistry/residues';
import { drawChain, toSequenceLayout } from '@/lib/figures/draw-chain';
import { formatCount } from '@/lib/text/format';
import { Drawn } from '../../ui/drawn';
import { ResidueLegend } from '../residue-legend';

/** A typed chain as beads, with its legend and what letters cannot say. */
export function ChainDrawing({ molecule }: { molecule: PeptideMolecule }) {
  const codes = parseSequence(molecule.sequence).map(({ code }) => code);
  const label = `Sequence of the chain: ${codes.join(' ')}`;
  return (
    <figure className="mt-4">
      <Chain molecule={molecule} label={label} isWide className="max-sm:hidden" />
      <Chain molecule={molecule} label={label} isWide={false} className="sm:hidden" />
      <ResidueLegend />
      <figcaption className="mt-3 text-muted text-sm">
        {formatCount(codes.length, 'residue')}, N-terminus to C-terminus.{' '}
        {describeChanges(molecule).join(' ')}
      </figcaption>
    </figure>
  );
}

function Chain({
  molecule,
  label,
  isWide,
  className,
}: {
  molecule: PeptideMolecule;
  label: string;
  isWide: boolean;
  className: string;
}) {
  const layout = toSequenceLayout(molecule, isWide);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      fill="none"
      className={`h-auto max-w-full ${className}`}
    >
      <Drawn drawing={drawChain(molecule, layout)} />
    </svg>
  );
}
