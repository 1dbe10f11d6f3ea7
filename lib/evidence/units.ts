/**
 * The unit of a number, normalised for all spellings. The same value in different units is a different fact: 68 weeks
 * are not 68 months.
 */
export type Unit = string;

/** Patterns for the spellings of units, each with its normalised unit; the first match counts. */
const SPELLINGS: readonly (readonly [form: RegExp, unit: Unit])[] = [
  [/percentage[ -]points?\b/, 'percentage points'],
  [/(?:%|per ?cent\b)/, '%'],
  [/(?:mg|milligrams?)\b/, 'mg'],
  [/(?:mcg|micrograms?)\b/, 'mcg'],
  [/(?:ng|nanograms?)\b/, 'ng'],
  [/(?:kg|kilograms?|kilos?)\b/, 'kg'],
  [/(?:g|grams?)\b/, 'g'],
  [/(?:mL|ml|millilitres?)\b/, 'mL'],
  [/(?:L|litres?)\b/, 'L'],
  [/(?:Da|daltons?)\b/, 'Da'],
  [/(?:days?|nights?)\b/, 'days'],
  [/°C/, '°C'],
  ...['pg', 'kDa', 'cm', 'mm', 'mmHg', 'nmol', 'mmol', 'pmol'].map(
    (symbol) => [new RegExp(`${symbol}\\b`), symbol] as const,
  ),
  ...['seconds', 'minutes', 'hours', 'weeks', 'months', 'years', 'points', 'units'].map(
    (word) => [new RegExp(`${word}?\\b`), word] as const,
  ),
];

const AT_NUMBER = SPELLINGS.map(
  ([form, unit]) => [new RegExp(`^[ \\u00a0-]?${form.source}`, 'u'), unit] as const,
);

/**
 * Finds the unit after a number: '14.9%' → '%', '68-week' → 'weeks'. `rest` starts right after the number. In a list
 * such as '0.5, 1 or 2 mg' it finds the unit after the last number. Undefined if there is no unit.
 */
export function findUnitBehind(rest: string): Unit | undefined {
  const own = AT_NUMBER.find(([form]) => form.test(rest));
  if (own) return own[1];
  const list = /^(?:,| to| and| or|-|–|, and|, or) ?[\d.,]+(?<rest>.*)$/su.exec(rest);
  return list?.groups?.rest === undefined ? undefined : findUnitBehind(list.groups.rest);
}

/** The unit of a record's unit field, '% of the loss' → '%'; undefined if it is not one of the above. */
export function parseUnit(field: string): Unit | undefined {
  return AT_NUMBER.find(([form]) => form.test(field))?.[1];
}

/** Whether a written unit matches a record's; prose may call percentage points just 'points'. */
export function isSameUnit(written: Unit, given: Unit): boolean {
  return written === given || (written === 'points' && given === 'percentage points');
}
