import type { ContentProblem } from '@/lib/content/content-error';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { problemOf, type Statement } from '@/lib/evidence/statement';
import { groupInOrder } from '@/lib/text/group-in-order';
import { statementsOf } from '../text-statements';
import type { Corpus } from './corpus';

const DEATH = /\b(?:deaths?|die[ds]?|dying|fatal|killed|mortality)\b/i;

/**
 * Reports texts and substance pages that cite a study with more deaths in the first group than in the second, or with a
 * finding of deaths that has neither groups nor effect, but mention no deaths with that citation.
 */
export function findOmittedDeaths(corpus: Corpus): ContentProblem[] {
  const deaths = corpus.evidence.findings.filter(isMoreDeaths);
  const told = statementsOf(corpus).filter(
    ({ file }) => !/content\/(?!peptides).*\.yaml$/.test(file),
  );
  return groupInOrder(told, getPage).flatMap(([, statements]) =>
    deaths.flatMap(({ reference, outcome }) => {
      const of = statements.filter(({ keys }) => keys.includes(reference));
      const [first] = of;
      if (!first || of.some(({ text }) => DEATH.test(text))) return [];
      const message = `cites ${reference} and leaves out its deaths (${outcome}); tell them beside its result`;
      return [problemOf(first, message)];
    }),
  );
}

function isMoreDeaths({ area, kind, effect, arms: [tested, beside] }: Finding): boolean {
  const isMore = tested ? (tested.events ?? 0) > (beside?.events ?? 0) : !effect;
  return area === 'death' && kind === 'harm' && isMore;
}

/** Returns a key for a text, or for all fields of one substance's record. */
function getPage({ file, field = '' }: Statement): string {
  return `${file}#${field.split('.')[0]}`;
}
