import Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { LARGEST_BARREL, toSmallestBarrel } from '@/lib/calculator/barrels';
import { calculateDose, mgPerUnit, UNITS_PER_ML, type Vial } from '@/lib/calculator/dose';
import {
  formatAbout,
  formatAboutMass,
  formatAboutUnits,
  formatMass,
  formatMassIn,
  formatQuantity,
  formatUnits,
} from '@/lib/calculator/format-quantity';
import { emptyInputs } from '@/lib/calculator/inputs';
import { toMilligrams } from '@/lib/calculator/mass';
import { type Reading, toReading } from '@/lib/calculator/reading';
import { formatInputsUrl } from '@/lib/calculator/url-state';
import type { DoseAmount, PeptideRecord, Reconstitution } from '@/lib/records/peptides';
import { requirePeptide } from './peptides';

/** The mark that a drawing shows where no dose has a source. */
const EXAMPLE_MARK = '10';

/** Marks of a U-100 syringe of 1 mL that a table without sourced doses goes by. */
const MARKS = ['5', '10', '25', '50', '100'] as const;

/** '0.05 mg (50 mcg)': what one unit on a U-100 syringe holds; computed, never typed (decision 14). */
export function formatPerUnit({ vialMg, diluentMl }: Reconstitution): string {
  const mg = mgPerUnit(vialMg, diluentMl);
  return `${formatQuantity(mg, 'mg', 4)} (${formatMassIn(mg, 'mcg')})`;
}

/** mg in each mL: '5 mg/mL'. */
export function formatConcentration({ vialMg, diluentMl }: Reconstitution): string {
  return formatQuantity(new Fraction(vialMg).div(diluentMl), 'mg/mL');
}

/** Rows for the doses that a record's source names, smallest first: dose, mL and units of this vial. */
export function toSourcedDoses(
  reconstitution: Reconstitution,
  doses: PeptideRecord['dosing']['doses'],
): DoseRow[] {
  return toDoseTable(toVial(reconstitution), doses.map(toMg));
}

function toVial({ vialMg, diluentMl }: Reconstitution): Vial {
  return { amountMg: new Fraction(vialMg), diluentMl: new Fraction(diluentMl) };
}

function toMg({ amount, unit }: DoseAmount): Fraction {
  return toMilligrams(new Fraction(amount), unit);
}

/** What the syringe beside the vial shows: the first dose its source names, else ten units as an example. */
export function toVialReading(
  reconstitution: Reconstitution,
  doses: PeptideRecord['dosing']['doses'],
): { barrel: Barrel; reading: Reading } {
  const [first] = doses;
  const vial = toVial(reconstitution);
  const doseMg = first ? toMg(first) : mgPerUnit(vial.amountMg, vial.diluentMl).mul(EXAMPLE_MARK);
  const dose = calculateDose({ ...vial, doseMg });
  const barrel = first ? toSmallestBarrel(dose.units) : LARGEST_BARREL;
  return { barrel, reading: toReading(dose, barrel) };
}

/** '250 mcg is 0.05 mL, or 5 units': what the syringe beside the vial shows, in words, without a full stop. */
export function formatVialReading(
  vial: Reconstitution,
  doses: PeptideRecord['dosing']['doses'],
): string {
  const [row] = toSourcedDoses(vial, doses);
  if (row) return `${row.dose} is ${row.volume}, or ${row.units}`;
  const mass = mgPerUnit(vial.vialMg, vial.diluentMl).mul(EXAMPLE_MARK);
  return `For scale: ${formatUnits(new Fraction(EXAMPLE_MARK))} hold ${formatAboutMass(mass)}`;
}

/** What one mark of the syringe holds: the units, the mL, and the mass of each substance in the vial. */
export type MarkRow = { units: string; volume: string; masses: string[] };

/** A vial by syringe marks, with one mass for each substance: what is drawn, without naming a dose. */
export function toMarkTable({ molecule, reconstitution, name }: PeptideRecord): {
  substances: string[];
  rows: MarkRow[];
} {
  if (!('vialMg' in reconstitution)) return { substances: [], rows: [] };
  const { vialMg, diluentMl } = reconstitution;
  const parts =
    molecule.kind === 'blend'
      ? molecule.parts.map(({ slug, mg }) => ({ name: requirePeptide(slug).name, mg }))
      : [{ name, mg: vialMg }];
  const rows = MARKS.map((mark) => ({
    units: formatUnits(new Fraction(mark)),
    volume: formatQuantity(new Fraction(mark).div(UNITS_PER_ML), 'mL'),
    masses: parts.map(({ mg }) => formatAboutMass(mgPerUnit(mg, diluentMl).mul(mark))),
  }));
  return { substances: parts.map((part) => part.name), rows };
}

/** The calculator with this vial filled in. The dose is left to the visitor. */
export function toCalculatorHref({ vialMg, diluentMl }: Reconstitution): string {
  return formatInputsUrl({ ...emptyInputs, amount: vialMg, unit: 'mg', diluent: diluentMl });
}

export type DoseRow = {
  /** '250 mcg' */
  dose: string;
  /** '0.1 mL', or 'about 0.0833 mL' when it had to be rounded */
  volume: string;
  /** '10 units' on a U-100 syringe */
  units: string;
};

/** What each of some doses (mg) measures when drawn from one vial (mg, mL): rows for a table. */
export function toDoseTable(vial: Vial, dosesMg: readonly Fraction[]): DoseRow[] {
  return dosesMg.map((doseMg) => {
    const dose = calculateDose({ ...vial, doseMg });
    return {
      dose: formatMass(dose.doseMg),
      volume: formatAbout(dose.volumeMl, 'mL'),
      units: formatAboutUnits(dose.units),
    };
  });
}
