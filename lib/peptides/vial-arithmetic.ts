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

/** The syringe mark, in units, that a drawing shows if no dose has a source. */
const EXAMPLE_MARK = '10';

/** Marks of a 1 mL U-100 syringe, in units, for tables without sourced doses. */
const MARKS = ['5', '10', '25', '50', '100'] as const;

/** Formats what one unit on a U-100 syringe holds: '0.05 mg (50 mcg)'; computed, never typed (decision 14). */
export function formatPerUnit({ vialMg, diluentMl }: Reconstitution): string {
  const mg = mgPerUnit(vialMg, diluentMl);
  return `${formatQuantity(mg, 'mg', 4)} (${formatMassIn(mg, 'mcg')})`;
}

/** Formats the mg in each mL: '5 mg/mL'. */
export function formatConcentration({ vialMg, diluentMl }: Reconstitution): string {
  return formatQuantity(new Fraction(vialMg).div(diluentMl), 'mg/mL');
}

/** Returns a row for each dose that a record's source names, in the record's order: dose, mL and units. */
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

/** Returns what the syringe beside the vial shows: the first sourced dose, else ten units as an example. */
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

/** Formats what that syringe shows, without a full stop: '250 mcg is 0.05 mL, or 5 units'. */
export function formatVialReading(
  vial: Reconstitution,
  doses: PeptideRecord['dosing']['doses'],
): string {
  const [row] = toSourcedDoses(vial, doses);
  if (row) return `${row.dose} is ${row.volume}, or ${row.units}`;
  const mass = mgPerUnit(vial.vialMg, vial.diluentMl).mul(EXAMPLE_MARK);
  return `For scale: ${formatUnits(new Fraction(EXAMPLE_MARK))} hold ${formatAboutMass(mass)}`;
}

/** What a syringe filled to one mark holds: units, mL, and the mass of each substance in the vial. */
export type MarkRow = { units: string; volume: string; masses: string[] };

/** Returns what each syringe mark holds of each substance in a vial, without naming a dose. */
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

/** Returns the calculator's URL with this vial filled in; the dose is left empty. */
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

/** Returns rows for doses (mg) drawn from one vial (mg, mL): each dose, its volume and units. */
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
