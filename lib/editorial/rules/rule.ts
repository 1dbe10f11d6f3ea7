import type { ContentProblem } from '@/lib/content/content-error';
import type { Corpus } from './corpus';

/** One thing that the content is held to. */
export type Rule = {
  /** What holds when no problem is found, as a sentence's end: 'every link leads somewhere'. */
  name: string;
  /** `build`: a page would be wrong, so none is built. `check`: an editor's rule, which stops no build. */
  fails: 'build' | 'check';
  /** Every breach, with file, line and remedy. */
  check: (corpus: Corpus) => ContentProblem[];
};
