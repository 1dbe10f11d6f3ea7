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
  {
    id: 'vial-days',
    title: 'How many days an opened or mixed vial may be used, and who says so',
    note: 'Three answers to three questions. The first two are about germs in an opened vial with preservative; the last is what one maker directs for one product.',
    kind: 'amounts',
    axis: 'Days',
    unit: 'days',
    rows: [
      { label: 'The older habit', value: 30, reference: 'infusionnurse-2010-28-days' },
      { label: 'US standard, by default', value: 28, reference: 'usp-797-multidose' },
      { label: 'Egrifta WR: seven doses', value: 7, reference: 'fda-egrifta-wr-label' },
    ],
  },
  {
    id: 'online-purity',
    title: 'Semaglutide bought online without prescription: purity claimed and found',
    note: 'The lowest and the highest of three vials that arrived. So few cannot tell how often it happens.',
    kind: 'amounts',
    axis: 'Purity, %',
    unit: '%',
    series: ['found', 'claimed'],
    rows: [
      { label: 'Lowest vial', value: 7, beside: 99, reference: 'ashraf-2024-online-semaglutide' },
      { label: 'Highest vial', value: 14, beside: 99, reference: 'ashraf-2024-online-semaglutide' },
    ],
  },
] as const satisfies readonly FigureRecord[];
