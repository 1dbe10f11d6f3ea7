import type { FigureRecord } from './types';

export const measuringFigures = [
  {
    id: 'small-draws',
    title: 'What nurses meant to draw up and what the syringe delivered',
    note: 'U-100 insulin in a study of very small draws. The smaller the draw, the larger its share of error.',
    kind: 'amounts',
    axis: 'Units on a U-100 syringe',
    unit: 'units',
    series: ['intended', 'delivered'],
    rows: [
      {
        label: 'Half a unit',
        value: 0.5,
        beside: 0.98,
        reference: 'casella-1993-low-dose-insulin',
      },
      { label: 'One unit', value: 1, beside: 1.64, reference: 'casella-1993-low-dose-insulin' },
      { label: 'Two units', value: 2, beside: 2.15, reference: 'casella-1993-low-dose-insulin' },
    ],
  },
] as const satisfies readonly FigureRecord[];
