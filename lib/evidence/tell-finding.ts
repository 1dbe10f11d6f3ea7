import type { Finding, Study } from './evidence-schema';
import { formatArm, formatEffect, formatFollowUp, toReadingNote } from './format-finding';

/** A result in the words of a page: what came out, the numbers, and in whom, for how long, paid by whom. */
export type ToldFinding = { result: string; numbers: string; context: string };

/**
 * A finding with its study, told so that each part can stand on a line of its own. `before` are findings told
 * above it: the people of their studies need no second mention.
 */
export function tellFinding(
  finding: Finding,
  study: Study | undefined,
  before: readonly Finding[] = [],
): ToldFinding {
  const { outcome, arms, effect, population, intervention, followUp, confidence } = finding;
  const measured = arms.flatMap((arm) => {
    const figure = formatArm(arm);
    return figure ? [`${arm.name}: ${figure}`] : [];
  });
  const numbers = [...measured, effect ? formatEffect(effect) : ''].filter(Boolean);
  const isSame = before.some(
    (other) => other.reference === finding.reference && other.population === population,
  );
  const context = [
    ...(isSame ? ['The same study'] : [population, intervention]),
    formatFollowUp(followUp),
    study?.sponsorIsMaker && !isSame ? 'paid for by the maker' : '',
    toReadingNote(confidence),
  ];
  return {
    result: `${outcome}: ${formatVerdict(finding)}`,
    numbers: numbers.join('; ') || 'No figures in what could be read.',
    context: context.filter(Boolean).join('; '),
  };
}

/** The same in one line: 'Change in body weight: −14.9% with semaglutide 2.4 mg, −2.4% with placebo'. */
export function tellShortly(finding: Finding): string {
  const { outcome, arms, effect, result } = finding;
  const isOpen = result === 'no clear difference';
  const [first, ...others] = arms.filter((arm) => formatArm(arm));
  const other = others.find(({ name }) => finding.comparator.includes(name)) ?? others.at(-1);
  const clause = isOpen ? ' (no clear difference)' : '';
  if (first && other) {
    const figures = [first, other].map((arm) => `${formatShort(arm)} with ${arm.name}`);
    return `${outcome}: ${figures.join(', ')}${clause}`;
  }
  if (!effect) return `${outcome}: ${formatVerdict(finding)}`;
  return `${outcome}: ${formatEffect(effect)}${clause}`;
}

/** An arm by its share alone where it has one, since counts stand with the whole result. */
function formatShort({ events, n, ...arm }: Finding['arms'][number]): string {
  return formatArm(arm) || formatArm({ events, n, ...arm });
}

/** What is said where nothing was compared. */
const VERDICTS_ALONE: Record<Finding['result'], string> = {
  'favours intervention': 'better, with nothing to compare',
  'favours comparator': 'worse, with nothing to compare',
  'no clear difference': 'no clear difference',
  descriptive: 'described, not compared',
};

/** How the groups compare: 'better than with placebo', 'more often than with placebo'. */
export function formatVerdict({ kind, result, comparator: full, arms, effect }: Finding): string {
  // What both groups had besides ('placebo, with the same support') is told by the study's own page.
  const [told = full] = full.split(', ');
  const comparator = told === 'before and after' ? 'before' : told;
  if (comparator === 'none') return VERDICTS_ALONE[result];
  switch (result) {
    case 'descriptive':
      return `compared with ${comparator}`;
    case 'no clear difference':
      return `no clear difference from ${comparator}`;
    default: {
      const isWorse = result === 'favours comparator';
      const than = comparator === 'before' ? 'than before' : `than with ${comparator}`;
      const isCounted =
        arms.some(({ percent, events }) => (percent ?? events) !== undefined) ||
        effect?.measure.endsWith('ratio');
      if (kind === 'harm' && isCounted) return `${isWorse ? 'more' : 'less'} often ${than}`;
      return `${isWorse ? 'worse' : 'better'} ${than}`;
    }
  }
}
