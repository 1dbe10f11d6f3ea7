import type { Barrel } from '@/content/syringes';
import { findDrawObstacle } from './barrels';
import { type CalculatorInputs, calculate, type Field, fields } from './inputs';
import type { Note } from './notes/note';

const NAMES: Record<Field, string> = { amount: 'the vial', diluent: 'the water', dose: 'the dose' };

/** The hint on what to do next, from the empty fields and whether a link filled the form. */
export function toNextStep(inputs: CalculatorInputs, isFromLink: boolean): string {
  const missing = fields.filter((field) => inputs[field].trim() === '');
  const isPartial = isFromLink && inputs.isPartial;
  if (!isPartial && missing.length === fields.length)
    return 'Fill in the steps and choose Calculate.';
  const rest = missing.map((field) => NAMES[field]).join(' and ');
  if (!isFromLink) {
    return rest
      ? `Still to fill in: ${rest}. Then choose Calculate.`
      : 'All is filled in: choose Calculate.';
  }
  return rest
    ? `${isPartial ? 'The link was read in part' : 'From a link'}: check it, fill in ${rest}, then choose Calculate.`
    : 'Filled in from a link: check each number, then choose Calculate.';
}

/** A 'stop' note on a link whose dose cannot be drawn, shown before Calculate; else undefined. */
export function noteLink(inputs: CalculatorInputs, barrel: Barrel): Note | undefined {
  const outcome = calculate(inputs);
  const obstacle = outcome.ok && findDrawObstacle(outcome.calculation.dose, barrel);
  if (!obstacle) return undefined;
  const reasons = {
    vial: 'Its dose is more than its vial holds.',
    doses: 'Its vial would hold more doses than makes sense.',
    barrel: `Its draw is more than a syringe of ${barrel.volume} holds.`,
  };
  return {
    tone: 'stop',
    title: 'What this link says cannot be drawn',
    text: `${reasons[obstacle]} Check its numbers and units, mg and mcg above all.`,
  };
}
