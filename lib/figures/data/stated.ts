import { formatNumber, formatQuantity } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { formatPartialDate } from '@/lib/text/format';
import { type Row, toRowPlot } from '../plots/plot';
import { toLinearAxis } from './axes';
import type { FigureParts } from './data-figure';

/** Counts that works of the bibliography state, one square per counted thing. */
export function toTiles({ steps, thing }: FigureOf<'tiles'>): FigureParts {
  return {
    plot: { kind: 'tiles', steps: steps.map(({ count, text }) => ({ count, text })) },
    table: {
      columns: ['What is counted', thing],
      rows: steps.map(({ count, text }) => [text, formatNumber(count)]),
    },
    data: steps.map(({ count, text, reference }) => ({
      ...{ row: text, measure: thing, value: count, unit: thing.toLowerCase(), reference },
    })),
  };
}

/** Amounts that works of the bibliography state, on one scale from zero; percentages on one to 100. */
export function toAmounts({ axis, unit, rows, series }: FigureOf<'amounts'>): FigureParts {
  const [first, second] = series ?? [];
  const ends = [
    0,
    unit === '%' ? 100 : 0,
    ...rows.flatMap(({ value, beside = value }) => [value, beside]),
  ];
  const toRow = ({ label, value, beside }: (typeof rows)[number]): Row =>
    beside === undefined
      ? { label, shown: formatQuantity(value, unit), mark: { kind: 'bar', value } }
      : {
          label,
          shown: `${formatNumber(value)} against ${formatNumber(beside)}`,
          mark: { kind: 'bars', values: [value, beside] },
        };
  return {
    plot: toRowPlot(
      toLinearAxis(ends, { title: axis }),
      rows.map(toRow),
      first && second
        ? [
            { shape: 'amount', text: first },
            { shape: 'other amount', text: second },
          ]
        : [],
    ),
    table: {
      columns: ['Row', ...(series ?? [axis])],
      rows: rows.map(({ label, value, beside }) => [
        label,
        formatQuantity(value, unit),
        ...(beside === undefined ? [] : [formatQuantity(beside, unit)]),
      ]),
    },
    data: rows.flatMap(({ label, value, beside, reference }) => {
      const datum = { row: label, measure: axis, unit, reference };
      const other = beside === undefined ? [] : [{ ...datum, arm: second, value: beside }];
      return [{ ...datum, arm: first, value }, ...other];
    }),
  };
}

/** Events that works of the bibliography date. */
export function toDates({ events }: FigureOf<'dates'>): FigureParts {
  const dated = events.map(({ date, text }) => ({ date: formatPartialDate(date), text }));
  return {
    plot: { kind: 'dates', events: dated },
    table: {
      columns: ['Date', 'What happened'],
      rows: dated.map(({ date, text }) => [date, text]),
    },
    data: events.map(({ date, text, reference }) => ({
      ...{ row: text, measure: 'Date', value: date, unit: 'date', reference },
    })),
  };
}
