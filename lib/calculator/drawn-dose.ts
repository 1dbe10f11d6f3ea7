import type Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { formatScale, formatSize } from './barrels';
import { calculateDose, type Dose, type Vial } from './dose';
import { type FieldError, toFieldError } from './field-error';
import { formatAbout, formatAboutMass, formatAboutUnits, formatMass } from './format-quantity';
import type { Calculation } from './inputs';
import { parseDecimal } from './parse-decimal';

/** The dose in a syringe that was filled to a mark, compared with the intended dose. */
export type DrawnDose = {
  /** The draw; `doseMg` is the amount of peptide that the syringe held. */
  dose: Dose;
  /** Units drawn, on the scale of the barrel that was used. */
  units: Fraction;
  /** The intended dose in mg, if known. */
  intendedMg?: Fraction;
  /** Drawn ÷ intended. */
  times?: Fraction;
};

/**
 * Calculates the peptide in a draw of `units` on a barrel, from a vial of known amount and diluent or a liquid of
 * known concentration: volume = units ÷ units per mL; amount = volume × concentration. Nothing is rounded.
 */
export function calculateDrawnDose(
  vial: Vial,
  units: Fraction,
  { scale }: Pick<Barrel, 'scale'>,
  intendedMg?: Fraction,
): DrawnDose {
  const doseMg = units.div(scale).mul(vial.amountMg).div(vial.diluentMl);
  return {
    dose: calculateDose({ ...vial, doseMg }),
    units,
    ...(intendedMg && { intendedMg, times: doseMg.div(intendedMg) }),
  };
}

/** Parses the typed mark, in units; an error unless it is a number on this barrel, or empty. */
export function parseMark(
  typed: string,
  barrel: Barrel,
): { ok: true; units: Fraction } | { ok: false; error?: FieldError } {
  const parsed = parseDecimal(typed);
  if (!parsed.ok) {
    // An empty field shows no error.
    if (parsed.problem === 'missing') return { ok: false };
    return { ok: false, error: toFieldError('Please enter the mark, in units', parsed.problem) };
  }
  if (parsed.value.lte(barrel.units)) return { ok: true, units: parsed.value };
  return {
    ok: false,
    error: {
      message: `A ${formatSize(barrel)} syringe ends at ${barrel.units} units`,
      help: 'Choose the syringe that was used. If it was filled more than once, work out each draw and add them.',
    },
  };
}

/** Factors that a misplaced decimal point or a confused unit causes, with their wording. */
const SLIPS: readonly { factor: number; name: string; why: string }[] = [
  { factor: 10, name: 'ten times', why: 'a decimal point one place off, or 50 drawn for 5' },
  {
    factor: 100,
    name: 'a hundred times',
    why: 'a decimal point two places off, or mL taken for units',
  },
  { factor: 1000, name: 'a thousand times', why: 'mg taken for mcg' },
];

/** The draw in words: '50 units on a U-100 syringe (0.5 mL) of this liquid hold 2.5 mg.' */
export function formatDrawn({ dose, units }: DrawnDose, barrel: Barrel): string {
  const draw = `${formatAboutUnits(units)} on a ${formatScale(barrel)} syringe (${formatAbout(dose.volumeMl, 'mL')})`;
  return `${draw} of this liquid ${units.equals(1) ? 'holds' : 'hold'} ${formatAboutMass(dose.doseMg)}.`;
}

/** Compares the draw with the intended dose in words; undefined if that is not known. */
export function describeTimes({ dose, times, intendedMg }: DrawnDose): string | undefined {
  if (!times || !intendedMg) return undefined;
  const meant = `the ${formatMass(intendedMg)} that was meant`;
  if (times.equals(1)) return `That is ${meant}.`;
  const slip = SLIPS.find(({ factor }) => times.equals(factor));
  if (slip) return `That is ${slip.name} ${meant}. The usual cause is ${slip.why}.`;
  if (times.gt(1)) {
    const more = formatAboutMass(dose.doseMg.sub(intendedMg));
    return `That is ${formatAbout(times, 'times', 1)} ${meant}: ${more} more.`;
  }
  const share = formatAbout(times.mul(100), '%', 1).replace(/\u00a0%$/, '%');
  return `That is less than was meant: ${share} of ${formatMass(intendedMg)}.`;
}

/** Says that a draw holds more than its vial did, if so; otherwise undefined. */
export function describeImpossible({ dose }: DrawnDose): string | undefined {
  if (dose.doseMg.lte(dose.amountMg)) return undefined;
  return `The vial holds ${formatMass(dose.amountMg)} in ${formatAbout(dose.diluentMl, 'mL')}, less than this draw. Check the amount, the water and the mark.`;
}

/** The sentences about a draw, the amount first. `isWhole`: the vial's contents are known, not only a strength. */
export function describeDraw(drawn: DrawnDose, barrel: Barrel, isWhole: boolean): string[] {
  const doubt = isWhole ? describeImpossible(drawn) : undefined;
  return [formatDrawn(drawn, barrel), describeTimes(drawn), doubt].filter(
    (text) => text !== undefined,
  );
}

/** The vial and the intended dose of a calculation, as sentences to read out on the telephone. */
export function describeVialAndDose({ dose }: Calculation): { vial: string; meant: string } {
  return {
    vial: `A vial of ${formatMass(dose.amountMg)}, mixed with ${formatAbout(dose.diluentMl, 'mL')}.`,
    meant: `The dose that was meant: ${formatMass(dose.doseMg)}.`,
  };
}
