import type { ContentProblem } from '@/lib/content/content-error';
import { statementsOf } from '../text-statements';
import type { Corpus } from './corpus';

/** Wherever a retracted record is cited, the same statement says that it was retracted. */
export function findSilentRetractions(corpus: Corpus): ContentProblem[] {
  const retracted = new Set(
    corpus.evidence.retractionCheck.notices
      .filter(({ kind }) => kind === 'retraction')
      .map(({ reference }) => reference),
  );
  if (retracted.size === 0) return [];
  return statementsOf(corpus)
    .filter(({ text }) => !/\bretract/i.test(text))
    .flatMap(({ keys, file, line, field }) =>
      keys
        .filter((key) => retracted.has(key))
        .map((key) => ({
          file,
          line,
          field,
          message: `cites @${key}, which was retracted; say "retracted" in the same sentence, or cite another record`,
        })),
    );
}
