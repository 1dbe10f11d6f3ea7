import type Fraction from 'fraction.js';
import { massUnits } from '@/content/calculator';
import { toMilligrams } from './mass';
import { parseDecimal } from './parse-decimal';
import type { DecimalProblem } from './read-decimal';

export type ParsedConcentration =
  | { ok: true; amountMg: Fraction; volumeMl: Fraction }
  | { ok: false; problem: DecimalProblem };

const LABEL = /^(\S+?)\s*(mg|mcg)\s*(?:\/|per)\s*(?:(\S+?)\s*)?ml$/i;

const MAX_LABEL = 60;

/**
 * Parses a concentration as labels print it: '2.5 mg/mL', '10 mg/0.5 mL', '500 mcg per mL'. Returns the
 * amount (mg) and its volume (mL), both exact. Rejects percentages and units of activity.
 */
export function parseLabelConcentration(typed: string): ParsedConcentration {
  const text = typed.trim();
  if (text === '') return { ok: false, problem: 'missing' };
  if (text.length > MAX_LABEL) return { ok: false, problem: 'too-long' };
  const [, amountText = '', unitText = '', volumeText = '1'] = LABEL.exec(text) ?? [];
  const unit = massUnits.find(({ value }) => value === unitText.toLowerCase())?.value;
  if (!unit) return { ok: false, problem: 'unreadable' };
  const amount = parseDecimal(amountText);
  if (!amount.ok) return amount;
  const volume = parseDecimal(volumeText);
  if (!volume.ok) return volume;
  return {
    ok: true,
    amountMg: toMilligrams(amount.value, unit),
    volumeMl: volume.value,
  };
}
