import { groupThousands } from '@/lib/text/typography';

/** What a unit measures; it determines which slips are likely and how they are explained. */
export type Measure = 'mass' | 'strength' | 'volume' | 'units' | 'percent' | 'other';

/** Every unit that an answer may have, in the plural that is shown beside a field, after what it measures. */
const UNITS: readonly (readonly [measure: Measure, ...units: string[]])[] = [
  ['mass', 'kg', 'g', 'mg', 'mcg', 'ng'],
  ['strength', 'mg/mL', 'mcg/mL', 'ng/mL', 'pg/mL'],
  ['volume', 'mL', 'L'],
  ['units', 'units'],
  ['percent', '%', 'percentage points'],
  ['other', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'],
  ['other', 'people', 'doses', 'draws', 'vials', 'times', 'marks', 'steps'],
  ['other', 'bonds', 'residues', 'charges', 'peaks', 'points'],
  ['other', 'Da', 'kDa', 'nm', '°C'],
];

const MEASURES = new Map(
  UNITS.flatMap(([measure, ...units]) => units.map((unit) => [unit, measure] as const)),
);

const SINGULARS: Readonly<Record<string, string>> = { person: 'people', 'amino acids': 'residues' };

export const UNIT_NAMES = [...MEASURES.keys()];

/** Normalises a unit: 'unit' becomes 'units', '' and 'none' become ''; undefined if unknown. */
export function readUnit(written: string): string | undefined {
  if (written === '' || written === 'none') return '';
  const forms = [written, `${written}s`, SINGULARS[written] ?? ''];
  return forms.find((form) => MEASURES.has(form));
}

/** Returns what a unit measures; a number without a unit is a count ('other'). */
export function toMeasure(unit: string): Measure {
  return MEASURES.get(unit) ?? 'other';
}

/** Formats a number with its unit: '15 units', '1 unit', '1,450 mcg', '5%', '3'. */
export function toQuantity(number: string, unit: string): string {
  const shown = number.replace(/^\d{4,}/, groupThousands);
  if (unit === '' || unit === '%') return shown + unit;
  return `${shown} ${number === '1' ? unit.replace(/s$/, '') : unit}`;
}
