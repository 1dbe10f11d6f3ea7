import { Info } from 'lucide-react';
import {
  formatConcentration,
  formatPerUnit,
  formatVialReading,
  toCalculatorHref,
  toMarkTable,
  toVialReading,
} from '@/lib/peptides/vial-arithmetic';
import type { PeptideRecord, Reconstitution } from '@/lib/records/peptides';
import { SyringeGauge } from '../calculator/syringe-gauge';
import { ICON } from '../ui/icon-props';
import { type Row, Rows } from '../ui/rows';
import { Typeset } from '../ui/typeset';
import { DoseTables } from './dose-tables';
import { SafetyNote } from './safety-note';

/** The vial, the water and what follows from them, then the schedule that was studied. */
export function ReconstitutionPanel({ peptide }: { peptide: PeptideRecord }) {
  const { reconstitution, dosing } = peptide;
  const vial = 'vialMg' in reconstitution ? reconstitution : null;
  const form = 'form' in reconstitution ? reconstitution.form : '';
  // The figures of a blend are for its parts together, and must not be read as those of one of them.
  const whole = peptide.molecule.kind === 'blend' ? ' of all its parts together' : '';
  const schedule: Row[] = [
    { label: 'Injection type', value: <Typeset text={dosing.injectionType} /> },
    { label: 'Frequency', value: <Typeset text={dosing.frequency} /> },
    { label: 'Recommended dose', value: <Typeset text={dosing.recommendedDose} /> },
    { label: 'Cycle length', value: <Typeset text={dosing.cycleLength} /> },
  ];
  const mixing: Row[] = vial
    ? [
        { label: 'Vial amount', value: `${vial.vialMg}\u00a0mg` },
        { label: 'BAC water', value: `${vial.diluentMl}\u00a0mL` },
        { label: 'Per unit', value: <PerUnit peptide={peptide} vial={vial} /> },
      ]
    : [
        { label: 'Vial amount', value: <Typeset text={form} /> },
        { label: 'BAC water', value: 'None' },
        { label: 'Per unit', value: 'Does not apply' },
      ];
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-7 lg:grid-cols-2">
      <Rows rows={[...mixing, ...schedule]} />
      <div>
        {vial && <VialGauge vial={vial} doses={dosing.doses} whole={whole} />}
        {vial && (
          <p className="mb-5 flex gap-2.5 text-ink-2 text-sm">
            <Info {...ICON} className="mt-0.5 flex-none" />
            <span>
              <Typeset
                text={`${vial.vialMg} mg in ${vial.diluentMl} mL is ${formatConcentration(vial)}, so each unit on a U-100 syringe (0.01 mL) holds ${formatPerUnit(vial)}${whole}. BAC water is bacteriostatic water for injection.`}
              />{' '}
              <a href={toCalculatorHref(vial)} className="text-link no-print">
                Open in calculator
              </a>
            </span>
          </p>
        )}
        <SafetyNote text="The figures here describe what labels, studies or common practice used. They are no advice: consult a healthcare provider." />
      </div>
      {vial && (
        <div className="lg:col-span-2">
          <DoseTables peptide={peptide} reconstitution={vial} />
        </div>
      )}
    </div>
  );
}

/** One figure, or one for each part of a blend. */
function PerUnit({ peptide, vial }: { peptide: PeptideRecord; vial: Reconstitution }) {
  if (peptide.molecule.kind !== 'blend') return formatPerUnit(vial);
  const { substances } = toMarkTable(peptide);
  return peptide.molecule.parts.map(({ slug, mg }, index) => (
    <span key={slug} className="block">
      {substances[index]}: {formatPerUnit({ vialMg: mg, diluentMl: vial.diluentMl })}
    </span>
  ));
}

function VialGauge({
  vial,
  doses,
  whole,
}: {
  vial: Reconstitution;
  doses: PeptideRecord['dosing']['doses'];
  whole: string;
}) {
  return (
    <figure className="mb-3.5">
      <SyringeGauge {...toVialReading(vial, doses)} />
      <figcaption className="mt-1 text-muted text-sm">
        {formatVialReading(vial, doses)}
        {whole}.
      </figcaption>
    </figure>
  );
}
