import { countDecimals, countPeople, formatArm, formatNumber } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { capitalize } from '@/lib/text/first-letter';
import { toRowPlot } from '../plots/plot';
import { toLinearAxis } from './axes';
import { toData } from './compared';
import type { FigureParts } from './data-figure';
import { FigureError, type FindFinding, requireDrawable, requireNumber } from './drawable';
import { OWN_INTERVAL, toIntervals, toShort, toTitle } from './groups';
import { describePeople, formatMissing, splitWho } from './who';

/** The groups of a finding as bars from zero, in the order of the record or else of the finding. */
export function toArms(record: FigureOf<'arms'>, find: FindFinding): FigureParts {
  const { finding: id, measure, counted = 'people' } = record;
  const finding = requireDrawable(id, find);
  const arms = record.order?.flatMap((at) => finding.arms[at] ?? []) ?? finding.arms;
  if (arms.length !== finding.arms.length)
    throw new FigureError(
      `the finding "${id}" has ${finding.arms.length} groups; the order must name each once, counted from 0`,
    );
  const entries = arms.map((arm) => ({
    arm,
    value: requireNumber(arm, id),
    intervals: toIntervals(arm),
  }));
  const decimals = Math.max(...entries.map(({ value }) => countDecimals(value)));
  const ends = entries.flatMap(({ value, intervals }) => [value, ...intervals.flat()]);
  return {
    who: splitWho([{ finding }]).who,
    plot: toRowPlot(
      toLinearAxis([0, ...ends], { title: toTitle(measure, finding.direction) }),
      entries.map(({ arm, value, intervals }) => ({
        label: capitalize(arm.name),
        ...(arm.n !== undefined && { detail: `${formatNumber(arm.n)} ${counted}` }),
        shown: toShort(arm, decimals),
        mark: { kind: 'bar', value, intervals },
      })),
      entries.some(({ intervals }) => intervals.length > 0) ? [OWN_INTERVAL] : [],
    ),
    table: {
      columns: ['Group', capitalize(counted), measure],
      rows: arms.map((arm) => [
        arm.name,
        arm.n === undefined ? formatMissing(finding) : formatNumber(arm.n),
        formatArm(arm),
      ]),
    },
    data: toData(finding.outcome, finding, arms),
  };
}

/** How many people took part in each study, as bars to scale. */
export function toSizes(rows: FigureOf<'sizes'>['rows'], find: FindFinding): FigureParts {
  const entries = rows.map(({ finding: id, label }) => {
    const finding = requireDrawable(id, find);
    const people = countPeople(finding);
    if (people === undefined)
      throw new FigureError(`the finding "${id}" does not say how many people were studied`);
    return { label, finding, people, shown: formatNumber(people) };
  });
  const title = 'People in the study';
  return {
    plot: toRowPlot(
      toLinearAxis([0, ...entries.map(({ people }) => people)], { title }),
      entries.map(({ label, people, shown }) => ({
        label,
        shown,
        mark: { kind: 'bar', value: people },
      })),
    ),
    table: {
      columns: ['Study', 'Who', title],
      rows: entries.map(({ label, finding, shown }) => [label, describePeople(finding), shown]),
    },
    data: entries.map(({ label, finding, people }) => ({
      ...{ row: label, measure: title, n: people, value: people, unit: 'people' },
      // The note is about the result, not about how many people took part.
      ...{ finding: { ...finding, note: undefined }, reference: finding.reference },
    })),
  };
}
