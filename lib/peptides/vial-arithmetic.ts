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

/** A dose drawn from a vial on a U-100 syringe: '250 mcg', 'about 0.0833 mL' if it had to be rounded, '10 units'. */
type DoseRow = [dose: string, volume: string, units: string];

/** Returns a row for each dose that a record's source names, in the record's order. */
export function toSourcedDoses(
  reconstitution: Reconstitution,
  doses: PeptideRecord['dosing']['doses'],
): DoseRow[] {
  const vial = toVial(reconstitution);
  return doses.map((dose) => {
    const { doseMg, volumeMl, units } = calculateDose({ ...vial, doseMg: toMg(dose) });
    return [formatMass(doseMg), formatAbout(volumeMl, 'mL'), formatAboutUnits(units)];
  });
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
  if (row) {
    const [dose, volume, units] = row;
    return `${dose} is ${volume}, or ${units}`;
  }
  const mass = mgPerUnit(vial.vialMg, vial.diluentMl).mul(EXAMPLE_MARK);
  return `For scale: ${formatUnits(new Fraction(EXAMPLE_MARK))} hold ${formatAboutMass(mass)}`;
}

/** A substance in a vial, and its mass there in mg. */
type VialPart = { name: string; mg: string };

/** Returns what a record's vial holds: one substance, or the parts of a blend. */
export function toVialParts(
  { molecule, name }: PeptideRecord,
  { vialMg }: Reconstitution,
): VialPart[] {
  return molecule.kind === 'blend'
    ? molecule.parts.map(({ slug, mg }) => ({ name: requirePeptide(slug).name, mg }))
    : [{ name, mg: vialMg }];
}

/** Returns what a syringe filled to each mark holds, without naming a dose: units, mL, and the mass of each part. */
export function toMarkRows(parts: readonly VialPart[], diluentMl: string): string[][] {
  return MARKS.map((mark) => [
    formatUnits(new Fraction(mark)),
    formatQuantity(new Fraction(mark).div(UNITS_PER_ML), 'mL'),
    ...parts.map(({ mg }) => formatAboutMass(mgPerUnit(mg, diluentMl).mul(mark))),
  ]);
}

/** Returns the calculator's URL with this vial filled in; the dose is left empty. */
export function toCalculatorHref({ vialMg, diluentMl }: Reconstitution): string {
  return formatInputsUrl({ ...emptyInputs, amount: vialMg, unit: 'mg', diluent: diluentMl });
}
