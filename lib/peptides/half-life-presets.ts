import { formatHalfLifeUrl, type HalfLifeInputs } from '@/lib/calculator/half-life-inputs';
import type { PeptideRecord } from '@/lib/records/peptides';
import { uncapitalize } from '@/lib/text/first-letter';
import { getHalfLives, type HalfLife, toHalfLife } from './half-lives';
import { peptidePath } from './peptides';

/** A half-life that a study measured in people, as the field of the tool takes it. */
export type HalfLifePreset = {
  label: string;
  text: string;
  unit: HalfLifeInputs['halfLifeUnit'];
  /** Who was measured, and how it got into the body. */
  population: string;
  route: string;
  href: string;
};

/** Every half-life measured in people, shortest first; of a range both ends, because its middle is in no paper. */
export function getHalfLifePresets(): HalfLifePreset[] {
  return getHalfLives().flatMap(toPresets);
}

function toPresets(measured: HalfLife): HalfLifePreset[] {
  const { name, stated, species, low, high, route, slug } = measured;
  const { population } = measured.finding;
  if (species !== 'people' || low === undefined) return [];
  const ends = low === high ? [''] : [', the low end', ', the high end'];
  return ends.map((end, index) => ({
    label: `${name}: ${stated}${end}`,
    ...toTyped(index === 0 ? low : high, measured),
    population: uncapitalize(population),
    route,
    href: peptidePath(slug),
  }));
}

/** The hours of a half-life as they are typed: in days where its paper counts days. */
function toTyped(hours: number, { unit }: HalfLife): Pick<HalfLifePreset, 'text' | 'unit'> {
  const isInDays = unit === 'days';
  // Twelve digits take away what floating point adds to 8.1 × 24 ÷ 24.
  const value = Number((isInDays ? hours / 24 : hours).toPrecision(12));
  return { text: String(value), unit: isInDays ? 'days' : 'hours' };
}

/**
 * The tool's address with the half-life of a record that was measured in people, at one dose a day, or a week
 * where it lasts for a day and more; undefined for any other record.
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
