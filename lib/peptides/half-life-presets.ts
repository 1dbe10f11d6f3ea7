import { formatHalfLifeUrl, type HalfLifeInputs } from '@/lib/calculator/half-life-inputs';
import type { PeptideRecord } from '@/lib/records/peptides';
import { uncapitalize } from '@/lib/text/first-letter';
import { getHalfLives, type HalfLife, toHalfLife } from './half-lives';
import { peptidePath } from './peptides';

/** A half-life measured in people, with its text and unit for the field of the tool. */
export type HalfLifePreset = {
  label: string;
  text: string;
  unit: HalfLifeInputs['halfLifeUnit'];
  /** Who was studied, and by which route of administration. */
  population: string;
  route: string;
  href: string;
};

/** Returns every half-life measured in people, shortest first; a range as its mean, if stated, and both ends. */
export function getHalfLifePresets(): HalfLifePreset[] {
  return getHalfLives().flatMap(toPresets);
}

function toPresets(measured: HalfLife): HalfLifePreset[] {
  const { name, stated, species, low, high, mean, route, slug } = measured;
  const { population } = measured.finding;
  if (species !== 'people' || low === undefined) return [];
  const ends = [
    { hours: low, which: ', the low end' },
    { hours: high, which: ', the high end' },
  ];
  const times = [
    ...(mean === undefined ? [] : [{ hours: mean, which: ', the mean' }]),
    ...(low === high ? [{ hours: low, which: '' }] : ends),
  ];
  return times.map(({ hours, which }) => ({
    label: `${name}: ${stated}${which}`,
    ...toTyped(hours, measured),
    population: uncapitalize(population),
    route,
    href: peptidePath(slug),
  }));
}

/** Converts hours to the text and unit of the field: days if the paper counts in days. */
function toTyped(hours: number, { unit }: HalfLife): Pick<HalfLifePreset, 'text' | 'unit'> {
  const isInDays = unit === 'days';
  // Twelve digits remove the floating-point error of 8.1 × 24 ÷ 24.
  const value = Number((isInDays ? hours / 24 : hours).toPrecision(12));
  return { text: String(value), unit: isInDays ? 'days' : 'hours' };
}

/**
 * Returns the half-life tool's URL for a record measured in people (the mean or else the low end of a range), at one
 * dose a day, or one a week if it lasts 24 hours or more; undefined for any other record.
 */
export function toHalfLifeToolAddress(peptide: PeptideRecord): string | undefined {
  const measured = toHalfLife(peptide);
  const [preset] = measured ? toPresets(measured) : [];
  if (!measured || !preset) return undefined;
  const interval = measured.high < 24 ? '1' : '7';
  return formatHalfLifeUrl({
    halfLife: preset.text,
    halfLifeUnit: preset.unit,
    interval,
    intervalUnit: 'days',
  });
}
