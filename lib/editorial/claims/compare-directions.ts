import type { Finding } from '@/lib/evidence/evidence-schema';
import type { GivenNumber } from '@/lib/evidence/known-numbers';
import { CHANGES, CONTRASTS, type Direction, findWords, NEGATION } from './claim-words';
import { type Comparison, type Figure, findGiven, type Reading } from './comparison';
import { findGroupOf, findNamedGroup } from './named-arms';

/** Reports a verb of change that contradicts the recorded sign: 'rose by 14.9%' for -14.9%. */
export const compareDirections: Comparison = ({ text, numbers, works, sources }) =>
  numbers.flatMap((number, index) => {
    const verb = findVerb(text, number, numbers[index - 1], numbers[index + 1]);
    if (!verb) return [];
    const changes = findGiven(number, works).map(getChange);
    const [first] = changes;
    if (!first || changes.some((change) => change !== first) || first === verb.direction) return [];
    const message = `"${verb.word}" beside ${number.shown}, which is a ${first === 'down' ? 'fall' : 'rise'} in ${sources}`;
    return [message];
  });

/** Returns the direction of a recorded change, if the outcome is a change and the sign is clear. */
function getChange({ finding, isNegative, value }: GivenNumber): Direction | undefined {
  if (!finding || value === '0' || !/\bchange\b/i.test(finding.outcome)) return undefined;
  const same = finding.arms.flatMap(({ value: own }) =>
    own !== undefined && Math.abs(own) === Number(value) ? [own] : [],
  );
  // A value that occurs with both signs has no clear direction.
  const [sign, ...others] = new Set(same.map(Math.sign));
  if (sign === undefined || others.length > 0) return undefined;
  return isNegative || sign < 0 ? 'down' : 'up';
}

const SPAN = 45;

/** Returns the verb of change for a number: the last one before it in its clause, or the next word. */
function findVerb(
  text: string,
  { index, end }: Figure,
  before: Figure | undefined,
  behind: Figure | undefined,
): { word: string; direction: Direction } | undefined {
  const start = Math.max(0, index - SPAN, before?.end ?? 0);
  const clause =
    text
      .slice(start, index)
      .split(/[.;|:()]/)
      .at(-1) ?? '';
  const own = findWords(clause, CHANGES).sort((a, b) => a.index - b.index);
  const last = own.at(-1);
  if (last && !/\b(?:not|no|never|nor|than|without|instead)\b/i.test(clause)) return last;
  if (own.length > 0) return undefined;
  const rest = text.slice(end, behind?.index).split(/[.;|:(),]/)[0] ?? '';
  const [next] = findWords(rest.slice(0, 24), CHANGES);
  return next && /^\W*(?:%|[a-zA-Z]+)?\W*$/.test(rest.slice(0, next.index)) ? next : undefined;
}

/** Reports 'more' or 'fewer' that contradicts both groups' percentages or a ratio in the text. */
export const compareGroupDirections: Comparison = (reading) => {
  const { text, findings } = reading;
  if (text.includes(' | ') || NEGATION.test(text) || /\bminus\b/.test(text)) return [];
  const said = findWords(text, CONTRASTS);
  const [word] = said;
  if (!word || said.some(({ direction }) => direction !== word.direction)) return [];
  const readings = findings.flatMap((finding) => {
    const direction = readRatio(finding, reading) ?? readGroups(finding, reading, word.index);
    return direction ? [{ id: finding.id, direction }] : [];
  });
  const [first] = readings;
  if (!first || readings.some(({ direction }) => direction === word.direction)) return [];
  const message = `"${word.word}", and ${first.id} says the opposite`;
  return [message];
};

/** Returns the direction of a ratio given in the text, if its interval excludes 1. */
function readRatio(
  { effect, arms, kind }: Finding,
  { text, numbers }: Reading,
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
  { text, numbers }: Reading,
  wordAt: number,
): Direction | undefined {
  if (finding.arms.length !== 2) return undefined;
  const groups = numbers.flatMap((number) => findGroupOf(finding, number) ?? []);
  const [first, second] = groups;
  if (groups.length !== 2 || first === undefined || first === second) return undefined;
  const shares = finding.arms.map(({ percent, events }) => percent ?? events);
  const next = numbers.find(({ index }) => index > wordAt)?.index;
  const subject =
    findNamedGroup(finding, text.slice(wordAt, next).split(/\bthan\b|[,;:]/)[0] ?? '') ?? first;
  const [own, other] = [shares[subject], shares[1 - subject]];
  if (own === undefined || other === undefined || own === other) return undefined;
  return own < other ? 'down' : 'up';
}
