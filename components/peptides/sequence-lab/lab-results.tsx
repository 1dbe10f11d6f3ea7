import { describeChain } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { parseSequence } from '@/lib/chemistry/residues';
import { drawChain } from '@/lib/figures/draw-chain';
import { toLabResults } from '@/lib/peptides/lab-results';
import { ResultsPanel } from '../../calculator/half-life/results-panel';
import { Drawn } from '../../ui/drawn';
import { Formula } from '../../ui/formula';
import { NoBreak } from '../../ui/no-break';
import { Rows } from '../../ui/rows';
import { Settled } from '../../ui/settled';
import { ChainBeads } from '../chain-beads';
import { ChargeFigure, HydropathyFigure } from './lab-plots';

/** The results for a chain: its drawing, its numbers, and plots of charge and hydropathy. */
export function LabResults({ molecule, name }: { molecule: PeptideMolecule; name?: string }) {
  const { rows, isoelectricPoint, hydropathy, summary } = toLabResults(molecule);
  return (
    <ResultsPanel>
      {name && <p className="mt-2 text-ink-2">Worked example: {name}.</p>}
      <figure className="mt-4">
        <ChainBeads name="the chain" molecule={molecule}>
          {(layout) => <Drawn drawing={drawChain(layout)} />}
        </ChainBeads>
        <figcaption className="mt-3 text-muted text-sm">
          <NoBreak text={describeChain(molecule)} />
        </figcaption>
      </figure>
      <div className="mt-6 grid gap-x-10 gap-y-7 lg:grid-cols-2">
        <Rows
          rows={rows.map(({ label, value, note }) => ({
            label,
            value: (
              <>
                {label === 'Formula' ? <Formula text={value} /> : value}
                {note && <span className="block font-normal text-muted text-sm">{note}</span>}
              </>
            ),
          }))}
        />
        <div className="grid min-w-0 content-start gap-y-7">
          <ChargeFigure molecule={molecule} point={isoelectricPoint} />
          <HydropathyFigure
            hydropathy={hydropathy}
            count={parseSequence(molecule.sequence).length}
          />
        </div>
      </div>
      {!name && <Settled text={summary} />}
    </ResultsPanel>
  );
}
