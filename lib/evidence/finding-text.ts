import { uncapitalize } from '@/lib/text/first-letter';
import type { Finding, Study } from './evidence-schema';
import { formatArm, formatEffect, formatFollowUp, readingNotes } from './format-finding';

/**
 * Describes a finding in parts that each can be a line of its own: the outcome, the numbers, and the context (people,
 * treatment, follow-up, funding), which repeats what the result above it may say: benefits and harms stand side by side.
 */
export function formatFinding(
  finding: Finding,
  study: Study | undefined,
): Record<'result' | 'numbers' | 'context', string> {
  const { outcome, arms, effect, population, intervention, followUp, confidence } = finding;
  const measured = arms.filter(formatArm).map((arm) => `${arm.name}: ${formatArm(arm)}`);
  const numbers = effect ? [...measured, formatEffect(effect)] : measured;
  const context = [
    population,
    intervention,
    formatFollowUp(followUp),
    study?.sponsorIsMaker ? 'paid for by the maker' : '',
    readingNotes[confidence],
  ];
  return {
    result: `${outcome}: ${formatVerdict(finding)}`,
    numbers: numbers.join('; ') || 'No figures in what could be read.',
    context: context.filter(Boolean).join('; '),
  };
}

/** A finding in one line: 'Change in body weight: −14.9% with semaglutide 2.4 mg, −2.4% with placebo'. */
export function formatFindingLine(finding: Finding): string {
  const { outcome, arms, effect, result } = finding;
  const [first, ...others] = arms.filter(formatArm);
  const other = others.find(({ name }) => finding.comparator.includes(name)) ?? others.at(-1);
  const clause = result === 'no clear difference' ? ' (no clear difference)' : '';
  if (first && other) {
    const figures = [first, other].map((arm) => `${formatShort(arm)} ${toPhrase(arm.name)}`);
    return `${outcome}: ${figures.join(', ')}${clause}`;
  }
  if (!effect) return `${outcome}: ${formatVerdict(finding)}`;
  return `${outcome}: ${formatEffect(effect)}${clause}`;
}

/**
 * Deaths told as a harm: 'Deaths: 12 of 61 (19.7%) with IGF-1, 7 of 60 (11.7%) with placebo'. Without figures the first
 * sentence of the note follows the outcome. Undefined if there is neither.
 */
export function formatDeaths({ kind, outcome, arms, note }: Finding): string | undefined {
  if (kind !== 'harm' || !/^Deaths?\b(?! (?:or|and)\b)/.test(outcome)) return undefined;
  const figures = arms.filter(formatArm).map((arm) => `${formatArm(arm)} ${toPhrase(arm.name)}`);
  if (figures.length > 0) return `${outcome}: ${figures.join(', ')}`;
  const [sentence] = note?.split(/\.(?: |$)/) ?? [];
  return sentence && `${outcome}: ${uncapitalize(sentence)}`;
}

/** The name of an arm after its figure: 'with placebo', but 'after 4 weeks' and 'in week 4'. */
function toPhrase(name: string): string {
  if (/^(?:after|at|before|during|on|with|without)\b/.test(name)) return name;
  if (/^day \d/.test(name)) return `on ${name}`;
  return /^week \d/.test(name) ? `in ${name}` : `with ${name}`;
}

/** Formats an arm without its counts if it has another figure; the full result shows the counts. */
function formatShort({ events, n, ...arm }: Finding['arms'][number]): string {
  return formatArm(arm) || formatArm({ events, n, ...arm });
}

/** The words for findings that compared nothing. */
const VERDICTS_ALONE: Record<Finding['result'], string> = {
  'favours intervention': 'better, with nothing to compare',
  'favours comparator': 'worse, with nothing to compare',
  'no clear difference': 'no clear difference',
  descriptive: 'described, not compared',
};

/** How the groups compare: 'better than with placebo', 'more often than with placebo'. */
export function formatVerdict({ kind, result, comparator: full, arms, effect }: Finding): string {
  // What both groups had besides ('placebo, with the same support'), counts and third groups are on the study's page.
  const [told = full] = full.split(/, | \((?=a third group|\d)/);
  const comparator = told === 'before and after' ? 'before' : told;
  if (comparator === 'none') return VERDICTS_ALONE[result];
  if (result === 'descriptive') return `compared with ${comparator}`;
  if (result === 'no clear difference') return `no clear difference from ${comparator}`;
  const isWorse = result === 'favours comparator';
  const than = comparator === 'before' ? 'than before' : `than with ${comparator}`;
  const isCounted =
    arms.some(({ percent, events }) => (percent ?? events) !== undefined) ||
    effect?.measure.endsWith('ratio');
  if (kind === 'harm' && isCounted) return `${isWorse ? 'more' : 'less'} often ${than}`;
  return `${isWorse ? 'worse' : 'better'} ${than}`;
}
