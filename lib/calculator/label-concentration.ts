import { massUnits } from '@/content/calculator';
import type { Vial } from './dose';
import { toMilligrams } from './mass';
import { parseDecimal } from './parse-decimal';
import type { DecimalProblem } from './read-decimal';

/** The mg and mL that a label names, as a vial that holds them, or why the text names none. */
export type ParsedConcentration = { ok: true; vial: Vial } | { ok: false; problem: DecimalProblem };

const LABEL = /^(\S+?)\s*(mg|mcg|[µμ]g|ug)\s*(?:\/|per|in)\s*(?:(\S+?)\s*)?ml$/i;

const MAX_LABEL = 60;

/**
 * Parses a concentration as labels print it, exactly: '2.5 mg/mL', '10 mg/0.5 mL', '500 µg per mL'. Rejects
 * percentages and units of activity.
 */
export function parseLabelConcentration(typed: string): ParsedConcentration {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: 'missing' };
  if (text.length > MAX_LABEL) return { ok: false, problem: 'too-long' };
  const [, amountText = '', unitText = '', volumeText = '1'] = LABEL.exec(text) ?? [];
  const name = unitText.toLowerCase().replace(/^[µμu]g$/, 'mcg');
  const unit = massUnits.find(({ value }) => value === name)?.value;
  if (!unit) return { ok: false, problem: 'unreadable' };
  const amount = parseDecimal(amountText);
  if (!amount.ok) return amount;
  const volume = parseDecimal(volumeText);
  if (!volume.ok) return volume;
  const vial = { amountMg: toMilligrams(amount.value, unit), diluentMl: volume.value };
  return { ok: true, vial };
}
