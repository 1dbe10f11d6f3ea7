import type { Data, Node, Parent, PhrasingContent, RootContent } from 'mdast';
import type { CalloutKind } from '../callout-kinds';
import type { ExerciseText, PartName } from '../exercises/exercise-text';

/** `[@a; @b]`: the publications that the words before it rest on. */
export interface Citation extends Node {
  type: 'citation';
  keys: string[];
  /** The ids of the findings that it names by `[@key#finding]`. */
  findings?: string[];
  data?: Data;
}

/** `[[half-life|half-lives]]`: a word that the glossary explains, as it is shown here. */
export interface Term extends Node {
  type: 'term';
  name: string;
  shown: string;
  data?: Data;
}

/** `[= 81 / 6]`: how the number before it was reckoned. */
export interface Arithmetic extends Node {
  type: 'arithmetic';
  sum: string;
  /** It gives the answer of an exercise and is no arithmetic of the site's own. */
  isOfExercise?: true;
  data?: Data;
}

/** `> [!EVIDENCE 3]` and the quote below it; `argument` is what stands behind the kind. */
export interface Callout extends Parent {
  type: 'callout';
  kind: CalloutKind;
  argument?: string;
  /** What the fields of an exercise say; its words are parts below it. */
  exercise?: ExerciseText;
  children: RootContent[];
}

/** A part of an exercise, such as its question or the reason of an option. */
export interface ExercisePart extends Parent {
  type: 'exercisePart';
  part: PartName;
  children: RootContent[];
}

/** `Table: …`, the line before a table, without that word. */
export interface TableCaption extends Parent {
  type: 'tableCaption';
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface PhrasingContentMap {
    citation: Citation;
    term: Term;
    arithmetic: Arithmetic;
  }
  interface BlockContentMap {
    callout: Callout;
    exercisePart: ExercisePart;
    tableCaption: TableCaption;
  }
  interface RootContentMap {
    citation: Citation;
    term: Term;
    arithmetic: Arithmetic;
    callout: Callout;
    exercisePart: ExercisePart;
    tableCaption: TableCaption;
  }
}

/** Something wrong with a text, with its line and the remedy. */
export type TextProblem = { line?: number; message: string };

export function byLine(a: TextProblem, b: TextProblem): number {
  return (a.line ?? 0) - (b.line ?? 0);
}
