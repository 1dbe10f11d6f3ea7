import { toMainFirst } from '@/lib/evidence/describe-study';
import type { Finding } from '@/lib/evidence/evidence-schema';
import type { FigureRecord } from '@/lib/records/figures';
import { groupInOrder } from '@/lib/text/group-in-order';

/** More rows than this are read better in the table. */
const MOST_ROWS = 8;

/** The id of the figure of a paper's results. */
export function toPaperFigureId(key: string): string {
  return `paper-${key}`;
}

/**
 * The results of one paper as a figure: two groups beside each other where two or more results have them in
 * one unit, else effects with their intervals; undefined where neither can be drawn.
 */
export function toPaperFigure(
  key: string,
  name: string,
  findings: readonly Finding[],
): FigureRecord | undefined {
  const drawable = toMainFirst(findings.filter(({ confidence }) => confidence !== 'secondary'));
  return toPaperGroups(key, name, drawable) ?? toPaperForest(key, name, drawable);
}

const NOTE =
  'Each row is another measure of the same study. Whether more or less of it is better differs; the table below says which way each result points.';

function toPaperGroups(key: string, name: string, findings: readonly Finding[]) {
  const [series, rows] = largestGroup(findings, toGroupsAndUnit);
  const [treated, beside, unit] = series?.split('|') ?? [];
  if (!treated || !beside || unit === undefined) return undefined;
  return {
    id: toPaperFigureId(key),
    title: `Results of ${name}: ${treated} and ${beside}`,
    note: NOTE,
    kind: 'groups',
    measure: unit === '%' ? '% of people' : `As measured${unit && `, ${unit}`}`,
    series: [treated, beside],
    rows: rows.map(({ id, outcome, arms }) => ({
      finding: id,
      label: outcome,
      arms: [0, arms.length - 1] as const,
    })),
  } as const satisfies FigureRecord;
}

/** The first and the last group with their unit, where both have a number: 'drug|placebo|kg'. */
function toGroupsAndUnit({ arms }: Finding): string {
  const [first] = arms;
  const last = arms.at(-1);
  if (!first || !last || arms.length < 2) return '';
  if (first.value !== undefined && last.value !== undefined && first.unit === last.unit)
    return first.unit === '%'
      ? `${first.name}|${last.name}|% change`
      : `${first.name}|${last.name}|${first.unit ?? ''}`;
  const arePeople =
    first.value === undefined && last.value === undefined && first.percent !== undefined;
  return arePeople && last.percent !== undefined ? `${first.name}|${last.name}|%` : '';
}

function toPaperForest(key: string, name: string, findings: readonly Finding[]) {
  const [, rows] = largestGroup(findings, ({ effect }) =>
    effect?.low === undefined || effect.high === undefined
      ? ''
      : `${effect.measure}|${effect.unit ?? ''}`,
  );
  if (rows.length === 0) return undefined;
  return {
    id: toPaperFigureId(key),
    title: `Results of ${name}, each with its interval`,
    note: NOTE,
    kind: 'forest',
    ends: ['less', 'more'],
    rows: rows.map(({ id, outcome }) => ({ finding: id, label: outcome })),
  } as const satisfies FigureRecord;
}

/** The name that most findings share and those findings, where two or more do; '' is no name. */
function largestGroup(
  findings: readonly Finding[],
  toName: (finding: Finding) => string,
): readonly [string | undefined, readonly Finding[]] {
  const [largest] = groupInOrder(findings, toName)
    .filter(([name, all]) => name !== '' && all.length > 1)
    .sort(([, one], [, other]) => other.length - one.length);
  return largest ? [largest[0], largest[1].slice(0, MOST_ROWS)] : [undefined, []];
}
