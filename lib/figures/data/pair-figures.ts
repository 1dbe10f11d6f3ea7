import { nameTrial } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatArm, formatEffect } from '@/lib/evidence/format-finding';
import { toPopulationKey } from '@/lib/evidence/population';
import { getPair, toGroupsOf } from '@/lib/peptides/pairs';
import { requirePeptide } from '@/lib/peptides/peptides';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Key, Shape } from '../plots/plot';
import { toData } from './compared';
import type { DataFigure } from './data-figure';
import { type Arm, requireNumber } from './drawable';
import {
  type PairEntry,
  type Result,
  type Side,
  type Sides,
  toPairPanels,
  toShortest,
} from './pair-rows';
import { formatNote } from './sources';

/** Where the results of a row come from: one trial of both substances, or a trial of each. */
type Kind = 'together' | 'apart';

/** The name of one of a pair's figures: main results, or all others (`-more`) in a disclosure below them. */
type Name = Kind | `${Kind}-more`;

/** Maximum results of each kind in the first figure. */
const MOST = { benefits: 2, harms: 1 };

const SHAPES: Readonly<Record<Kind, readonly [Shape, Shape]>> = {
  together: ['treated', 'other treated'],
  apart: ['treated apart', 'other treated apart'],
};

const NOTES: Readonly<Record<Kind, string>> = {
  together: 'Marks of one row are groups of one trial, at the doses of that trial.',
  apart:
    'Not a ranking: the trials differ in people, doses and time, so the distance between hollow marks does not tell which is better. Each mark belongs beside its own placebo.',
};

/** The id of a figure of two substances, in reading order. */
export function toPairFigureId(a: string, b: string, name: Name): string {
  return `compare-${a}-${b}-${name}`;
}

/** The figures of two substances, `a` drawn as discs: of trials that compared them, and of trials of each. */
export function toPairFigures(a: string, b: string): DataFigure[] {
  const { direct, apart } = getPair(a, b);
  const sides: Sides = [requirePeptide(a), requirePeptide(b)];
  const together = splitMain(direct.map((finding) => [finding] as const));
  const alone = splitMain(apart);
  return [
    toFigure('together', together.main, sides),
    toFigure('together', together.more, sides, 'More results of trials of both'),
    toFigure('apart', alone.main, sides),
    toFigure('apart', alone.more, sides, 'More results of trials of their own'),
  ].flatMap((figure) => figure ?? []);
}

/** The main results (benefits, each in other people if possible, then the commonest harms) and the rest. */
function splitMain(results: readonly Result[]): { main: Result[]; more: Result[] } {
  const benefits = results.filter(([finding]) => finding.kind === 'benefit');
  const firsts = groupInOrder(benefits, ([finding]) => toPopulationKey(finding)).flatMap(
    ([, [first]]) => (first ? [first] : []),
  );
  const share = ([finding]: Result) => finding.arms[0]?.percent ?? 0;
  const harms = results
    .filter(([finding]) => finding.kind === 'harm')
    .sort((one, other) => share(other) - share(one));
  const main = [
    ...new Set([...firsts, ...benefits].slice(0, MOST.benefits)),
    ...harms.slice(0, MOST.harms),
  ];
  return { main, more: results.filter((result) => !main.includes(result)) };
}

type Group = PairEntry['lines'][number][number];

function toFigure(
  kind: Kind,
  results: readonly Result[],
  sides: Sides,
  more?: string,
): DataFigure | undefined {
  const [first] = results;
  if (!first) return undefined;
  const entries = results.map((findings) => ({
    findings,
    lines: findings.map((finding, index) => toLine(finding, kind, sides, index)),
  }));
  const [one, other] = sides;
  return {
    id: toPairFigureId(one.slug, other.slug, more === undefined ? kind : `${kind}-more`),
    title: more ?? toFigureTitle(kind, first, sides),
    note: NOTES[kind],
    plot: { kind: 'rows', key: toKey(kind, sides), panels: toPairPanels(entries, sides) },
    table: {
      columns: ['Result', 'Trial', 'Groups', 'Difference', 'Note'],
      rows: results
        .flat()
        .map((finding) => [
          finding.outcome,
          nameTrial(finding.reference),
          finding.arms
            .flatMap((arm) => (formatArm(arm) ? `${arm.name}: ${formatArm(arm)}` : []))
            .join('; '),
          finding.effect ? formatEffect(finding.effect) : '',
          formatNote(finding),
        ]),
    },
    data: results.flat().flatMap((finding) => toData(finding.outcome, finding, finding.arms)),
  };
}

/** The first result; for separate trials, which must not be compared, only the substances. */
function toFigureTitle(kind: Kind, [finding]: Result, sides: Sides): string {
  if (kind === 'apart')
    return `${sides.map(({ name }) => name).join(' and ')}, each against placebo in a trial of its own`;
  const results = sides.flatMap(({ slug }) => {
    const [arm] = toGroupsOf(finding, slug);
    return arm ? [`${formatArm(arm)} with ${arm.name}`] : [];
  });
  return `${toShortest([finding.outcome])}: ${results.join(', ')} (${nameTrial(finding.reference)})`;
}

/** The groups of one trial: of both substances, or of one of them after its placebo. */
function toLine(finding: Finding, kind: Kind, sides: Sides, index: number): Group[] {
  const toGroup = (arm: Arm, shape: Shape, side?: Side) => ({
    ...{ side, arm, shape, value: requireNumber(arm, finding.id) },
  });
  const of = (at: 0 | 1) =>
    toGroupsOf(finding, sides[at].slug).map((arm) => toGroup(arm, SHAPES[kind][at], sides[at]));
  if (kind === 'together') return [...of(1), ...of(0)];
  const placebo = finding.arms.find(({ name }) => name.startsWith('placebo'));
  return [...(placebo ? [toGroup(placebo, 'beside')] : []), ...of(index === 0 ? 0 : 1)];
}

function toKey(kind: Kind, sides: Sides): Key {
  const where = kind === 'together' ? '' : ', in its own trial';
  return [
    ...sides.map(({ name }, at) => ({ shape: SHAPES[kind][at as 0 | 1], text: `${name}${where}` })),
    ...(kind === 'apart' ? [{ shape: 'beside' as const, text: 'placebo of that trial' }] : []),
  ];
}
