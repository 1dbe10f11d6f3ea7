import { parseArithmetic } from '@/lib/calculator/arithmetic';
import { toIntegers } from '@/lib/exercises/decimals';
import { findAcceptedSlip, isRight, type NumberAnswer } from '@/lib/exercises/slips';
import { readUnit, UNIT_NAMES } from '@/lib/exercises/units';
import type { Field, Fields, Say } from './exercise-parts';

/** A number as authors write it, and the unit after it: '1,367.5 Da'. */
const AMOUNT = /^(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)\s?(.*)$/;

const FORM = 'write it as "Answer: 15 units [= 0.75 / 5 * 100]"';

/**
 * Reads the answer and the explained wrong numbers; returns undefined if the answer cannot be read. `asked` is the unit
 * that the question asks for, if it names one; `say` reports a problem with the whole exercise.
 */
export function readAnswer(
  fields: Fields,
  asked: string | undefined,
  say: Say,
): { answer: NumberAnswer; slips: string[] } | undefined {
  const [field] = fields.get('Answer') ?? [];
  if (!field) {
    const [why = { say }] = fields.get('Why') ?? [];
    why.say(`has no answer; ${FORM}`);
    return undefined;
  }
  const [ofTolerance] = fields.get('Tolerance') ?? [];
  const amount = readAmount(field);
  if (!amount) return undefined;
  const isRounded = checkSum(field, amount.digits);
  const tolerance =
    readTolerance(ofTolerance, amount) ?? (isRounded ? toHalfStep(amount.digits) : '0');
  const answer = { value: amount.digits, unit: amount.unit, tolerance };
  const accepted = findAcceptedSlip(answer);
  if (accepted)
    (ofTolerance ?? field).say(
      `its tolerance takes a slip for right ("${accepted}"); make it smaller`,
    );
  const slips = (fields.get('Slip') ?? []).map((slip) => readSlip(slip, answer));
  if (asked && asked !== amount.unit)
    field.say(
      `the question asks for ${asked}, the answer is in ${amount.unit || 'no unit'}; make them agree`,
    );
  return { answer, slips };
}

type Amount = { digits: string; unit: string };

function readAmount({ text, say }: Field): Amount | undefined {
  const [, number = '', written = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (number === '') {
    say(`"${text}" is no number with a unit; ${FORM}`);
    return undefined;
  }
  const unit = readUnit(written.trim().replace(/\.$/, ''));
  if (unit === undefined) {
    say(
      `"${written.trim()}" is no unit that exercises know; use one of ${UNIT_NAMES.join(', ')}, or none`,
    );
    return undefined;
  }
  return { digits: number.replaceAll(',', ''), unit };
}

/** Checks the sum of an answer; returns whether the answer is its rounded result. */
function checkSum({ sum, say }: Field, digits: string): boolean {
  if (!/[1-9]/.test(digits)) say('the answer is 0; ask for a number above 0');
  if (sum === undefined) {
    say(`no sum gives the answer; ${FORM}`);
    return false;
  }
  try {
    const { equals, isExactly, result } = parseArithmetic(sum);
    if (!equals(digits)) say(`"[= ${sum}]" comes to ${result}, not to ${digits}`);
    return !isExactly(digits);
  } catch (error) {
    say(`"[= ${sum}]": ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/** Returns the tolerance in the answer's unit, as plain digits; undefined if absent or unreadable. */
function readTolerance(field: Field | undefined, { digits, unit }: Amount): string | undefined {
  const amount = field && readAmount(field);
  if (!amount) return undefined;
  if (amount.unit === unit) return amount.digits;
  if (amount.unit === '%') return toPart(digits, amount.digits);
  field.say(
    `the tolerance is in another unit than the answer; give it in ${unit || 'no unit'} or in %`,
  );
  return undefined;
}

function toPart(digits: string, percent: string): string {
  const [number, part] = toIntegers(digits, percent);
  const places =
    2 * Math.max(...[digits, percent].map((text) => text.split('.')[1]?.length ?? 0)) + 2;
  const product = (number * part).toString().padStart(places + 1, '0');
  return `${product.slice(0, -places)}.${product.slice(-places)}`;
}

/** Returns half a step of a number's last decimal: for '8.33', answers from 8.325 are right. */
function toHalfStep(digits: string): string {
  const places = digits.split('.')[1]?.length ?? 0;
  return `0.${'0'.repeat(places)}5`;
}

const SLIP = /^([^:]+):\s+(.+)$/s;

/** Returns the wrong number of a slip as plain digits; empty if it cannot be read. */
function readSlip({ text, say }: Field, answer: NumberAnswer): string {
  const [, written = '', reason] = SLIP.exec(text) ?? [];
  if (!reason) {
    say('a slip is a wrong number and its cause, like "Slip: 75 units: you divided by the volume"');
    return '';
  }
  const amount = readAmount({ text: written, say });
  if (!amount) return '';
  if (amount.unit !== answer.unit)
    say(
      `the slip is in ${amount.unit || 'no unit'}, the answer in ${answer.unit || 'no unit'}; make them agree`,
    );
  if (isRight(amount.digits, answer))
    say(`the slip ${written} would be taken for right; make the tolerance smaller or take it out`);
  return amount.digits;
}
