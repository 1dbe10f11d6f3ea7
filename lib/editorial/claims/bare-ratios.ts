import type { ContentProblem } from '@/lib/content/content-error';
import { problemOf, type Statement } from '@/lib/evidence/statement';
import { parseWrittenNumbers } from '@/lib/evidence/written-numbers';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Corpus } from '../rules/corpus';
import { statementsOf } from '../text-statements';
import { getPlace } from './claim-lock';
import { getWork, type Work } from './works';

/** Words that mark a number in the same sentence as a ratio. */
const RATIO = /\b(?:ratio|times|risk|hazard|odds)\b/i;

/** Finds ratios whose record gives an interval that the page never states. */
export function findBareRatios(corpus: Corpus): ContentProblem[] {
  return groupInOrder(statementsOf(corpus), getPlace).flatMap(([, statements]) => {
    const shown = new Set(statements.flatMap(({ text }) => valuesOf(text)));
    return statements.flatMap((statement) => {
      if (!RATIO.test(statement.text)) return [];
      const works = statement.keys.flatMap((key) => getWork(corpus, key) ?? []);
      return checkRatios(statement, works, shown);
    });
  });
}

function valuesOf(text: string): string[] {
  return parseWrittenNumbers(text).map(({ value }) => value);
}

function checkRatios(
  statement: Statement,
  works: readonly Work[],
  shown: ReadonlySet<string>,
): ContentProblem[] {
  const effects = works.flatMap(({ findings }) =>
    findings.flatMap(({ id, effect }) =>
      effect?.measure.endsWith('ratio') && effect.low !== undefined ? [{ id, ...effect }] : [],
    ),
  );
  const bounds = new Set(effects.flatMap(({ low, high }) => [String(low), String(high)]));
  return [...new Set(valuesOf(statement.text))].flatMap((value) => {
    const same = effects.filter((effect) => String(effect.value) === value);
    const [first] = same;
    const isShown = same.some(({ low, high }) => shown.has(String(low)) && shown.has(String(high)));
    // The same number may also be an interval bound of another ratio.
    if (!first || isShown || bounds.has(value)) return [];
    const message = `gives the ratio ${value} without its interval, ${first.low} to ${first.high} (${first.id}); give it once on the page`;
    return [problemOf(statement, message)];
  });
}
