import { Info, TriangleAlert } from 'lucide-react';
import {
  formatConcentration,
  formatPerUnit,
  toCalculatorHref,
  toMarkRows,
  toSourcedDoses,
  toVialParts,
  toVialReading,
} from '@/lib/peptides/vial-arithmetic';
import type { PeptideRecord, Reconstitution } from '@/lib/records/peptides';
import { SyringeGauge } from '../calculator/syringe-gauge';
import { DataTable } from '../ui/data-table';
import { ICON, LARGE_ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { type Row, Rows } from '../ui/rows';
import { Folded } from './folded';

/** The vial, the diluent and the studied schedule, with the syringe and the dose tables. */
export function ReconstitutionPanel({ peptide }: { peptide: PeptideRecord }) {
  const { reconstitution, dosing } = peptide;
  const vial = 'vialMg' in reconstitution ? reconstitution : null;
  const form = 'form' in reconstitution ? reconstitution.form : '';
  const schedule: Row[] = [
    { label: 'Injection type', value: <NoBreak text={dosing.injectionType} /> },
    { label: 'Frequency', value: <NoBreak text={dosing.frequency} /> },
    { label: 'Recommended dose', value: <NoBreak text={dosing.recommendedDose} /> },
    { label: 'Cycle length', value: <NoBreak text={dosing.cycleLength} /> },
  ];
  const mixing: Row[] = vial
    ? [
        { label: 'Vial amount', value: `${vial.vialMg}\u00a0mg` },
        { label: 'BAC water', value: `${vial.diluentMl}\u00a0mL` },
        { label: 'Per unit', value: <PerUnit peptide={peptide} vial={vial} /> },
      ]
    : [
        { label: 'Vial amount', value: <NoBreak text={form} /> },
        { label: 'BAC water', value: 'None' },
        { label: 'Per unit', value: 'Does not apply' },
      ];
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
      <Rows rows={[...mixing, ...schedule]} />
      <div>
        {vial && <FilledSyringe peptide={peptide} vial={vial} />}
        <SafetyNote />
      </div>
      {vial && (
        <div className="lg:col-span-2">
          <VialTable peptide={peptide} vial={vial} />
        </div>
      )}
    </div>
  );
}

type VialProps = { peptide: PeptideRecord; vial: Reconstitution };

/** The mass per unit, or one for each part of a blend. */
function PerUnit({ peptide, vial }: VialProps) {
  if (peptide.molecule.kind !== 'blend') return formatPerUnit(vial);
  return toVialParts(peptide, vial).map(({ name, mg }) => (
    <span key={name} className="block">
      {name}: {formatPerUnit({ vialMg: mg, diluentMl: vial.diluentMl })}
    </span>
  ));
}

function FilledSyringe({ peptide, vial }: VialProps) {
  const { barrel, reading, caption } = toVialReading(vial, peptide.dosing.doses);
  // A blend's numbers are for its parts together and must not be read as those of one part.
  const whole = peptide.molecule.kind === 'blend' ? ' of all its parts together' : '';
  return (
    <>
      <figure className="mb-3.5">
        <SyringeGauge barrel={barrel} reading={reading} />
        <figcaption className="mt-1 text-muted text-sm">
          {caption}
          {whole}.
        </figcaption>
      </figure>
      <p className="mb-5 flex gap-2.5 text-ink-2 text-sm">
        <Info {...ICON} className="mt-1 flex-none" />
        <span>
          <NoBreak
            text={`${vial.vialMg} mg in ${vial.diluentMl} mL is ${formatConcentration(vial)}, so each unit on a U-100 syringe (0.01 mL) holds ${formatPerUnit(vial)}${whole}. BAC water is bacteriostatic water for injection.`}
          />{' '}
          <a href={toCalculatorHref(vial)} className="text-link no-print">
            Open in calculator
          </a>
        </span>
      </p>
    </>
  );
}

function SafetyNote() {
  return (
    <div className="prose">
      <div role="note" className="callout callout-safety" style={{ marginBlock: 0 }}>
        <div className="callout-title">
          <TriangleAlert {...LARGE_ICON} />
          Safety
        </div>
        <p>
          The figures here describe what labels, studies or common practice used. They are not
          advice: consult a healthcare provider.
        </p>
      </div>
    </div>
  );
}

/** The table of this vial: by its sourced doses or, if it has none, by syringe marks. */
function VialTable({ peptide, vial }: VialProps) {
  const { doses } = peptide.dosing;
  const parts = toVialParts(peptide, vial);
  const isSourced = doses.length > 0;
  const table = isSourced
    ? {
        caption: 'What each dose named by the source measures from this vial, on a U-100 syringe',
        columns: ['Dose', 'Volume', 'Units'],
        rows: toSourcedDoses(vial, doses),
      }
    : {
        caption:
          'No source gives a dose for this vial, so the table goes by the marks of a U-100 syringe',
        columns: ['Units', 'Volume', ...parts.map(({ name }) => name)],
        rows: toMarkRows(parts, vial.diluentMl),
      };
  const shown = (
    <div className="prose">
      <DataTable {...table} hasRowHeadings={false} cellClassName="whitespace-nowrap" />
    </div>
  );
  return isSourced ? shown : <Folded title="What each mark of the syringe holds">{shown}</Folded>;
}
