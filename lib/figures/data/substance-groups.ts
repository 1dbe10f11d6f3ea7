import { getFindingsAbout, getTrialKey, nameTrial } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { formatQuantity } from '@/lib/evidence/format-finding';
import { weighPeople } from '@/lib/evidence/key-findings';
import { toGroupsOf, toOutcomeWords, toUnit } from '@/lib/peptides/pairs';
import type { FigureOf, FigureRecord } from '@/lib/records/figures';
import { uncapitalize } from '@/lib/text/first-letter';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Arm } from './drawable';
import { isComparable, toScales } from './substance-forests';

type Row = { finding: Finding; treated: Arm; placebo: Arm };

/**
 * The results of a substance beside placebo: one figure for each question that at least two randomised trials answer in
 * one unit; those with most trials first. Areas in `told`, which forest plots already cover, are left out.
 */
export function toGroupRecords(
  { slug, name }: { slug: string; name: string },
  told: readonly Finding['area'][],
): FigureRecord[] {
  const rows = getFindingsAbout(slug).flatMap((finding) =>
    told.includes(finding.area) ? [] : toRow(finding, slug),
  );
  return groupInOrder(rows, toQuestion)
    .map(([, all]) => pickOfEachTrial(all))
    .filter((all) => all.length > 1)
    .sort((a, b) => b.length - a.length)
    .map((all) => toRecord(all, { slug, name }));
}

/** The highest dose and the placebo of a randomised trial; empty unless both have a number. */
function toRow(finding: Finding, slug: string): Row[] {
  const { substances, arms } = finding;
  const isTold = substances.length === 1 && isComparable(finding);
  const [treated] = toGroupsOf(finding, slug).sort((a, b) => toDose(b) - toDose(a));
  const placebo = arms.find(({ name }) => name.startsWith('placebo'));
  const isNumbered = (placebo?.value ?? placebo?.percent) !== undefined;
  if (!isTold || !treated || !placebo || !isNumbered || toUnit(treated) !== toUnit(placebo))
    return [];
  return [{ finding, treated, placebo }];
}

function toDose({ name }: Arm): number {
  return Number(/[\d.]+(?= m?c?g\b)/.exec(name)?.[0] ?? 0);
}

function toQuestion({ finding: { area, kind, outcome, direction }, treated }: Row): string {
  return [area, kind, toOutcomeWords(outcome), toUnit(treated), direction].join('|');
}

/** One result per trial (getTrialKey): of several reports, the one on most people. */
function pickOfEachTrial(rows: readonly Row[]): Row[] {
  const trials = groupInOrder(rows, ({ finding }) => getTrialKey(finding.reference));
  return trials.flatMap(([, all]) =>
    all.toSorted((a, b) => weighPeople(b.finding) - weighPeople(a.finding)).slice(0, 1),
  );
}

function toRecord(
  all: readonly Row[],
  { slug, name }: { slug: string; name: string },
): FigureRecord {
  const rows = all.toSorted((a, b) => toNumber(a.treated) - toNumber(b.treated));
  const [{ finding, treated } = all[0] as Row] = rows;
  const outcomes = rows.map((row) => row.finding.outcome);
  const [outcome = ''] = outcomes.toSorted((a, b) => a.length - b.length);
  const unit = toUnit(treated);
  const toGroups = (some: readonly Row[]): FigureOf<'groups'> => ({
    kind: 'groups',
    measure: `${outcome}, ${unit === '%' ? 'percent' : unit}`,
    series: [`${name}, the highest dose of the trial`, 'placebo'],
    rows: some.map(toFigureRow),
  });
  const sign = unit === '% of people' ? '%' : unit;
  return {
    id: `${slug}-${finding.area}-${toOutcomeWords(outcome).replaceAll(/[^a-z0-9]+/g, '-')}-groups`,
    title: `${name}, ${uncapitalize(outcome)}: ${toRange(rows, 'treated', sign)}, and ${toRange(rows, 'placebo', sign)} on placebo, in ${rows.length} trials`,
    note: 'Each row is another trial, with other people and times, so the rows are not a ranking.',
    ...toScales(rows, (row) => row.finding, toGroups),
  };
}

function toFigureRow({ finding, treated, placebo }: Row) {
  const dose = /[\d.]+ m?c?g\b/.exec(treated.name)?.[0];
  const label = [nameTrial(finding.reference), dose].filter(Boolean).join(', ');
  const arms: [number, number] = [finding.arms.indexOf(treated), finding.arms.indexOf(placebo)];
  return { finding: finding.id, label, arms };
}

/** The range of the groups' numbers, low to high: '−20.9% to −14.7%', '−50 to −37 mg/dL'. */
function toRange(rows: readonly Row[], group: 'treated' | 'placebo', unit: string): string {
  const numbers = rows.map((row) => toNumber(row[group]));
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const most = formatQuantity(high, unit);
  return low === high ? most : `${formatQuantity(low, unit === '%' ? '%' : '')} to ${most}`;
}

function toNumber({ value, percent }: Arm): number {
  return value ?? percent ?? 0;
}
