import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatVerdict } from '@/lib/evidence/finding-text';
import {
  countPeople,
  formatArm,
  formatEffect,
  formatFollowUp,
} from '@/lib/evidence/format-finding';
import type { Key, Panel, Row } from '../plots/plot';
import { toSharedAxes } from './axes';
import type { Datum, FigureParts, FigureTable } from './data-figure';
import { type Arm, FigureError, hasNumber } from './drawable';
import { formatNote } from './sources';
import { describePeople, type Studied, splitWho } from './who';

/** A row before shared details are factored out; `caveat` must be shown in the row. */
export type ComparedRow = Studied & { row: Omit<Row, 'detail'>; caveat?: string };

/** A panel whose rows each compare two groups; `series` names the groups. */
export type ComparedPanel = Omit<Panel, 'rows'> & {
  rows: readonly ComparedRow[];
  key: Key;
  series?: readonly [string, string];
};

/** A figure whose rows compare groups, most of one study if `isOneStudy`. Throws a FigureError on a repeated label. */
export function toCompared(panels: readonly ComparedPanel[], isOneStudy = false): FigureParts {
  for (const { rows } of panels) requireOwnNames(rows.map(({ row }) => row.label));
  const all = panels.flatMap(({ rows }) => rows);
  const { who, details } = splitWho(all, isOneStudy);
  const { key, headings } = toKeyAndHeadings(panels);
  const axes = toSharedAxes(panels.map(({ axis }) => axis));
  let at = 0;
  return {
    ...(who && { who }),
    plot: {
      kind: 'rows',
      key,
      panels: panels.map(({ axis, rows }, index) => ({
        ...(headings[index] && { heading: headings[index] }),
        axis: axes[index] ?? axis,
        rows: rows.map(({ row, caveat }) => ({
          ...row,
          detail: [details[at++], caveat].filter(Boolean).join('; ') || undefined,
        })),
      })),
    },
    table: toTable(panels, all),
    data: all.flatMap(({ row, finding, arms }) => toData(row.label, finding, arms)),
  };
}

/** The key and the panel headings. If panels compare different groups, each heading names its groups. */
function toKeyAndHeadings(panels: readonly ComparedPanel[]): { key: Key; headings: string[] } {
  const shapes = new Map(panels.flatMap(({ key }) => key).map((one) => [one.shape, one]));
  const names = new Set(panels.flatMap(({ series }) => series?.join(' against ') ?? []));
  if (names.size <= 1)
    return { key: [...shapes.values()], headings: panels.map(({ heading = '' }) => heading) };
  const general = { treated: 'the first group named', beside: 'the second group named' } as const;
  return {
    key: [...shapes.values()].map(({ shape, text }) => ({
      shape,
      text: shape === 'treated' || shape === 'beside' ? general[shape] : text,
    })),
    headings: panels.map(({ heading, series }) =>
      [heading, series?.join(' against ')].filter(Boolean).join(': '),
    ),
  };
}

function requireOwnNames(labels: readonly string[]): void {
  const twice = labels.find((label, index) => labels.indexOf(label) < index);
  if (twice !== undefined)
    throw new FigureError(`two rows are called "${twice}"; name what tells them apart`);
}

/** The table, without columns that are empty in every row. */
function toTable(panels: readonly ComparedPanel[], all: readonly ComparedRow[]): FigureTable {
  const works = new Set(all.map(({ finding }) => finding.reference));
  const names = new Set(panels.map(({ series }) => series?.join('|')));
  const [treated, beside] = (names.size === 1 && panels[0]?.series) || ['Treated', 'Compared with'];
  const columns: readonly [heading: string, toCell: (row: ComparedRow) => string][] = [
    [works.size === 1 && all.length > 1 ? 'Result' : 'Study', ({ row }) => row.label],
    ['Who', ({ finding }) => describePeople(finding)],
    ['Time', ({ finding }) => formatFollowUp(finding.followUp)],
    [treated, ({ arms: [arm] = [] }) => (arm ? formatArm(arm) : '')],
    [beside, ({ arms: [, arm] = [] }) => (arm ? formatArm(arm) : '')],
    ['Difference', ({ finding: { effect } }) => (effect ? formatEffect(effect) : '')],
    ['In words', ({ finding }) => formatVerdict(finding)],
    ['Note', ({ finding }) => formatNote(finding)],
  ];
  const filled = columns.filter(([, toCell]) => all.some(toCell));
  return {
    columns: filled.map(([heading]) => heading),
    rows: all.map((row) => filled.map(([, toCell]) => toCell(row))),
  };
}

/** The numbers of a result: those of its groups, then its effect. */
export function toData(row: string, finding: Finding, arms: readonly Arm[] = []): Datum[] {
  const { outcome, effect, reference } = finding;
  const ofArms = arms
    .filter(hasNumber)
    .map(({ name, n, events, percent, value, low, high, unit }) => ({
      ...{ row, measure: outcome, arm: name, n, events },
      ...{ value: value ?? percent, low, high, unit: value === undefined ? '%' : unit },
      ...{ finding, reference },
    }));
  if (!effect) return ofArms;
  const { measure, value, low, high, unit } = effect;
  const n = countPeople(finding);
  return [...ofArms, { row, n, finding, reference, measure, value, low, high, unit }];
}
