import { toNetCharge } from '@/lib/chemistry/charge';
import type { Hydropathy } from '@/lib/chemistry/hydropathy';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import {
  formatSigned,
  PLANE,
  toChargePlot,
  toHydropathyPlot,
  toPhShare,
} from '@/lib/peptides/lab-plots';
import { formatCount } from '@/lib/text/format';
import { DataTable } from '../../ui/data-table';
import { Mark, PlotFrame, Pointer, toPercent } from '../../ui/plot-frame';

const FRAME = { plane: PLANE, height: 190, top: 22 };
const LINE = {
  stroke: 'var(--color-brand)',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** Net charge against pH with the isoelectric point, as a plot and as a table. */
export function ChargeFigure({
  molecule,
  point,
}: {
  molecule: PeptideMolecule;
  point: number | null;
}) {
  const { path, ticks, zero } = toChargePlot(molecule);
  const chargeAt = (pH: number) => formatSigned(toNetCharge(molecule, pH), 1);
  const crossing =
    point === null ? 'It does not cross zero' : `It crosses zero at pH ${point.toFixed(2)}`;
  return (
    <figure>
      <h3 className="text-xl">Net charge by pH</h3>
      <PlotFrame
        label={`Net charge from pH 0 to 14: ${chargeAt(0)} at pH 0, ${chargeAt(7)} at pH 7, ${chargeAt(14)} at pH 14. ${crossing}.`}
        names={{ x: 'pH', y: 'Net charge, in elementary charges' }}
        ticks={ticks}
        {...FRAME}
        lines={<path d={path} {...LINE} />}
      >
        <ZeroLine at={zero} />
        {point !== null && (
          <Pointer
            at={toPhShare(point)}
            up={20}
            isNamedBefore={toPhShare(point) > 0.5}
            label={`isoelectric point ${point.toFixed(2)}`}
            color="var(--color-accent)"
          />
        )}
      </PlotFrame>
      <Numbers
        caption="Net charge at each pH"
        columns={['pH', 'Net charge']}
        rows={Array.from({ length: 15 }, (_, pH) => [String(pH), chargeAt(pH)])}
      />
    </figure>
  );
}

/** Hydropathy along the chain, as a plot and as a table. */
export function HydropathyFigure({ hydropathy, count }: { hydropathy: Hydropathy; count: number }) {
  const { window, points, unknown } = hydropathy;
  const { path, ticks, zero } = toHydropathyPlot(hydropathy, count);
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const range =
    known.length > 0
      ? `from ${formatSigned(Math.min(...known), 2)} to ${formatSigned(Math.max(...known), 2)}`
      : 'no window has a value';
  const name = window === 1 ? 'each residue alone' : `window of ${window} residues`;
  return (
    <figure>
      <h3 className="text-xl">Hydropathy along the chain</h3>
      <PlotFrame
        label={`Hydropathy of ${formatCount(points.length, 'place')}, ${name}: ${range}.`}
        names={{ x: 'Place in the chain', y: `Hydropathy, ${name}; above 0 shuns water` }}
        ticks={ticks}
        {...FRAME}
        lines={<path d={path} {...LINE} strokeWidth={window === 1 ? 9 : 2.5} />}
      >
        <ZeroLine at={zero} />
      </PlotFrame>
      {unknown.length > 0 && (
        <p className="text-muted text-sm">No value, and so a gap: {unknown.join(', ')}.</p>
      )}
      <Numbers
        caption="Hydropathy at each place"
        columns={['Place', 'Mean of the window']}
        rows={points.map(({ place, value }) => [
          String(place),
          value === null ? 'no value' : formatSigned(value, 2),
        ])}
      />
    </figure>
  );
}

function ZeroLine({ at }: { at: number }) {
  return (
    <Mark
      style={{
        bottom: toPercent(at),
        width: '100%',
        borderBottom: '1px dashed var(--color-line-strong)',
      }}
    />
  );
}

/** Wrapped in a div: print CSS shows a table directly in a figure instead of the drawing. */
function Numbers(table: Pick<Parameters<typeof DataTable>[0], 'caption' | 'columns' | 'rows'>) {
  return (
    <div className="no-print mt-2 text-sm">
      <details>
        <summary className="py-3 font-semibold">The numbers of the picture</summary>
        <div className="prose">
          <DataTable {...table} />
        </div>
      </details>
    </div>
  );
}
