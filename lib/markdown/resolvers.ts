import type { ElementContent } from 'hast';
import type { ExerciseText } from './exercises/exercise-text';

/** What a text refers to and Markdown itself does not know: passed in by the caller that renders the text. */
export type Resolvers = {
  /** What the glossary says of a term or one of its aliases; a term that it does not hold stays as its words. */
  findTerm: (name: string) => TermEntry | undefined;
  /**
   * The level of evidence that `[!EVIDENCE …]` shows, from its number in a text that cites some records, or from the slug
   * of a substance and an outcome of it: { reached: 4, words: 'controlled trials', of: 'Tirzepatide' }.
   */
  toLevel: (
    argument: string,
    keys: readonly string[],
  ) => { reached: number; words: string; of?: string };
  /** What `[!UNDERWAY slug]` shows: the trials of a substance whose answers are still to come. */
  toTrialsUnderWay: (slug: string) => ElementContent[];
  /** What `[!VERDICT slug outcome]` shows: what is known of one outcome of a substance. */
  toVerdict: (of: string) => ElementContent[];
  /** What `[!STATUS slug]` shows of a substance's legal and sporting status. */
  toStatus: (slug: string) => ElementContent[];
  /** What `[!FIGURE id]` shows: title, drawing, caption and numbers. */
  toFigure: (id: string) => ElementContent[];
  /** What `[!COUNTS of]` shows: how much evidence the site holds, counted when its page is made. */
  toCounts: (of: string) => ElementContent[];
  /** What `[!FACTBOX id]` shows: benefits and harms of a study side by side. */
  toFactBox: (id: string) => ElementContent[];
  /** The syringe that an exercise draws, empty or filled; what it is read as stands in no word of it. */
  toSyringe: (syringe: NonNullable<ExerciseText['syringe']>) => ElementContent[];
  /** The label that an exercise draws, line by line. */
  toLabel: (lines: readonly string[]) => ElementContent[];
};

/** A definition, the anchor of its term and the address where it stands. */
export type TermEntry = { anchor: string; definition: string; href: string };

/** What a text's own words are checked against. */
export type TextContext = {
  isKnownReference: (key: string) => boolean;
  isKnownTerm: (name: string) => boolean;
  isPublicFile: (urlPath: string) => boolean;
  /** Whether the library has a substance of this slug, whose status a text can show. */
  isKnownSubstance: (slug: string) => boolean;
  /** Whether a substance has a verdict on an outcome: 'semaglutide weight'. */
  isKnownVerdict: (of: string) => boolean;
  /** Whether the log of a substance's search names a trial that runs, or ended without a result. */
  hasTrialsUnderWay: (slug: string) => boolean;
  isKnownFigure: (id: string) => boolean;
  isKnownFactBox: (id: string) => boolean;
};
