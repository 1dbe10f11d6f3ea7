import type { Finding } from '@/lib/evidence/evidence-schema';
import { type GivenNumber, getUnit } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import { parseWrittenNumbers, type WrittenNumber } from '@/lib/evidence/written-numbers';
import { type Comparison, findGiven, formatKeys } from './comparison';
import { CONTROL } from './named-arms';
import type { Work } from './works';

/** Reports numbers that belong to another outcome than the one in the sentence. */
export const compareOutcomes: Comparison = (statement, works) => [
  ...comparePairs(statement, works),
  ...compareShares(statement, works),
  ...compareWords(statement, works),
  ...compareCounts(statement),
];

/** Reports two compared percentages that no finding or fact of the cited works gives together. */
function comparePairs({ text, columns = [] }: Statement, works: readonly Work[]): string[] {
  const numbers = parseWrittenNumbers(text);
  return numbers.flatMap((second, index) => {
    const first = numbers
      .slice(0, index)
      .findLast((other) => isSetAgainst(other, second, text, columns));
    if (!first || first.value === second.value || isInList(first, second, text)) return [];
    const both = works.filter((work) =>
      [first, second].every((number) => findGiven(number, text, [work]).length > 0),
    );
    if (both.length === 0) return [];
    const [ofFirst, ofSecond] = [first, second].map(
      (number) => new Set(findGiven(number, text, works).map(({ passage }) => passage)),
    );
    if ([...(ofFirst ?? [])].some((passage) => ofSecond?.has(passage))) return [];
    const isOfGroups = [first, second]
      .flatMap((number) => findGiven(number, text, works))
      .some(({ finding }) => (finding?.arms.length ?? 0) >= 2);
    if (!isOfGroups) return [];
    return [
      `${first.shown} and ${second.shown} are of different outcomes: no finding or fact of ${formatKeys(both)} holds both`,
    ];
  });
}

/** Whether a pair is part of a longer list: '33.9% and 10.9% against 8.2% and 2.6%'. */
function isInList(first: WrittenNumber, second: WrittenNumber, text: string): boolean {
  return (
    /(?:%[^|;.]{0,40}\band|\bagainst|\bversus)(?: [\p{L}]+){0,3} $/u.test(
      text.slice(0, first.index),
    ) || /^%? and \d/.test(text.slice(second.index + second.shown.length))
  );
}

/** Whether percentages are compared: '6.5% against 8%', '6.5% on the drug and 8% on placebo'. */
function isSetAgainst(
  first: WrittenNumber,
  second: WrittenNumber,
  text: string,
  columns: readonly string[],
): boolean {
  if (getUnit(text, first) !== '%' || getUnit(text, second) !== '%') return false;
  const between = text.slice(first.index + first.shown.length, second.index);
  const behind = text.slice(second.index + second.shown.length).split(/[,;.]/)[0] ?? '';
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
function compareShares({ text }: Statement, works: readonly Work[]): string[] {
  return parseWrittenNumbers(text).flatMap((number) => {
    if (getUnit(text, number) !== '%') return [];
    const [said] = CHANGE.exec(text.slice(0, number.index)) ?? [];
    const given = findGiven(number, text, works);
    const [one] = given;
    if (!said || !one?.finding || !given.every((each) => isShare(each))) return [];
    return [
      `"${said}${number.shown}%" tells a change, and ${number.shown}% is the share of people with: ${one.finding.outcome} (${one.finding.id})`,
    ];
  });
}

function isShare({ finding, value }: GivenNumber): boolean {
  return (
    finding?.arms.some(({ percent }) => percent !== undefined && String(percent) === value) ?? false
  );
}

/** Reports a percentage whose finding shares no word with the text, when another finding shares two or more. */
function compareWords(
  { text, above = '', columns = [] }: Statement,
  works: readonly Work[],
): string[] {
  const said = new Set(readWords([above, ...columns, text].join(' ')));
  return parseWrittenNumbers(text).flatMap((number) => {
    const given = findGiven(number, text, works);
    if (given.length === 0 || !given.every(isShare)) return [];
    const findings = given.flatMap(({ finding }) => finding ?? []);
    const clause = text.slice(0, number.index).split(';').length - 1;
    const near = new Set(readWords(text.split(';')[clause] ?? ''));
    const count = ({ outcome, question }: Finding, words: ReadonlySet<string>) =>
      readWords(`${outcome} ${question}`).filter((word) => words.has(word)).length;
    if (findings.some((finding) => count(finding, said) > 0)) return [];
    const other = works
      .flatMap((work) => work.findings)
      .find((finding) => !findings.includes(finding) && count(finding, near) >= 2);
    const [own] = findings;
    if (!other || !own) return [];
    return [
      `${number.shown} is of "${own.outcome}" (${own.id}); the sentence speaks rather of "${other.outcome}" (${other.id})`,
    ];
  });
}

/** Reports a percentage that does not follow from its counts: '244 of 2,481 (1%)'. */
function compareCounts({ text }: Statement): string[] {
  const form = /(?<![\d.,])([\d,]+) of ([\d,]+) \((\d+(?:\.\d+)?)%\)/g;
  return [...text.matchAll(form)].flatMap(([shown, part = '', whole = '', share = '']) => {
    const [events, all] = [part, whole].map((count) => Number(count.replaceAll(',', '')));
    const exact = (100 * (events ?? 0)) / (all || 1);
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

function readWords(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return [
    ...new Set(
      words
        .filter(
          (word) =>
            !/^(?:the|and|for|was|had|who|one|two|not|any|all|out|its|with|from|that|this|than|were|have|more|less|most|least|people|adults?|weeks?|after|because|change|share|years?|trials?|placebo|over|events?|those|body|first|reported|main|such|same|about|against|between|which|study|start|treatment|treated|adverse|injec\w*|weekly|course)$/.test(
              word,
            ),
        )
        .map((word) => SYNONYMS.find(([form]) => form.test(word))?.[1] ?? word.slice(0, 4)),
    ),
  ];
}
