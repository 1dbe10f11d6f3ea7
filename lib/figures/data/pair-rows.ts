import { nameTrial } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { countDecimals, formatEffect, formatFollowUp } from '@/lib/evidence/format-finding';
import { toPopulationKey } from '@/lib/evidence/population';
import { toOutcomeWords, toUnit } from '@/lib/peptides/pairs';
import { capitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Panel, Row, Shape } from '../plots/plot';
import { toLinearAxis } from './axes';
import type { Arm } from './drawable';
import { toShort, toTitle } from './groups';

/** A substance of the library. */
export type Side = { slug: string; name: string };
export type Sides = readonly [Side, Side];

/** One result of a trial of both substances, or one result from each of two trials. */
export type Result = readonly [Finding, ...Finding[]];

export type PairEntry = {
  findings: Result;
  /** The groups by line, one trial per line; a comparator has no side. */
  lines: readonly (readonly { side?: Side; arm: Arm; shape: Shape; value: number }[])[];
};

/** One panel per kind, people, unit, better side and outcome; % of people: all outcomes in one. */
export function toPairPanels(entries: readonly PairEntry[], sides: Sides): Panel[] {
  let above = '';
  return groupInOrder(entries, toScale).flatMap(([, rows]) => {
    const finding = rows[0]?.findings[0];
    if (!finding) return [];
    const told = `${finding.kind === 'harm' ? 'Harms. ' : ''}${toPopulationKey(finding)}`;
    const heading = told === above ? undefined : told;
    above = told;
    const unit = toUnit(firstOf(finding)).replace(/^%(?= of people$|$)/, 'Percent');
    const values = rows.flatMap(({ lines }) => lines.flat().map(({ value }) => value));
    return {
      ...(heading !== undefined && { heading }),
      axis: toLinearAxis([0, ...values], { title: toTitle(unit, finding.direction) }),
      rows: rows.map((entry) => toRow(entry, sides)),
    };
  });
}

function toScale({ findings: [finding] }: PairEntry): string {
  const unit = toUnit(firstOf(finding));
  const measure = unit === '% of people' ? '' : toOutcomeWords(finding.outcome);
  return [finding.kind, toPopulationKey(finding), unit, measure, finding.direction].join('|');
}

function firstOf({ arms: [arm] }: Finding): Arm {
  return arm ?? { name: '' };
}

function toRow({ findings, lines }: PairEntry, sides: Sides): Row {
  const decimals = Math.max(...lines.flat().map(({ value }) => countDecimals(value)));
  return {
    label: toShortest(findings.map(({ outcome }) => outcome)),
    detail: findings.map(formatTrial).join('; '),
    shown: [
      ...sides.map((side) => formatSide(side, lines, decimals)),
      ...(findings.length === 1 ? findings.flatMap(formatDifference) : []),
    ].join('\n'),
    mark: { kind: 'lines', lines },
  };
}

/** A trial with its duration, and its doses if the names of its groups do not include them. */
function formatTrial({ reference, followUp, arms, intervention, comparator }: Finding): string {
  const isDosed = arms.some(({ name }) => /\d/.test(name));
  return [
    nameTrial(reference),
    formatFollowUp(followUp),
    isDosed ? '' : `${toDose(intervention)} against ${toDose(comparator)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A treatment without its frequency: 'tirzepatide 10 or 15 mg'. */
function toDose(text: string): string {
  return text.replace(/ (?:once|twice|three times|every) .*$/, '');
}

/** 'Tirzepatide: −20.9% (15 mg); placebo −3.1%'. No-break spaces keep number and words together. */
function formatSide({ name, slug }: Side, lines: PairEntry['lines'], decimals: number): string {
  const line = lines.find((groups) => groups.some(({ side }) => side?.slug === slug)) ?? [];
  const own = line.filter(({ side }) => side?.slug === slug);
  const beside = line.find(({ side }) => !side);
  const told = own.map(({ arm }) => {
    const dose = arm.name
      .replace(new RegExp(`\\b${name}\\b,?`, 'i'), '')
      .replace(/\s+/g, ' ')
      .trim();
    return `${toShort(arm, decimals)}${dose ? `\u00a0(${dose})` : ''}`;
  });
  const placebo = beside ? `; placebo\u00a0${toShort(beside.arm, decimals)}` : '';
  return `${name}: ${told.join(', ')}${placebo}`;
}

/** The estimated difference in a trial of two groups, and whether it is unclear or untested. */
function formatDifference({ effect, arms, result }: Finding): string[] {
  const isOfThese = effect && arms.length === 2;
  return [
    ...(isOfThese
      ? [`${capitalize(arms[0]?.name ?? '')} against ${arms[1]?.name}: ${formatEffect(effect)}`]
      : []),
    ...(result === 'no clear difference' ? ['No clear difference'] : []),
    ...(result === 'descriptive' ? ['The difference was not tested'] : []),
  ];
}

/** Endings of outcomes that each row or its heading already has: the week, type 2 diabetes. */
const WHEN = /(?: from the start)? (?:to|at) week \d+$|, in type 2 diabetes$/;

/** The shortest of the outcomes, without such endings. */
export function toShortest(outcomes: readonly string[]): string {
  const [shortest = ''] = outcomes
    .map((outcome) => outcome.replace(WHEN, ''))
    .sort((x, y) => x.length - y.length);
  return shortest;
}
