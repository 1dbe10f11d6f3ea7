import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { exerciseKinds } from '@/lib/exercises/kinds';
import type { Resolvers } from '../resolvers';
import type { ExerciseText, PartName } from './exercise-text';

/** Returns the letter of an option or step from its index on the page. */
export function toLetter(index: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + index);
}

/**
 * Builds an exercise that works without JavaScript: the question, the drawing, the options or shuffled steps, and the
 * answer with all explanations in `details`. components/learn/exercises makes it interactive, using the values in the
 * `data-` attributes.
 */
export function toExerciseElement(
  exercise: ExerciseText,
  body: readonly ElementContent[],
  { toSyringe, toLabel }: Resolvers,
): Element {
  const { kind, id, syringe, label } = exercise;
  const partsOf = (name: PartName): ElementContent[][] =>
    body.flatMap((node) =>
      node.type === 'element' && node.data?.exercisePart === name ? [node.children] : [],
    );
  const why = partsOf('why').flat();
  const drawn = [...(syringe ? toSyringe(syringe) : []), ...(label ? toLabel(label) : [])];
  const title = h('h3', { className: 'callout-title mt-0' }, exerciseKinds[kind]);
  return h('section', { className: 'callout', id, dataExercise: kind, ...toData(exercise) }, [
    { ...title, data: { isExerciseTitle: true } },
    h('div', { dataPart: 'question' }, partsOf('question').flat()),
    drawn.length > 0 ? h('div', { dataPart: 'figure', className: 'my-4' }, drawn) : null,
    toChoices(exercise, partsOf),
    h('details', { className: 'no-print' }, [
      h('summary', { className: 'py-3' }, 'Show the answer'),
      h('div', { dataPart: 'answer' }, toAnswer(exercise, partsOf)),
      why.length > 0 ? h('div', { dataPart: 'why', className: 'mt-2.5' }, why) : null,
    ]),
  ]);
}

type PartsOf = (name: PartName) => ElementContent[][];

function toData({ answer, right, order }: ExerciseText): Record<string, string | undefined> {
  return {
    dataValue: answer?.value,
    dataUnit: answer?.unit,
    dataTolerance: answer && answer.tolerance !== '0' ? answer.tolerance : undefined,
    dataRight: right === undefined ? undefined : String(right),
    dataOrder: order?.join(' '),
  };
}

function toChoices({ order }: ExerciseText, partsOf: PartsOf): Element | undefined {
  const steps = partsOf('step');
  const shown = order ? order.map((place) => steps[place] ?? []) : partsOf('option');
  return shown.length > 0 ? drawChoices(shown.map(toInline)) : undefined;
}

/** Lists options or steps, each with its letter. */
export function drawChoices(choices: readonly (string | ElementContent[])[]): Element {
  const items = choices.map((content, index) =>
    h('li', { className: 'flex gap-3 border-t border-line py-2' }, [
      h('strong', toLetter(index)),
      ' ',
      h('span', content),
    ]),
  );
  return h('ol', { dataPart: 'choices', className: 'mt-3 list-none' }, items);
}

function toAnswer(exercise: ExerciseText, partsOf: PartsOf): ElementContent[] {
  const { kind, order, right, slips } = exercise;
  if (order) {
    const letters = order.map((_, place) => toLetter(order.indexOf(place)));
    return [h('p', [h('strong', 'Right order:'), ` ${letters.join(', ')}.`])];
  }
  if (right !== undefined) {
    const [ofRight, ofOthers] = kind === 'flaw' ? ['the flaw', 'no flaw'] : ['right', 'wrong'];
    return partsOf('reason').map((reason, index) => {
      const told = `${toLetter(index)} is ${index === right ? ofRight : ofOthers}.`;
      return h('p', { dataReason: index }, h('strong', told), ' ', toInline(reason));
    });
  }
  const told = partsOf('slip').map((slip, index) =>
    h('li', { dataSlip: slips[index] }, toInline(slip)),
  );
  return [
    h('p', [h('strong', 'Answer:'), ' ', ...partsOf('answer').flatMap(toInline)]),
    ...(told.length > 0 ? [h('p', 'Wrong, and why:'), h('ul', told)] : []),
  ];
}

function toInline(content: readonly ElementContent[]): ElementContent[] {
  return content.flatMap((node, index): ElementContent[] => {
    if (node.type !== 'element' || node.tagName !== 'p') return [node];
    return index > 0 ? [{ type: 'text', value: ' ' }, ...node.children] : node.children;
  });
}
