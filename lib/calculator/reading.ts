import type { Barrel } from '@/content/calculator';
import { isOnMark, LARGEST_BARREL } from './barrels';
import type { Dose } from './dose';
import { formatAboutUnits, formatDecimal } from './format-quantity';

/** What the syringe shows: a sentence with its stressed part, the fill, and the same in words. */
export type Reading = {
  /** Whether the draw can be made with this barrel from this vial. */
  isDrawable: boolean;
  lead: { before: string; stressed: string; after: string };
  /** Units that the barrel is filled to; for drawing only. */
  fill: number;
  flag?: string;
  /** The text alternative of the drawing. */
  label: string;
};

/** The drawing before anything is calculated. */
export function toEmptyReading(barrel: Barrel): Pick<Reading, 'fill' | 'label'> {
  return { fill: 0, label: `Empty ${toName(barrel)}` };
}

/** Reads a dose off a barrel. Never scales the barrel: what does not fit is said. */
export function toReading(dose: Dose, barrel: Barrel): Reading {
  const { units } = dose;
  if (dose.doseMg.gt(dose.amountMg)) {
    return {
      ...toEmptyReading(barrel),
      isDrawable: false,
      lead: { before: 'The dose is ', stressed: 'more than the vial holds', after: '' },
      label: `${toEmptyReading(barrel).label}: the dose is more than the vial holds`,
    };
  }
  const text = formatAboutUnits(units);
  if (units.gt(barrel.units)) {
    const excess = barrel === LARGEST_BARREL ? 'more than one syringe' : 'more than this syringe';
    return {
      isDrawable: false,
      lead: { before: 'The draw is ', stressed: text, after: `, ${excess} holds` },
      fill: barrel.units,
      flag: excess,
      label: `Full ${toName(barrel)}: the dose is ${text}, ${excess} holds`,
    };
  }
  const shown = {
    isDrawable: true,
    fill: units.valueOf(),
    flag: text,
  };
  if (isOnMark(units, barrel)) {
    const mark = `${formatDecimal(units)} unit`;
    return {
      ...shown,
      lead: { before: 'Draw to the ', stressed: mark.replace(' ', '\u00a0'), after: ' mark' },
      label: `${toName(barrel)}, filled to the ${mark} mark of ${barrel.units}`,
    };
  }
  const place = units.lt(barrel.step) ? 'less than the first mark' : 'between two marks';
  return {
    ...shown,
    lead: { before: 'Draw ', stressed: text, after: `, ${place}` },
    label: `${toName(barrel)}, filled to ${text} of ${barrel.units}, ${place}`,
  };
}

/** The reading as one sentence: 'Draw to the 10 unit mark'. */
export function formatLead({ lead }: Pick<Reading, 'lead'>): string {
  return `${lead.before}${lead.stressed}${lead.after}`;
}

function toName({ volume }: Barrel): string {
  return `U-100 syringe of ${volume}`;
}
