import { type ExerciseKind, exerciseKinds } from '@/lib/exercises/kinds';
import { toHash, toShuffled } from '@/lib/exercises/shuffle';
import { readUnit, toMeasure } from '@/lib/exercises/units';
import { toPlainText } from '../plain-text';
import type { Callout, TextProblem } from '../syntax/nodes';
import {
  type ExerciseParts,
  type FieldName,
  isOfOptions,
  type Say,
  toParts,
} from './exercise-parts';
import type { ExerciseText } from './exercise-text';
import { readAnswer } from './read-answer';
import { checkDrawing, readLabel, readSyringe } from './read-drawing';

/** The allowed numbers of options and of steps. */
const OPTIONS = { least: 2, most: 5 };
const STEPS = { least: 3, most: 6 };

/** The fields that each kind accepts, besides those of OF_ALL. */
const FIELDS_OF: Record<ExerciseKind, readonly FieldName[]> = {
  number: ['Answer', 'Tolerance', 'Slip'],
  read: ['Answer', 'Tolerance', 'Slip'],
  draw: ['Answer', 'Slip'],
  choice: [],
  flaw: [],
  order: [],
};
const OF_ALL: readonly FieldName[] = ['Syringe', 'Label', 'Why'];

/**
 * Parses `> [!EXERCISE kind]`: replaces the callout's children by parts and sets `callout.exercise` to its fields.
 * Reports everything that would make it a bad exercise: a sum that does not give the answer, a tolerance that accepts a
 * slip, an option without a reason, a plunger position that the barrel does not have.
 */
export function parseExercise(callout: Callout, problems: TextProblem[]): void {
  const kind = callout.argument as ExerciseKind;
  const report = ({ position = callout.position }: Pick<Callout, 'position'>, message: string) =>
    problems.push({ line: position?.start.line ?? 1, message: `exercise: ${message}` });
  const say: Say = (message) => report(callout, message);
  const found = toParts(kind, callout.children, report);
  const { fields, parts } = found;
  checkFields(kind, found, say);
  const right = isOfOptions(kind) ? readOptions(found, say) : undefined;
  const steps = parts.filter(({ part }) => part === 'step').length;
  if (kind === 'order' && (steps < STEPS.least || steps > STEPS.most))
    say(`has ${steps} steps; write three to six, numbered in their right order`);
  const syringe = readSyringe(fields);
  const label = readLabel(fields);
  const unit = findAskedUnit(toPlainText(parts[0] ?? callout));
  const number = isOfOptions(kind) || kind === 'order' ? undefined : readAnswer(fields, unit, say);
  checkDrawing({ kind, fields, syringe, label, number }, say);
  const asked = toAsked(kind, found);
  callout.exercise = {
    kind,
    id: `exercise-${toHash(asked).toString(36).padStart(7, '0')}`,
    slips: number?.slips ?? [],
    answer: number?.answer,
    right,
    order: kind === 'order' && steps > 1 ? toShuffled(steps, toHash(asked)) : undefined,
    syringe,
    label,
  } satisfies ExerciseText;
  callout.children = parts;
}

/** Returns the unit a question asks for: 'How much is in it, in mL?', 'How many mg are left?'. */
function findAskedUnit(question: string): string | undefined {
  const [, named = ''] = /\bin ([^\s,?.]+)\?/.exec(question) ?? [];
  const [, counted = ''] = /\bhow many ([^\s,?.]+)/i.exec(question) ?? [];
  // 'How many units of the experiment' does not mean units of a syringe.
  return [named, ...(counted === 'units' ? [] : [counted])]
    .flatMap((written) => readUnit(written) ?? [])
    .find((unit) => toMeasure(unit) !== 'other');
}

/** Returns the text that identifies an exercise: the question, options and answer, not the explanations. */
function toAsked(kind: ExerciseKind, { parts, fields }: ExerciseParts): string {
  const shown = parts.filter(
    ({ part }) => part === 'question' || part === 'option' || part === 'step',
  );
  const drawn = (['Answer', 'Syringe', 'Label'] as const).flatMap(
    (name) => fields.get(name)?.map(({ text }) => text) ?? [],
  );
  return [kind, ...shown.map((part) => toPlainText(part)), ...drawn].join('\n');
}

function checkFields(kind: ExerciseKind, { parts, fields }: ExerciseParts, say: Say): void {
  if (parts[0]?.children.length === 0) say('has no question; write it on the line below the kind');
  for (const [name, [field, second]] of fields) {
    if (!field) continue;
    if (![...FIELDS_OF[kind], ...OF_ALL].includes(name))
      field.say(`"${name}:" has no place in an exercise of the kind ${kind}; take it out`);
    if (second && name !== 'Slip')
      second.say(`"${name}:" occurs twice; write one paragraph or bullet less`);
    if (field.text === '') field.say(`"${name}:" is empty; write it or take it out`);
  }
  if (!fields.has('Why') && !isOfOptions(kind))
    say('has no "Why:"; write the way to the answer, which is shown after an attempt');
  const hasOptions = parts.some(({ part }) => part === 'option' || part === 'step');
  if (!hasOptions && isOfOptions(kind))
    say(`"${exerciseKinds[kind]}" has no options; write each as "- [ ] …" with its reason below`);
}

function readOptions({ marks }: ExerciseParts, say: Say): number {
  if (marks.length > 0 && (marks.length < OPTIONS.least || marks.length > OPTIONS.most))
    say(`has ${marks.length} options; write two to five`);
  const right = marks.filter(Boolean).length;
  if (marks.length > 0 && right !== 1)
    say(
      `${right === 0 ? 'no option is' : `${right} options are`} marked as right; mark one with [x]`,
    );
  return Math.max(0, marks.indexOf(true));
}
