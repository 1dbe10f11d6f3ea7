import { Download } from 'lucide-react';
import { describeChanges, toSequenceRows } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { CHAIN_ID, ROWS_ID } from '@/lib/figures/draw-sequence';
import { formatCount } from '@/lib/text/format';
import { SMALL_ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { ChainFrames } from './chain-frames';
import { ResidueLegend } from './residue-legend';
import { SequenceTable } from './sequence-table';

/** Figure 1: the chain as beads, its legend, what letters cannot say, and the same as a table. */
export function SequenceFigure({
  slug,
  name,
  molecule,
}: {
  slug: string;
  name: string;
  molecule: PeptideMolecule;
}) {
  const file = `/peptides/${slug}/sequence.svg`;
  const chain = molecule.chainName ?? name;
  const codes = parseSequence(molecule.sequence).map(({ code }) => code);
  const label = `Sequence of ${chain}: ${codes.join(' ')}`;
  return (
    <figure>
      <div className="rounded-lg border border-line bg-raised p-4">
        <ChainFrames label={label} molecule={molecule}>
          {(_, isWide) => <use href={`${file}#${isWide ? CHAIN_ID : ROWS_ID}`} />}
        </ChainFrames>
        <ResidueLegend />
      </div>
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong> Sequence of{' '}
        <NoBreak text={chain} />, {formatCount(codes.length, 'residue')}, N-terminus to C-terminus.{' '}
        {describeChanges(molecule).join(' ')}
        <span className="no-print flex flex-wrap items-start gap-x-6">
          <a href={file} download={`${slug}-sequence.svg`} className="text-link min-h-target">
            <Download {...SMALL_ICON} />
            Download as SVG
          </a>
        </span>
        <SequenceTable rows={toSequenceRows(molecule)} />
      </figcaption>
    </figure>
  );
}
