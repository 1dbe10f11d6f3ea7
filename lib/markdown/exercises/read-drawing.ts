import Fraction from 'fraction.js';
import { type Barrel, barrels } from '@/content/syringes';
import { formatSize, isOnMark } from '@/lib/calculator/barrels';
import type { ExerciseKind } from '@/lib/exercises/kinds';
import type { NumberAnswer } from '@/lib/exercises/slips';
import type { Fields, Say } from './exercise-parts';
import type { ExerciseText } from './exercise-text';

const SYRINGE = /^(.+?)(?:\s+at\s+(\d+(?:\.\d+)?)\s+units?)?$/;

/** Reads the syringe to draw, from `Syringe: 1 mL U-100 at 26 units`. */
export function readSyringe(fields: Fields): ExerciseText['syringe'] {
  const [field] = fields.get('Syringe') ?? [];
  if (!field || field.text === '') return undefined;
  const [, name = '', at] = SYRINGE.exec(field.text) ?? [];
  const barrel = barrels.find((one) => toBarrelName(one) === name);
  if (!barrel) {
    field.say(
      `"${name}" is no syringe that the site can draw; use one of ${barrels.map(toBarrelName).join(', ')}, with " at 26 units" behind it where it is filled`,
    );
    return undefined;
  }
  if (at !== undefined && Number(at) > barrel.units)
    field.say(`the plunger is at ${at} units and the barrel holds ${barrel.units}`);
  return { barrel, at };
}

const MOST_LINES = 8;

/** Reads the lines of the label to draw, from `Label: Name | 10 mg | powder for solution`. */
export function readLabel(fields: Fields): string[] | undefined {
  const [field] = fields.get('Label') ?? [];
  if (!field || field.text === '') return undefined;
  const lines = field.text.split('|').map((line) => line.trim());
  if (lines.some((line) => line === '')) field.say('a line of the label is empty');
  if (lines.length > MOST_LINES)
    field.say(`the label has ${lines.length} lines; ${MOST_LINES} fit`);
  return lines;
}

type Drawn = {
  kind: ExerciseKind;
  fields: Fields;
  syringe: ExerciseText['syringe'];
  label: readonly string[] | undefined;
  number: { answer: NumberAnswer } | undefined;
};

/**
 * Checks that the drawing suits the kind of exercise and agrees with the answer. `sayOfAll` reports a problem with the
 * whole exercise.
 */
export function checkDrawing(drawn: Drawn, sayOfAll: Say): void {
  const { kind, fields, syringe, label, number } = drawn;
  const [field] = fields.get('Syringe') ?? [];
  const say = field?.say ?? sayOfAll;
  if (kind === 'draw') {
    if (!field) say('has no syringe to set; write one, like "Syringe: 0.3 mL U-100"');
    if (syringe?.at !== undefined) say('shows the answer; leave out where the plunger is');
    if (syringe && number) checkMark(syringe.barrel, number.answer, say);
    return;
  }
  if (kind === 'read' && !field && !label)
    say('has nothing to read; write "Syringe: 1 mL U-100 at 26 units" or "Label: …"');
  if (syringe && syringe.at === undefined)
    say('does not say where the plunger is; write it, like "at 26 units"');
  if (kind === 'read' && syringe?.at && number)
    checkReading(syringe.barrel, syringe.at, number.answer, say);
}

/** In a `draw` exercise the plunger stops only at marks. */
function checkMark(barrel: Barrel, { value, unit }: NumberAnswer, say: Say) {
  if (unit !== 'units')
    return say('asks for a mark; give the answer in units of the syringe, like 12 units');
  const units = new Fraction(value);
  if (units.gt(barrel.units)) say(`the answer, ${value} units, is more than the barrel holds`);
  else if (!isOnMark(units, barrel))
    say(`the answer, ${value} units, lies on no mark of the barrel, which has ${barrel.marks}`);
}

/** An answer in units or mL must equal the drawn plunger position. */
function checkReading(barrel: Barrel, at: string, { value, unit }: NumberAnswer, say: Say) {
  const volume = new Fraction(at).div(barrel.scale);
  const isShown =
    (unit !== 'units' || new Fraction(value).equals(at)) &&
    (unit !== 'mL' || new Fraction(value).equals(volume));
  if (!isShown)
    say(
      `the plunger is at ${at} units, ${volume.toString()} mL, and the answer is ${value} ${unit}`,
    );
}

/** Returns the name of a syringe in exercises: '1 mL U-100', '0.3 mL U-100 half units'. */
function toBarrelName(barrel: Barrel): string {
  return `${formatSize(barrel)}${barrel.step < 1 ? ' half units' : ''}`;
}
