import Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { LARGEST_BARREL, toSmallestBarrel } from '@/lib/calculator/barrels';
import { calculateDose, type Dose, mgPerUnit, UNITS_PER_ML } from '@/lib/calculator/dose';
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

/** Formats what one unit on a U-100 syringe holds: '0.05 mg (50 mcg)', with 'about' if it had to be rounded. */
export function formatPerUnit({ vialMg, diluentMl }: Reconstitution): string {
  const mg = mgPerUnit(vialMg, diluentMl);
  return `${formatAbout(mg, 'mg', 4)} (${formatMassIn(mg, 'mcg')})`;
}

/** Formats the mg in each mL: '5 mg/mL'. */
export function formatConcentration({ vialMg, diluentMl }: Reconstitution): string {
  return formatQuantity(new Fraction(vialMg).div(diluentMl), 'mg/mL');
}

/** Returns a row for each dose that a record's source names, in the record's order: dose, volume and units. */
export function toSourcedDoses(vial: Reconstitution, doses: readonly DoseAmount[]): string[][] {
  return doses.map((dose) => toDoseRow(draw(vial, toMg(dose))));
}

/** '250 mcg', 'about 0.0833 mL' if it had to be rounded, '8.33 units' on a U-100 syringe. */
function toDoseRow({
  doseMg,
  volumeMl,
  units,
}: Dose): [dose: string, volume: string, units: string] {
  return [formatMass(doseMg), formatAbout(volumeMl, 'mL'), formatAboutUnits(units)];
}

function draw({ vialMg, diluentMl }: Reconstitution, doseMg: Fraction): Dose {
  return calculateDose({
    amountMg: new Fraction(vialMg),
    diluentMl: new Fraction(diluentMl),
    doseMg,
  });
}

function toMg({ amount, unit }: DoseAmount): Fraction {
  return toMilligrams(new Fraction(amount), unit);
}

/**
 * Returns what the syringe beside the vial shows, and says without a full stop: the first sourced dose, '250 mcg is
 * 0.05 mL, or 5 units', else ten units as an example.
 */
export function toVialReading(
  vial: Reconstitution,
  [first]: readonly DoseAmount[],
): { barrel: Barrel; reading: Reading; caption: string } {
  if (!first) {
    const doseMg = mgPerUnit(vial.vialMg, vial.diluentMl).mul(EXAMPLE_MARK);
    const caption = `For scale: ${formatUnits(new Fraction(EXAMPLE_MARK))} hold ${formatAboutMass(doseMg)}`;
    const reading = toReading(draw(vial, doseMg), LARGEST_BARREL);
    return { barrel: LARGEST_BARREL, reading, caption };
  }
  const drawn = draw(vial, toMg(first));
  const barrel = toSmallestBarrel(drawn.units);
  const [dose, volume, units] = toDoseRow(drawn);
  return {
    barrel,
    reading: toReading(drawn, barrel),
    caption: `${dose} is ${volume}, or ${units}`,
  };
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
