import type Fraction from 'fraction.js';
import type { Barrel } from '@/content/syringes';
import {
  type DrawObstacle,
  findDrawObstacle,
  formatScale,
  isOnMark,
  toLargestBarrel,
  toUnitsOn,
} from './barrels';
import { type Dose, UNITS_PER_ML } from './dose';
import {
  formatAbout,
  formatAboutUnits,
  formatDecimal,
  formatNumber,
  formatQuantity,
  NBSP,
} from './format-quantity';

/** What a syringe shows: a sentence with its stressed part, the fill level, and the alt text. */
export type Reading = {
  /** Whether the draw can be made with this barrel from this vial. */
  isDrawable: boolean;
  lead: { before: string; stressed: string; after: string };
  /** Fill level in units of the barrel's own scale; for drawing only. */
  fill: number;
  flag?: string;
  /** The text alternative of the drawing. */
  label: string;
};

/** The reading of an empty syringe, used before anything is calculated. */
export function toEmptyReading(barrel: Barrel): Pick<Reading, 'fill' | 'label'> {
  return { fill: 0, label: `Empty ${toName(barrel)}` };
}

/** A draw in units of a barrel's scale: '10 units', 'about 8.33 units'. */
export function formatUnitsOn(barrel: Pick<Barrel, 'scale'>, volumeMl: Fraction): string {
  return formatAboutUnits(toUnitsOn(barrel, volumeMl));
}

/** A draw in units of a barrel's scale, with its volume: '10 units (0.1 mL)'. */
export function formatDraw(volumeMl: Fraction, barrel: Barrel): string {
  return `${formatUnitsOn(barrel, volumeMl)} (${formatAbout(volumeMl, 'mL')})`;
}

/** The reading of a dose on a barrel, never scaled to fit. Says so if the dose cannot be drawn. */
export function toReading(dose: Dose, barrel: Barrel): Reading {
  const obstacle = findDrawObstacle(dose, barrel);
  if (obstacle) return toRefusal(obstacle, dose, barrel);
  const units = toUnitsOn(barrel, dose.volumeMl);
  const text = formatUnitsOn(barrel, dose.volumeMl);
  const volume = formatAbout(dose.volumeMl, 'mL');
  const shown = {
    isDrawable: true,
    fill: units.valueOf(),
    flag: `${text}, ${formatQuantity(dose.volumeMl, 'mL')}`,
  };
  // A reader may use whichever syringe is at hand, so each mark names its scale unless it is U-100.
  const scale = barrel.scale === UNITS_PER_ML ? '' : ` of a ${formatScale(barrel)} syringe`;
  if (isOnMark(units, barrel)) {
    const mark = formatDecimal(units);
    return {
      ...shown,
      lead: {
        before: 'Draw to the ',
        stressed: `${mark}${NBSP}unit`,
        after: ` mark${scale}, ${volume}`,
      },
      label: `${toName(barrel)}, filled to the ${mark} unit mark of ${barrel.units}`,
    };
  }
  const place = units.lt(barrel.step) ? 'less than the first mark' : 'between two marks';
  return {
    ...shown,
    lead: { before: 'Draw ', stressed: text, after: `, ${volume}, ${place}${scale}` },
    label: `${toName(barrel)}, filled to ${text} of ${barrel.units}, ${place}`,
  };
}

/** The reading of a dose that cannot be drawn: a full barrel if it is too small, else an empty one. */
function toRefusal(obstacle: DrawObstacle, dose: Dose, barrel: Barrel): Reading {
  if (obstacle === 'barrel') {
    const text = formatUnitsOn(barrel, dose.volumeMl);
    const excess =
      barrel === toLargestBarrel(barrel.scale) ? 'more than one syringe' : 'more than this syringe';
    return {
      isDrawable: false,
      lead: {
        before: 'Cannot be drawn: the draw is ',
        stressed: text,
        after: `, ${formatAbout(dose.volumeMl, 'mL')}, ${excess} holds`,
      },
      fill: barrel.units,
      flag: excess,
      label: `Full ${toName(barrel)}: the dose is ${text}, ${excess} holds`,
    };
  }
  const [before, stressed, after] =
    obstacle === 'vial'
      ? ['the dose is ', 'more than the vial holds', '']
      : [
          'one vial would hold ',
          `${formatNumber(dose.doses)}${NBSP}doses`,
          ', more than makes sense',
        ];
  const { fill, label } = toEmptyReading(barrel);
  return {
    isDrawable: false,
    lead: { before: `Cannot be drawn: ${before}`, stressed, after },
    fill,
    label: `${label}: ${before}${stressed}${after}`,
  };
}

/** The reading as one sentence: 'Draw to the 10 unit mark, 0.1 mL'. */
export function formatLead({ lead }: Pick<Reading, 'lead'>): string {
  return `${lead.before}${lead.stressed}${lead.after}`;
}

/** The same for screen readers: 'Draw to the 10 unit mark, 0.1 millilitre'. */
export function formatSpokenLead(reading: Pick<Reading, 'lead'>): string {
  return formatLead(reading).replace(
    /([\d,.]+)\u00a0mL/g,
    (_, number: string) => `${number} ${/^(?:0\.|1$)/.test(number) ? 'millilitre' : 'millilitres'}`,
  );
}

function toName(barrel: Barrel): string {
  return `${formatScale(barrel)} syringe of ${barrel.volume}`;
}
