import { formatNumber, formatQuantity } from '@/lib/evidence/format-finding';
import type { FigureOf } from '@/lib/records/figures';
import { formatPartialDate } from '@/lib/text/format';
import { toLinearAxis } from './axes';
import type { FigureParts } from './data-figure';

/** Counts that records of the bibliography state, one square a thing. */
export function toTiles({ steps, thing }: FigureOf<'tiles'>): FigureParts {
  return {
    plot: { kind: 'tiles', steps: steps.map(({ count, text }) => ({ count, text })) },
    table: {
      columns: ['What is counted', thing],
      rows: steps.map(({ count, text }) => [text, formatNumber(count)]),
    },
    ...toStated(steps),
  };
}

/** Amounts that records of the bibliography state, on one scale from zero. */
export function toAmounts({ axis, unit, rows, series }: FigureOf<'amounts'>): FigureParts {
  return {
    plot: {
      kind: 'rows',
      ...(series && { series }),
      axis: toLinearAxis(
        rows.flatMap(({ value, beside = value }) => [value, beside]),
        { title: axis, zero: true },
      ),
      rows: rows.map(({ label, value, beside }) => ({
        label,
        shown:
          beside === undefined
            ? formatQuantity(value, unit)
            : `${formatNumber(value)} against ${formatNumber(beside)}`,
        mark:
          beside === undefined ? { kind: 'bar', value } : { kind: 'pair', values: [value, beside] },
      })),
    },
    table: {
      columns: ['', ...(series ?? [axis])],
      rows: rows.map(({ label, value, beside }) => [
        label,
        formatQuantity(value, unit),
        ...(beside === undefined ? [] : [formatQuantity(beside, unit)]),
      ]),
    },
    ...toStated(rows),
  };
}

/** Events that records of the bibliography date. */
export function toDates({ events }: FigureOf<'dates'>): FigureParts {
  const dated = events.map(({ date, text }) => ({ date: formatPartialDate(date), text }));
  return {
    plot: { kind: 'dates', events: dated },
    table: {
      columns: ['Date', 'What happened'],
      rows: dated.map(({ date, text }) => [date, text]),
    },
    ...toStated(events),
  };
}

function toStated(entries: readonly { reference: string }[]) {
  return {
    references: [...new Set(entries.map(({ reference }) => reference))],
    isPartlyReported: false,
  };
}
