import type { List, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { ExerciseKind } from '@/lib/exercises/kinds';
import { toPlainText } from '../plain-text';
import type { ExercisePart } from '../syntax/nodes';
import type { PartName } from './exercise-text';

/** Reports a problem at a node. */
type Report = (node: { position?: RootContent['position'] }, message: string) => void;

/** Reports a problem at a known place. */
export type Say = (message: string) => void;

/** A field's text and its sum; `say` reports a problem with it. */
export type Field = { text: string; sum?: string; say: Say };

export type Fields = ReadonlyMap<FieldName, readonly Field[]>;

/** An exercise split into its shown parts, in order, and its fields by name. */
export type ExerciseParts = {
  parts: ExercisePart[];
  fields: Map<FieldName, Field[]>;
  /** Whether each option is marked `[x]`, in order. */
  marks: boolean[];
};

const FIELDS = ['Answer', 'Tolerance', 'Slip', 'Syringe', 'Label', 'Why'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The fields that are shown, with the name of their part. */
const SHOWN: Partial<Record<FieldName, PartName>> = { Answer: 'answer', Slip: 'slip', Why: 'why' };

/** Whether a kind has options with a reason each, so that `Why` is optional. */
export const isOfOptions = (kind: ExerciseKind) => kind === 'choice' || kind === 'flaw';

const FIELD = /^([A-Z][a-z]+):(?:\s|$)/;

/** Splits an exercise into parts and fields; reports any block that is neither. */
export function toParts(
  kind: ExerciseKind,
  blocks: readonly RootContent[],
  report: Report,
): ExerciseParts {
  const found: ExerciseParts = { parts: [part('question', [])], fields: new Map(), marks: [] };
  for (const block of blocks) {
    if (block.type === 'paragraph' && takeField(block, found, report)) continue;
    if (block.type === 'list' && takeList(kind, block, found, report)) continue;
    const last = found.parts.at(-1);
    if (last?.part === 'question' || last?.part === 'why') last.children.push(block);
    else
      report(
        block,
        'belongs to no part of the exercise; put it before the options and fields, or behind "Why:"',
      );
  }
  return found;
}

function part(name: PartName, children: RootContent[]): ExercisePart {
  return { type: 'exercisePart', part: name, children, position: children[0]?.position };
}

/** Takes a paragraph that starts like 'Answer:'; returns false for any other paragraph. */
function takeField(block: Paragraph, { parts, fields }: ExerciseParts, report: Report): boolean {
  const [first] = block.children;
  const [start, written = ''] = (first?.type === 'text' && FIELD.exec(first.value)) || [];
  if (start === undefined || first?.type !== 'text') return false;
  const name = FIELDS.find((field) => field === written);
  if (!name) {
    report(
      block,
      `"${written}:" is no field of an exercise; the fields are ${FIELDS.join(', ')}, and a question begins in another way`,
    );
    return true;
  }
  const children = [
    { ...first, value: first.value.slice(start.length) },
    ...block.children.slice(1),
  ];
  const node: Paragraph = { ...block, children: children.flatMap(toPlainSum) };
  const sum = block.children.find((child) => child.type === 'arithmetic')?.sum;
  const text = toPlainText(node).trim();
  const field = { text, sum, say: (message: string) => report(node, message) };
  fields.set(name, [...(fields.get(name) ?? []), field]);
  const shown = SHOWN[name];
  if (shown) parts.push(part(shown, [node]));
  return true;
}

/** Marks the sum of a field as the exercise's own; a sum without an operation is not shown. */
function toPlainSum(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'arithmetic') return [node];
  return /[-+*/×÷−]/.test(node.sum) ? [{ ...node, isOfExercise: true }] : [];
}

/** Takes a list of options or steps; returns false for a list that belongs to the question. */
function takeList(kind: ExerciseKind, list: List, found: ExerciseParts, report: Report): boolean {
  if (kind === 'order' && list.ordered) {
    for (const item of list.children) found.parts.push(part('step', item.children));
    return true;
  }
  if (!isOfOptions(kind) || list.children.every(({ checked }) => typeof checked !== 'boolean'))
    return false;
  for (const item of list.children) takeOption(item, found, report);
  return true;
}

function takeOption(item: ListItem, { parts, marks }: ExerciseParts, report: Report): void {
  if (typeof item.checked !== 'boolean')
    report(item, 'an option begins with - [ ], the right one with - [x]');
  const words = item.children.filter(({ type }) => type !== 'list');
  const reasons = item.children.flatMap((child) =>
    child.type === 'list' ? child.children.flatMap(({ children }) => children) : [],
  );
  const [first] = words;
  if (reasons.length === 0)
    report(
      item,
      `the option "${first ? toPlainText(first) : ''}" has no reason; say below it, as "  - …", why it is right or wrong`,
    );
  marks.push(item.checked === true);
  parts.push(part('option', words), part('reason', reasons));
}
