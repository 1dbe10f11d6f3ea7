import { nameTrial } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { countDecimals, formatEffect, formatFollowUp } from '@/lib/evidence/format-finding';
import { tellAlike } from '@/lib/evidence/population';
import { toOutcomeWords, toUnit } from '@/lib/peptides/pairs';
import { capitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Mark, Panel, Row, Shape } from '../plots/plot';
import { toLinearAxis } from './axes';
import { requireNumber } from './drawable';
import { toShort, toTitle } from './groups';

type Arm = Finding['arms'][number];

/** A substance of the library. */
export type Side = { slug: string; name: string };
export type Sides = readonly [Side, Side];

/** One result of a trial of both, or one of each of two trials. */
export type PairEntry = {
  findings: readonly Finding[];
  /** The groups of each line, those of one trial; what is beside a substance has no side. */
  lines: readonly (readonly { side?: Side; arm: Arm; shape: Shape }[])[];
};

/** A scale for each measure and each kind of people. */
export function toPairPanels(entries: readonly PairEntry[], sides: Sides): Panel[] {
  let above = '';
  return groupInOrder(entries, toScale).map(([, rows]) => {
    const [{ findings: [finding] = [] } = {}] = rows;
    const told = finding ? toHeading(finding) : '';
    const heading = told === above ? undefined : told;
    above = told;
    const values = rows
      .flatMap(({ lines }) => lines.flat())
      .map(({ arm }) => requireNumber(arm, ''));
    return {
      ...(heading !== undefined && { heading }),
      axis: toLinearAxis(values, { title: finding ? toAxisTitle(finding) : '', through: [0] }),
      rows: rows.map((entry) => toRow(entry, sides)),
    };
  });
}

function toScale({ findings: [finding] }: PairEntry): string {
  if (!finding) return '';
  const unit = toUnit(firstOf(finding));
  const measure = unit === PEOPLE ? '' : toOutcomeWords(finding.outcome);
  return [finding.kind, tellAlike(finding), unit, measure, finding.direction].join('|');
}

const PEOPLE = '% of people';

function firstOf({ arms: [arm] }: Finding): Arm {
  return arm ?? { name: '' };
}

function toHeading(finding: Finding): string {
  return `${finding.kind === 'harm' ? 'Harms. ' : ''}${tellAlike(finding)}`;
}

function toAxisTitle(finding: Finding): string {
  const unit = toUnit(firstOf(finding));
  return toTitle(
    unit === '%' ? 'Percent' : unit === PEOPLE ? 'Percent of people' : unit,
    finding.direction,
  );
}

function toRow({ findings, lines }: PairEntry, sides: Sides): Row {
  const all = lines.flat();
  const decimals = Math.max(...all.map(({ arm }) => countDecimals(requireNumber(arm, ''))));
  const mark: Mark = {
    kind: 'lines',
    lines: lines.map((groups) =>
      groups.map(({ arm, shape }) => ({ shape, value: requireNumber(arm, '') })),
    ),
  };
  return {
    label: toShortest(findings.map(({ outcome }) => outcome)),
    detail: findings.map(tellTrial).join('; '),
    shown: [
      ...sides.map((side) => tellSide(side, lines, decimals)),
      ...(findings.length === 1 ? findings.flatMap(tellDifference) : []),
    ].join('\n'),
    mark,
  };
}

/** A trial with its time, and with its doses where the names of its groups do not say them. */
function tellTrial({ reference, followUp, arms, intervention, comparator }: Finding): string {
  const isDosed = arms.some(({ name }) => /\d/.test(name));
  return [
    nameTrial(reference),
    formatFollowUp(followUp),
    isDosed ? '' : `${toDose(intervention)} against ${toDose(comparator)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What was taken without how often: 'tirzepatide 10 or 15 mg'. */
function toDose(text: string): string {
  return text.replace(/ (?:once|twice|three times|every) .*$/, '');
}

/** 'Tirzepatide: −20.9% (15 mg), −15% (5 mg); placebo −3.1%', each number on the line of what it belongs to. */
function tellSide({ name, slug }: Side, lines: PairEntry['lines'], decimals: number): string {
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

/** What a trial of both says of their difference, where it had no other groups. */
function tellDifference({ effect, arms, result }: Finding): string[] {
  const isOfThese = effect && arms.length === 2;
  return [
    ...(isOfThese
      ? [`${capitalize(arms[0]?.name ?? '')} against ${arms[1]?.name}: ${formatEffect(effect)}`]
      : []),
    ...(result === 'no clear difference' ? ['No clear difference'] : []),
    ...(result === 'descriptive' ? ['The difference was not tested'] : []),
  ];
}

/** When an outcome was read, which each trial tells for itself. */
const WHEN = /(?: from the start)? (?:to|at) week \d+$|, in type 2 diabetes$/;

/** The outcome in the fewest words that one of the trials has for it. */
export function toShortest(outcomes: readonly string[]): string {
  const [shortest = ''] = outcomes
    .map((outcome) => outcome.replace(WHEN, ''))
    .sort((x, y) => x.length - y.length);
  return shortest;
}
