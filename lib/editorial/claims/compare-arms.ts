import type { Finding } from '@/lib/evidence/evidence-schema';
import { type Comparison, findGiven, type Reading } from './comparison';
import {
  findGroupOf,
  findNamedGroup,
  hasControl,
  isFigureOf,
  type LabelledNumber,
  labelNumbers,
} from './named-arms';

/** Reports a number that belongs to another group than named, or an unlabelled pair in the wrong order. */
export const compareArms: Comparison = (reading) => {
  const numbers = labelNumbers(reading);
  const findings = reading.findings.filter(({ arms }) => arms.length >= 2);
  const wrong = numbers.flatMap((number) =>
    judge(findings, (finding) => {
      const group = findGroupOf(finding, number);
      if (group === undefined) return undefined;
      if (isElsewhere(finding, number, reading)) return false;
      const named = findNamedGroup(finding, number.label);
      return named !== undefined && named !== group;
    }).map((finding) => tell(`${number.shown} is given for the wrong group`, finding)),
  );
  if (wrong.length > 0) return wrong.slice(0, 1);
  return numbers.flatMap((first, index) => {
    const second = numbers[index + 1];
    if (!second || !isPair(first, second, reading.text)) return [];
    return judge(findings, (finding) => {
      const [one, other] = [first, second].map((number) => findGroupOf(finding, number));
      if (one === undefined || other === undefined || one === other) return undefined;
      return (
        hasControl(finding) &&
        one > other &&
        [first, second].every(({ label }) => findNamedGroup(finding, label) === undefined)
      );
    }).map((finding) =>
      tell(
        `${first.shown} and ${second.shown} are given without their groups, the control first; name the groups, or give the treatment's number first`,
        finding,
      ),
    );
  });
};

/** Whether the number is also given outside a finding's arms, or in a fact on something else. */
function isElsewhere({ arms }: Finding, number: LabelledNumber, { works }: Reading): boolean {
  const figures = arms.map(({ percent, value, events }) =>
    Math.abs(percent ?? value ?? events ?? 0),
  );
  const holds = (passage: string, figure: number | string) =>
    passage.split(new RegExp(`(?<![\\d.])${figure}(?![\\d])`)).length - 1;
  return findGiven(number, works).some(
    ({ finding, passage = '' }) =>
      !finding?.arms.some((arm) => isFigureOf(arm, { value: number.value })) &&
      (finding !== undefined ||
        holds(passage, number.value) > 1 ||
        !figures.some((figure) => String(figure) !== number.value && holds(passage, figure) > 0)),
  );
}

/** Returns the first contradicted finding, unless another finding agrees with the text. */
function judge(
  findings: readonly Finding[],
  isWrong: (finding: Finding) => boolean | undefined,
): Finding[] {
  const verdicts = findings.map(isWrong);
  return verdicts.includes(false) ? [] : findings.filter((_, index) => verdicts[index]).slice(0, 1);
}

/** Whether two numbers in a sentence or cell form a comparison: '8% against 5%', '8% and 5%'. */
function isPair(first: LabelledNumber, second: LabelledNumber, text: string): boolean {
  if (first.cell !== second.cell) return false;
  const between = text.slice(first.end, second.index);
  return /^[^,;:.()]{0,40}\b(?:against|versus|and)\b(?: by| in| a)? $/.test(between);
}

function tell(message: string, { id, arms }: Finding): string {
  const told = arms.map(
    ({ name, percent, value, events }) => `${percent ?? value ?? events} for ${name}`,
  );
  return `${message}: ${id} has ${told.join(', ')}`;
}
