import { describeChanges } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { drawChain } from '@/lib/figures/draw-chain';
import { formatCount } from '@/lib/text/format';
import { Drawn } from '../../ui/drawn';
import { ChainFrames } from '../chain-frames';
import { ResidueLegend } from '../residue-legend';

/** A typed chain as beads, with its legend and what letters cannot say. */
export function ChainDrawing({ molecule }: { molecule: PeptideMolecule }) {
  const codes = parseSequence(molecule.sequence).map(({ code }) => code);
  const label = `Sequence of the chain: ${codes.join(' ')}`;
  return (
    <figure className="mt-4">
      <ChainFrames label={label} molecule={molecule}>
        {(layout) => <Drawn drawing={drawChain(molecule, layout)} />}
      </ChainFrames>
      <ResidueLegend />
      <figcaption className="mt-3 text-muted text-sm">
        {formatCount(codes.length, 'residue')}, N-terminus to C-terminus.{' '}
        {describeChanges(molecule).join(' ')}
      </figcaption>
    </figure>
  );
}
