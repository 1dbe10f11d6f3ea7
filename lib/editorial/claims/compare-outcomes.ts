import type { Finding } from '@/lib/evidence/evidence-schema';
import type { GivenNumber } from '@/lib/evidence/known-numbers';
import { type Comparison, type Figure, findGiven, formatKeys, type Reading } from './comparison';
import { CONTROL } from './named-arms';

/** Reports numbers that belong to another outcome than the one in the sentence. */
export const compareOutcomes: Comparison = (reading) => [
  ...comparePairs(reading),
  ...compareShares(reading),
  ...compareWords(reading),
  ...compareCounts(reading),
];

/** Reports two compared percentages that no finding or fact of the cited works gives together. */
function comparePairs(reading: Reading): string[] {
  const { text, numbers, works } = reading;
  return numbers.flatMap((second, index) => {
    const first = numbers.slice(0, index).findLast((other) => isSetAgainst(other, second, reading));
    if (!first || first.value === second.value || isInList(first, second, text)) return [];
    const both = works.filter((work) =>
      [first, second].every((number) => findGiven(number, [work]).length > 0),
    );
    if (both.length === 0) return [];
    const ofFirst = findGiven(first, works);
    const ofSecond = findGiven(second, works);
    const passages = new Set(ofFirst.map(({ passage }) => passage));
    if (ofSecond.some(({ passage }) => passages.has(passage))) return [];
    const isOfGroups = [...ofFirst, ...ofSecond].some(
      ({ finding }) => finding && finding.arms.length >= 2,
    );
    if (!isOfGroups) return [];
    return [
      `${first.shown} and ${second.shown} are of different outcomes: no finding or fact of ${formatKeys(both)} holds both`,
    ];
  });
}

/** Whether a pair is part of a longer list: '33.9% and 10.9% against 8.2% and 2.6%'. */
function isInList(first: Figure, second: Figure, text: string): boolean {
  return (
    /(?:%[^|;.]{0,40}\band|\bagainst|\bversus)(?: [\p{L}]+){0,3} $/u.test(
      text.slice(0, first.index),
    ) || /^%? and \d/.test(text.slice(second.end))
  );
}

/** Whether percentages are compared: '6.5% against 8%', '6.5% on the drug and 8% on placebo'. */
function isSetAgainst(first: Figure, second: Figure, { text, columns }: Reading): boolean {
  if (first.unit !== '%' || second.unit !== '%') return false;
  const between = text.slice(first.end, second.index);
  const behind = text.slice(second.end).split(/[,;.]/)[0] ?? '';
  if (/^%? and (?:by |in )?$/.test(between)) return true;
  if (/^%? \| [^|\d]*$/.test(between))
    return CONTROL.test(columns[text.slice(0, second.index).split(' | ').length - 1] ?? '');
  if (/[;.:]/.test(between.replace(/\d\.\d/g, ''))) return false;
  if (/%?[^|]{0,50}\b(?:against|versus)\b(?: by| in| a)? $/.test(between)) return true;
  return (
    /^%[^|]{0,60}\band (?:by |in )?$/.test(between) &&
    /^% (?:on|with|of those on) placebo\b/.test(behind)
  );
}

const CHANGE =
  /\b(?:fell|rose|dropped|gained?|lost|lose|loses)\b(?: by)?(?: a further| another)? $/i;

/** Reports a percentage of people that is written as an amount of change: 'weight fell by 86.4%'. */
function compareShares({ text, numbers, works }: Reading): string[] {
  return numbers.flatMap((number) => {
    const [said] = CHANGE.exec(text.slice(0, number.index)) ?? [];
    if (!said || number.unit !== '%') return [];
    const given = findGiven(number, works);
    const [one] = given;
    if (!one?.finding || !given.every(isShare)) return [];
    return [
      `"${said}${number.shown}%" tells a change, and ${number.shown}% is the share of people with: ${one.finding.outcome} (${one.finding.id})`,
    ];
  });
}

function isShare({ finding, value }: GivenNumber): boolean {
  return finding?.arms.some(({ percent }) => String(percent) === value) ?? false;
}

/** Reports a percentage whose finding shares no word with the text, when another finding shares two or more. */
function compareWords(reading: Reading): string[] {
  const { text, above, columns, numbers, works } = reading;
  const said = readWords([above, ...columns, text].join(' '));
  return numbers.flatMap((number) => {
    const given = findGiven(number, works);
    const findings = given.flatMap(({ finding }) => finding ?? []);
    const [own] = findings;
    if (!own || !given.every(isShare)) return [];
    const clause = text.slice(0, number.index).split(';').length - 1;
    const near = readWords(text.split(';')[clause] ?? '');
    const count = ({ outcome, question }: Finding, words: ReadonlySet<string>) =>
      [...readWords(`${outcome} ${question}`)].filter((word) => words.has(word)).length;
    if (findings.some((finding) => count(finding, said) > 0)) return [];
    const other = reading.findings.find(
      (finding) => !findings.includes(finding) && count(finding, near) >= 2,
    );
    if (!other) return [];
    return [
      `${number.shown} is of "${own.outcome}" (${own.id}); the sentence speaks rather of "${other.outcome}" (${other.id})`,
    ];
  });
}

/** Reports a percentage that does not follow from its counts: '244 of 2,481 (1%)'. */
function compareCounts({ text }: Reading): string[] {
  const form = /(?<![\d.,])([\d,]+) of ([\d,]+) \((\d+(?:\.\d+)?)%\)/g;
  return [...text.matchAll(form)].flatMap(([shown, part = '', whole = '', share = '']) => {
    const [events = 0, all = 0] = [part, whole].map((count) => Number(count.replaceAll(',', '')));
    const exact = (100 * events) / (all || 1);
    const decimals = share.split('.')[1]?.length ?? 0;
    // Papers round the last digit either way, and percentages over time are not plain quotients.
    if (Math.abs(exact - Number(share)) < Math.max(1, 10 ** -decimals)) return [];
    const message = `"${shown}" does not come out: it is ${exact.toFixed(1)}%`;
    return [message];
  });
}

const SYNONYMS: readonly (readonly [form: RegExp, word: string])[] = [
  [/^(?:heart|cardi|card)/, 'heart'],
  [/^(?:hba1|diab|suga|gluc)/, 'sugar'],
  [/^(?:sick|nause)/, 'nausea'],
  [/^vomit/, 'vomit'],
  [/^(?:death|died|dead|mortal)/, 'death'],
  [/^(?:stop|discontin|left|drop|gave|withdr)/, 'stop'],
  [/^(?:gut|stomach|bowel|gastro)/, 'gut'],
  [/^(?:weight|loss|lost|lose)/, 'weight'],
];

const COMMON =
  /^(?:the|and|for|was|had|who|one|two|not|any|all|out|its|with|from|that|this|than|were|have|more|less|most|least|people|adults?|weeks?|after|because|change|share|years?|trials?|placebo|over|events?|those|body|first|reported|main|such|same|about|against|between|which|study|start|treatment|treated|adverse|injec\w*|weekly|course)$/;

function readWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => !COMMON.test(word))
      .map((word) => SYNONYMS.find(([form]) => form.test(word))?.[1] ?? word.slice(0, 4)),
  );
}
