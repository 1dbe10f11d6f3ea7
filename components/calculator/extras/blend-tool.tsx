import type Fraction from 'fraction.js';
import { type Blend, toBlendDraw } from '@/lib/calculator/blend';
import { formatAboutMass, formatMass } from '@/lib/calculator/format-quantity';
import { toGuidanceByTone } from '@/lib/calculator/guidance';
import { type CalculatorInputs, emptyInputs } from '@/lib/calculator/inputs';
import { formatLead, toReading } from '@/lib/calculator/reading';
import { DataTable } from '../../ui/data-table';
import { Callouts } from '../guidance-notes';
import { useSyringe } from '../use-syringe';
import { useDecimal, useMass } from './use-fields';

const NAMES = ['First peptide', 'Second peptide', 'Third peptide'] as const;

/** The amount of each peptide in one draw from a blend. The third peptide is optional. */
export function BlendTool() {
  const first = useMass('blend-1', 'First peptide in the vial', 'Unit of the first peptide', 'mg');
  const second = useMass(
    'blend-2',
    'Second peptide in the vial',
    'Unit of the second peptide',
    'mg',
  );
  const third = useMass(
    'blend-3',
    'Third peptide in the vial (optional)',
    'Unit of the third peptide',
    'mg',
  );
  const diluent = useDecimal({ id: 'blend-diluent', label: 'Blend is mixed with', unit: 'mL' });
  const dose = useMass(
    'blend-dose',
    'Dose of the first peptide',
    'Unit of the dose of the first peptide',
    'mcg',
  );
  return (
    <div className="grid gap-6 pt-3">
      <div className="grid gap-3.5 sm:grid-cols-2">
        {first.field}
        {second.field}
        {third.field}
        {diluent.field}
        {dose.field}
      </div>
      <div role="status">
        {first.mg && second.mg && !third.error && diluent.value && dose.mg && (
          <Draw
            amountsMg={[first.mg, second.mg, ...(third.mg ? [third.mg] : [])]}
            diluentMl={diluent.value}
            doseMg={dose.mg}
            units={{ unit: first.unit, doseUnit: dose.unit }}
          />
        )}
      </div>
    </div>
  );
}

type DrawProps = Blend & { doseMg: Fraction; units: Pick<CalculatorInputs, 'unit' | 'doseUnit'> };

function Draw({ doseMg, units, ...blend }: DrawProps) {
  const { barrel } = useSyringe();
  const { dose, parts } = toBlendDraw(blend, doseMg);
  const calculation = { inputs: { ...emptyInputs, ...units }, dose };
  const { stop, warning, check } = toGuidanceByTone(calculation, barrel);
  const reading = toReading(dose, barrel);
  return (
    <>
      <p>
        {formatLead(reading)}. The notes below are about the first peptide, whose dose sets the
        draw.
      </p>
      <Callouts notes={[...stop, ...warning, ...check]} />
      {reading.isDrawable && <Parts parts={parts} />}
    </>
  );
}

function Parts({ parts }: Pick<ReturnType<typeof toBlendDraw>, 'parts'>) {
  return (
    <>
      <p className="my-4">
        The peptides come in the proportions of the vial and cannot be measured separately.
      </p>
      <DataTable
        className="prose table-scroll"
        caption="What the vial and one draw hold"
        columns={['', 'In the vial', 'In one draw']}
        rows={parts.map(({ amountMg, deliveredMg }, index) => [
          NAMES[index],
          formatMass(amountMg),
          formatAboutMass(deliveredMg),
        ])}
      />
    </>
  );
}
