import type { ElementContent } from 'hast';
import type { ExerciseText } from './exercises/exercise-text';

/** Looks up and renders what a text refers to; passed in by the caller that renders the text. */
export type Resolvers = {
  /** Returns the glossary entry of a term or alias; without one, the text shows the term as plain words. */
  findTerm: (name: string) => TermEntry | undefined;
  /**
   * Returns the level for `[!EVIDENCE …]`, from a number and the keys that the text cites, or from a substance's slug
   * with or without an outcome: { reached: 4, words: 'controlled trials', of: 'Tirzepatide' }.
   */
  toLevel: (
    argument: string,
    keys: readonly string[],
  ) => { reached: number; words: string; of?: string };
  /**
   * Returns what a callout shows by its argument: VERDICT the verdict on an outcome of a substance, UNDERWAY its trials
   * without a result yet, STATUS its legal and sporting status, FIGURE title, drawing, caption and numbers, FACTBOX the
   * benefits and harms of a study side by side, COUNTS how much evidence the site holds, counted on render.
   */
  shown: Readonly<Record<ShownKind, Show>>;
  /** Draws the syringe of an exercise, empty or filled; its text does not give the reading away. */
  toSyringe: (syringe: NonNullable<ExerciseText['syringe']>) => ElementContent[];
  /** Draws the label of an exercise, line by line. */
  toLabel: (lines: readonly string[]) => ElementContent[];
};

export type Show = (argument: string) => ElementContent[];

type ShownKind = 'VERDICT' | 'UNDERWAY' | 'STATUS' | 'FIGURE' | 'FACTBOX' | 'COUNTS';

/** A glossary definition, its term's anchor and its URL. */
export type TermEntry = { anchor: string; definition: string; href: string };

/** Lookups that validate what a text refers to. */
export type TextContext = {
  isKnownReference: (key: string) => boolean;
  isKnownTerm: (name: string) => boolean;
  isPublicFile: (urlPath: string) => boolean;
  /** Whether the library has a substance with this slug. */
  isKnownSubstance: (slug: string) => boolean;
  /** Whether a substance has a verdict on an outcome: 'semaglutide weight'. */
  isKnownVerdict: (of: string) => boolean;
  /** Whether a substance's search log names a trial that is running or ended without a result. */
  hasTrialsUnderWay: (slug: string) => boolean;
  isKnownFigure: (id: string) => boolean;
  isKnownFactBox: (id: string) => boolean;
};
