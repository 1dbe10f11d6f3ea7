import type Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import { formatScale, formatSize, toUnitsOn } from './barrels';
import { calculateDose, type Dose, type Vial } from './dose';
import { formatAbout, formatAboutMass, formatMass } from './format-quantity';
import { parseField } from './parse-decimal';
import { formatUnitsOn } from './reading';

/**
 * Calculates the draw that filled a barrel to `units`, from a vial of known amount and diluent or a liquid of known
 * concentration: volume = units ÷ units per mL; dose = volume × concentration. Nothing is rounded.
 */
export function calculateDrawnDose(
  vial: Vial,
  units: Fraction,
  { scale }: Pick<Barrel, 'scale'>,
): Dose {
  const doseMg = units.div(scale).mul(vial.amountMg).div(vial.diluentMl);
  return calculateDose({ ...vial, doseMg });
}

/** Parses the typed mark, in units; an error unless it is a number on this barrel, or empty. */
export function parseMark(typed: string, barrel: Barrel): ReturnType<typeof parseField> {
  const mark = parseField(typed, 'Please enter the mark, in units');
  if (!mark.value?.gt(barrel.units)) return mark;
  return {
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

/**
 * The sentences about a draw: what it holds, how it compares with the intended dose if that is known and, if the
 * vial's contents are known (`isWhole`) and not only a strength, that it is more than they were.
 */
export function describeDraw(
  dose: Dose,
  barrel: Barrel,
  { isWhole, intendedMg }: { isWhole: boolean; intendedMg?: Fraction },
): string[] {
  const { doseMg, amountMg, diluentMl, volumeMl } = dose;
  const volume = formatAbout(volumeMl, 'mL');
  const holds = toUnitsOn(barrel, volumeMl).equals(1) ? 'holds' : 'hold';
  return [
    `${formatUnitsOn(barrel, volumeMl)} on a ${formatScale(barrel)} syringe (${volume}) of this liquid ${holds} ${formatAboutMass(doseMg)}.`,
    ...(intendedMg ? [compareDoses(doseMg, intendedMg)] : []),
    ...(isWhole && doseMg.gt(amountMg)
      ? [
          `The vial holds ${formatMass(amountMg)} in ${formatAbout(diluentMl, 'mL')}, less than this draw. Check the amount, the water and the mark.`,
        ]
      : []),
  ];
}

function compareDoses(drawnMg: Fraction, intendedMg: Fraction): string {
  const times = drawnMg.div(intendedMg);
  const meant = `the ${formatMass(intendedMg)} that was meant`;
  if (times.equals(1)) return `That is ${meant}.`;
  const slip = SLIPS.find(({ factor }) => times.equals(factor));
  if (slip) return `That is ${slip.name} ${meant}. The usual cause is ${slip.why}.`;
  const off = formatAboutMass(drawnMg.sub(intendedMg).abs());
  if (times.sub(1).abs().lt('0.05'))
    return `That is nearly ${meant}: ${off} ${times.gt(1) ? 'more' : 'less'}.`;
  if (times.gt(1)) return `That is ${formatAbout(times, 'times', 1)} ${meant}: ${off} more.`;
  const share = formatAbout(times.mul(100), '%', 1).replace(/\u00a0%$/, '%');
  return `That is less than was meant: ${share} of ${formatMass(intendedMg)}.`;
}

/** A liquid as a sentence to read out on the telephone; of a label only the strength is known (not `isWhole`). */
export function describeLiquid({ amountMg, diluentMl }: Vial, isWhole: boolean): string {
  return isWhole
    ? `A vial of ${formatMass(amountMg)}, mixed with ${formatAbout(diluentMl, 'mL')}.`
    : `A liquid with ${formatAbout(amountMg.div(diluentMl), 'mg/mL')} on its label.`;
}

/** The intended dose, as a sentence to read out on the telephone; '' if it is not known. */
export function describeMeant(mg?: Fraction): string {
  return mg ? `The dose that was meant: ${formatMass(mg)}.` : '';
}
