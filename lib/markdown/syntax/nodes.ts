import type { Node, Parent, PhrasingContent, RootContent } from 'mdast';
import type { CalloutKind } from '../callout-kinds';
import type { ExerciseText, PartName } from '../exercises/exercise-text';

/** `[@a; @b]`: the publications that support the preceding words. */
export interface Citation extends Node {
  type: 'citation';
  keys: string[];
  /** The ids of the findings named as `[@key#finding]`. */
  findings?: string[];
}

/** `[[half-life|half-lives]]`: a glossary term and the text shown for it. */
export interface Term extends Node {
  type: 'term';
  name: string;
  shown: string;
}

/** `[= 81 / 6]`: how the preceding number was computed. */
export interface Arithmetic extends Node {
  type: 'arithmetic';
  sum: string;
  /** Whether it computes the answer of an exercise and is not the site's own arithmetic. */
  isOfExercise?: true;
}

/** `> [!EVIDENCE 3]` and the quote below it; `argument` is the text after the kind. */
export interface Callout extends Parent {
  type: 'callout';
  kind: CalloutKind;
  argument?: string;
  /** The parsed fields of an exercise, whose text is in the children as parts. */
  exercise?: ExerciseText;
  children: RootContent[];
}

/** A part of an exercise, such as the question or the reason for an option. */
export interface ExercisePart extends Parent {
  type: 'exercisePart';
  part: PartName;
  children: RootContent[];
}

/** `Table: …`, the line before a table, without its prefix. */
export interface TableCaption extends Parent {
  type: 'tableCaption';
  children: PhrasingContent[];
}

type InText = { citation: Citation; term: Term; arithmetic: Arithmetic };
type OfBlocks = { callout: Callout; exercisePart: ExercisePart; tableCaption: TableCaption };

declare module 'mdast' {
  interface PhrasingContentMap extends InText {}
  interface BlockContentMap extends OfBlocks {}
  interface RootContentMap extends InText, OfBlocks {}
}

/** A problem in a text, with its line and a remedy. */
export type TextProblem = { line?: number; message: string };

/** Sorts problems by line. */
export function byLine(a: TextProblem, b: TextProblem): number {
  return (a.line ?? 0) - (b.line ?? 0);
}
