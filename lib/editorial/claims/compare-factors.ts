import type { Finding } from '@/lib/evidence/evidence-schema';
import { HALF, NEGATION, NO_DIFFERENCE, SOME_DIFFERENCE, TWICE } from './claim-words';
import { readStems } from './compare-wordings';
import { type Comparison, findGiven, type Reading } from './comparison';
import { findGroupOf } from './named-arms';

/** Reports 'no difference' without a record that found none, or 'a difference' where records found none. */
export const compareDifferences: Comparison = (reading) => {
  const { text, numbers, works, words, sources } = reading;
  const [none] = text.match(NO_DIFFERENCE) ?? [];
  const [some] = NEGATION.test(text) ? [] : (text.match(SOME_DIFFERENCE) ?? []);
  const given = numbers.flatMap((number) => findGiven(number, works));
  const named = reading.findings.filter(
    ({ id, effect, arms }) =>
      (effect || arms.length === 2) && given.some(({ finding }) => finding?.id === id),
  );
  const findings = named.length > 0 ? named : findNearest(reading);
  const hasNone =
    findings.some(({ result }) => result === 'no clear difference') || UNCHANGED.test(words);
  const hasSome =
    findings.some(({ result }) => result.startsWith('favours')) ||
    (findings.length === 0 && CHANGED.test(words));
  if (none && !hasNone) return [`"${none}", but ${sources} does not say so`];
  if (some && hasNone && !hasSome) return [`"${some}", and ${sources} found none`];
  return [];
};

/** Returns the findings whose outcome, question and population share the most words with a text. */
function findNearest({ findings, text }: Reading): readonly Finding[] {
  const said = readStems(text);
  const scores = findings.map(({ outcome, question, population }) => {
    const own = readStems(`${outcome} ${question} ${population}`);
    return [...own].filter((stem) => said.has(stem)).length;
  });
  const best = Math.max(0, ...scores);
  return findings.filter((_, index) => scores[index] === best);
}

const CHANGED =
  /(?<!\b(?:no|not|nor|neither|without)\b[^.;\n]{0,40})\b(?:significant|differed|difference)\b/;

const UNCHANGED =
  /\b(?:no|not|nor|neither|similar|same|unchanged|equal|comparable|without|did not|non-inferior)\b/;

const FACTORS = [
  {
    form: TWICE,
    record:
      /\b(?:twice(?! (?:a|per|each|daily|weekly)\b)|double|doubled|doubling|two-?fold|2-fold)\b/,
    low: 1.6,
    high: 2.6,
  },
  { form: HALF, record: /\b(?:half|halved|halving)\b/, low: 0.38, high: 0.65 },
] as const;

/** Reports 'twice' or 'half' unless a record has about that factor or says so. */
export const compareFactors: Comparison = (reading) =>
  FACTORS.flatMap(({ form, record, low, high }): string[] => {
    const { text, findings, words, sources } = reading;
    const [said] = text.match(form) ?? [];
    if (!said || /\bhalf-li(?:fe|ves)\b/.test(text)) return [];
    const stated = readStatedFactors(reading);
    const isHeld = (factor: number) => factor >= low && factor <= high;
    if (stated.length > 0) {
      const factors = stated.map((factor) => factor.toFixed(2)).join(' or ');
      return stated.some(isHeld) ? [] : [`"${said}", and its own numbers say about ${factors}`];
    }
    if (record.test(words) || findings.some((each) => factorsOf(each).some(isHeld))) return [];
    return [`"${said}", and no result of ${sources} is about that`];
  });

/** Returns the factors that a text itself states: a recorded ratio, or two figures of one finding. */
function readStatedFactors({ numbers, findings }: Reading): number[] {
  return findings.flatMap((finding) => {
    const { effect } = finding;
    const isTold =
      effect?.measure.endsWith('ratio') &&
      numbers.some(({ value }) => Number(value) === effect.value);
    if (effect && isTold) return [effect.value];
    const [first, second, ...more] = numbers.filter(
      (number) => findGroupOf(finding, number) !== undefined,
    );
    if (!first || !second || more.length > 0) return [];
    return [Number(first.value) / Number(second.value)];
  });
}

function factorsOf({ arms, effect }: Finding): number[] {
  const figures = arms.flatMap(({ percent, value, events, n }) =>
    [percent, value, events, n].filter((figure) => figure !== undefined).map(Math.abs),
  );
  const pairs = figures.flatMap((a) => figures.filter((b) => b !== 0 && b !== a).map((b) => a / b));
  const ratio = effect?.measure.endsWith('ratio') ? [effect.value, 1 / effect.value] : [];
  const shares = arms.flatMap(({ percent }) => (percent === undefined ? [] : [percent / 100]));
  return [...pairs, ...ratio, ...shares];
}

const FREQUENCY =
  /\b(once|twice|three times|four times|half)[ -](?:(?:a|per|each|every|in the) )?(day|daily|week|weekly|month|monthly|year|yearly)\b/gi;

const PERIODS: Readonly<Record<string, string>> = {
  daily: 'day',
  weekly: 'week',
  monthly: 'month',
  yearly: 'year',
};

function readFrequencies(text: string): string[] {
  return [...text.matchAll(FREQUENCY)].map(([, times = '', period = '']) => {
    const unit = period.toLowerCase();
    return `${times.toLowerCase()} a ${PERIODS[unit] ?? unit}`;
  });
}

/** Reports a dosing frequency where the cited records give only other frequencies. */
export const compareFrequencies: Comparison = ({ text, words, sources }) => {
  const recorded = new Set(readFrequencies(words));
  if (recorded.size === 0) return [];
  return readFrequencies(text)
    .filter((said) => !recorded.has(said))
    .map((said) => `"${said}", and ${sources} says ${[...recorded].join(', ')}`);
};
