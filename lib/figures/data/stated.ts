import { formatNumber, formatQuantity } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { formatPartialDate } from '@/lib/text/format';
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
  return {
    plot: {
      kind: 'rows',
      key: series
        ? [
            { shape: 'amount', text: series[0] },
            { shape: 'other amount', text: series[1] },
          ]
        : [],
      panels: [
        {
          axis: toLinearAxis(
            rows.flatMap(({ value, beside = value }) => [value, beside]),
            { title: axis, through: unit === '%' ? [0, 100] : [0] },
          ),
          rows: rows.map(({ label, value, beside }) => ({
            label,
            shown:
              beside === undefined
                ? formatQuantity(value, unit)
                : `${formatNumber(value)} against ${formatNumber(beside)}`,
            mark:
              beside === undefined
                ? { kind: 'bar', value }
                : { kind: 'bars', values: [value, beside] },
          })),
        },
      ],
    },
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
      const first = { ...datum, arm: series?.[0], value };
      return beside === undefined
        ? [first]
        : [first, { ...datum, arm: series?.[1], value: beside }];
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
