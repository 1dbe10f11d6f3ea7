import type { Finding } from '@/lib/evidence/evidence-schema';
import type { GivenNumber } from '@/lib/evidence/known-numbers';
import { parseWrittenNumbers, type WrittenNumber } from '@/lib/evidence/written-numbers';
import { ABOVE, BELOW, DOWN, findWords, NEGATION, UP } from './claim-words';
import { type Comparison, findGiven, formatKeys } from './comparison';
import { findGroupOf, findNamedGroup, labelNumbers } from './named-arms';

/** Reports a verb of change that contradicts the recorded sign: 'rose by 14.9%' for -14.9%. */
export const compareDirections: Comparison = ({ text }, works) => {
  const numbers = parseWrittenNumbers(text);
  return numbers.flatMap((number, index) => {
    const verb = findVerb(text, number, numbers[index - 1], numbers[index + 1]);
    if (!verb) return [];
    const changes = findGiven(number, text, works).map(getChange);
    const [first] = changes;
    if (!first || changes.some((change) => change !== first) || first === verb.direction) return [];
    const message = `"${verb.word}" beside ${number.shown}, which is a ${first === 'down' ? 'fall' : 'rise'} in ${formatKeys(works)}`;
    return [message];
  });
};

/** Returns the direction of a recorded change, if the outcome is a change and the sign is clear. */
function getChange({ finding, isNegative, value }: GivenNumber): 'down' | 'up' | undefined {
  if (!finding || value === '0') return undefined;
  const isArm = finding.arms.some((arm) => arm.value !== undefined && isValue(arm.value, value));
  if (!isArm || !/\bchange\b/i.test(finding.outcome)) return undefined;
  // A value that occurs with both signs has no clear direction.
  const signs = new Set(
    finding.arms.flatMap((arm) =>
      arm.value !== undefined && isValue(arm.value, value) ? Math.sign(arm.value) : [],
    ),
  );
  if (signs.size !== 1) return undefined;
  return isNegative || signs.has(-1) ? 'down' : 'up';
}

function isValue(number: number, value: string): boolean {
  return Math.abs(number) === Number(value);
}

const SPAN = 45;

/** Returns the verb of change for a number: the last one before it in its clause, or the next word. */
function findVerb(
  text: string,
  { index, shown }: WrittenNumber,
  before: WrittenNumber | undefined,
  behind: WrittenNumber | undefined,
): { word: string; direction: 'down' | 'up' } | undefined {
  const start = Math.max(0, index - SPAN, before ? before.index + before.shown.length : 0);
  const clause =
    text
      .slice(start, index)
      .split(/[.;|:()]/)
      .at(-1) ?? '';
  const own = [...findWords(clause, DOWN, 'down'), ...findWords(clause, UP, 'up')].sort(
    (a, b) => a.index - b.index,
  );
  const last = own.at(-1);
  if (last && !/\b(?:not|no|never|nor|than|without|instead)\b/i.test(clause)) return last;
  if (own.length > 0) return undefined;
  const rest = text.slice(index + shown.length, behind?.index).split(/[.;|:(),]/)[0] ?? '';
  const [next] = [
    ...findWords(rest.slice(0, 24), DOWN, 'down'),
    ...findWords(rest.slice(0, 24), UP, 'up'),
  ];
  return next && /^\W*(?:%|[a-zA-Z]+)?\W*$/.test(rest.slice(0, next.index)) ? next : undefined;
}

/** Reports 'more' or 'fewer' that contradicts both groups' percentages or a ratio in the text. */
export const compareGroupDirections: Comparison = ({ text, columns }, works) => {
  if (text.includes(' | ') || NEGATION.test(text) || /\bminus\b/.test(text)) return [];
  const said = [...findWords(text, BELOW, 'down'), ...findWords(text, ABOVE, 'up')];
  const [word] = said;
  if (!word || said.some(({ direction }) => direction !== word.direction)) return [];
  const numbers = labelNumbers(text, columns);
  const readings = works
    .flatMap((work) => work.findings)
    .flatMap((finding) => {
      const direction =
        readRatio(finding, text, numbers) ?? readGroups(finding, text, numbers, word.index);
      return direction ? [{ finding, direction }] : [];
    });
  const [first] = readings;
  if (!first || readings.some(({ direction }) => direction === word.direction)) return [];
  const message = `"${word.word}", and ${first.finding.id} says the opposite`;
  return [message];
};

type Direction = 'down' | 'up';

/** Returns the direction of a ratio given in the text, if its interval excludes 1. */
function readRatio(
  { effect, arms, kind }: Finding,
  text: string,
  numbers: readonly WrittenNumber[],
): Direction | undefined {
  if (!effect?.measure.endsWith('ratio') || effect.low === undefined || effect.high === undefined)
    return undefined;
  // An odds ratio for a benefit may count people who improved.
  if (effect.measure === 'odds ratio' && kind === 'benefit') return undefined;
  if (effect.low <= 1 && effect.high >= 1) return undefined;
  if (arms.some(({ name }) => /\bless\b/.test(name))) return undefined;
  const isNamed = numbers.some(
    ({ value, index }) =>
      value === String(effect.value) && /\bratio\b|\brisk\b|\(/i.test(text.slice(0, index)),
  );
  if (!isNamed) return undefined;
  return effect.value < 1 ? 'down' : 'up';
}

/** Returns how the group being compared differs from the other, if the text gives both groups' figures. */
function readGroups(
  finding: Finding,
  text: string,
  numbers: ReturnType<typeof labelNumbers>,
  wordAt: number,
): Direction | undefined {
  if (finding.arms.length !== 2) return undefined;
  const placed = numbers.flatMap((number) => {
    const group = findGroupOf(finding, number, text);
    return group === undefined ? [] : [{ number, group }];
  });
  const [first, second] = placed;
  if (placed.length !== 2 || !first || !second || first.group === second.group) return undefined;
  const shares = finding.arms.map(({ percent, events }) => percent ?? events);
  const next = numbers.find(({ index }) => index > wordAt)?.index;
  const subject =
    findNamedGroup(finding, text.slice(wordAt, next).split(/\bthan\b|[,;:]/)[0] ?? '') ??
    first.group;
  const [own, other] = [shares[subject], shares[1 - subject]];
  if (own === undefined || other === undefined || own === other) return undefined;
  return own < other ? 'down' : 'up';
}
