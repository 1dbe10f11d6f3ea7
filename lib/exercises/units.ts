import { groupThousands } from '@/lib/text/typography';

/** What a unit measures; it determines which slips are likely and how they are explained. */
export type Measure = 'mass' | 'strength' | 'volume' | 'units' | 'percent' | 'other';

/** Every unit that an answer may have, in the plural that is shown beside a field. */
const UNITS: Readonly<Record<string, Measure>> = {
  kg: 'mass',
  g: 'mass',
  mg: 'mass',
  mcg: 'mass',
  ng: 'mass',
  'mg/mL': 'strength',
  'mcg/mL': 'strength',
  'ng/mL': 'strength',
  'pg/mL': 'strength',
  mL: 'volume',
  L: 'volume',
  units: 'units',
  '%': 'percent',
  'percentage points': 'percent',
  seconds: 'other',
  minutes: 'other',
  hours: 'other',
  days: 'other',
  weeks: 'other',
  months: 'other',
  years: 'other',
  people: 'other',
  doses: 'other',
  draws: 'other',
  vials: 'other',
  times: 'other',
  marks: 'other',
  steps: 'other',
  bonds: 'other',
  residues: 'other',
  charges: 'other',
  peaks: 'other',
  points: 'other',
  Da: 'other',
  kDa: 'other',
  nm: 'other',
  '°C': 'other',
};

const SINGULARS: Readonly<Record<string, string>> = { person: 'people', 'amino acids': 'residues' };

export const UNIT_NAMES = Object.keys(UNITS);

/** Normalises a unit: 'unit' becomes 'units', '' and 'none' become ''; undefined if unknown. */
export function readUnit(written: string): string | undefined {
  if (written === '' || written === 'none') return '';
  const forms = [written, `${written}s`, SINGULARS[written] ?? ''];
  return forms.find((form) => Object.hasOwn(UNITS, form));
}

/** Returns what a unit measures; a number without a unit is a count ('other'). */
export function toMeasure(unit: string): Measure {
  return UNITS[unit] ?? 'other';
}

/** Formats a number with its unit: '15 units', '1 unit', '1,450 mcg', '5%', '3'. */
export function toQuantity(number: string, unit: string): string {
  const shown = number.replace(/^\d{4,}/, groupThousands);
  if (unit === '' || unit === '%') return shown + unit;
  return `${shown} ${number === '1' ? unit.replace(/s$/, '') : unit}`;
}
