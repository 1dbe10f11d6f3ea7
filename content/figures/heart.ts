import type { FigureRecord } from './types';

export const heartFigures = [
  {
    id: 'heart-outcomes',
    title: 'Heart attack, stroke or death from heart disease in five large trials',
    note: 'Four trials compared with placebo. SURPASS-CVOT compared tirzepatide with dulaglutide, a medicine that lowers this risk itself, so its row answers another question.',
    kind: 'forest',
    ends: ['fewer events than the comparison', 'more events'],
    rows: [
      { finding: 'marso-2016-sustain6.mace', label: 'SUSTAIN 6: semaglutide' },
      { finding: 'husain-2019-pioneer6.mace', label: 'PIONEER 6: semaglutide tablet' },
      { finding: 'lincoff-2023-select.mace', label: 'SELECT: semaglutide, no diabetes' },
      { finding: 'mcguire-2025-soul.mace', label: 'SOUL: semaglutide tablet' },
      {
        finding: 'nicholls-2025-surpass-cvot.mace',
        label: 'SURPASS-CVOT: tirzepatide or dulaglutide',
      },
    ],
  },
  {
    id: 'select-people',
    title: 'SELECT: heart attacks, strokes and deaths from heart disease, person by person',
    note: 'Each mark is a person. The people had heart or vessel disease and overweight, and no diabetes; they were followed for 39.8 months on average.',
    kind: 'people',
    finding: 'lincoff-2023-select.mace',
    per: 1000,
    series: ['semaglutide 2.4 mg', 'placebo'],
  },
  {
    id: 'tirzepatide-heart',
    title: 'Tirzepatide against dulaglutide, and liraglutide and semaglutide against placebo',
    note: 'The first row compares with a medicine that lowers the risk itself, the others with placebo: rows with different comparisons do not rank the medicines.',
    kind: 'forest',
    ends: ['fewer events', 'more events'],
    rows: [
      { finding: 'nicholls-2025-surpass-cvot.mace', label: 'SURPASS-CVOT: tirzepatide' },
      { finding: 'marso-2016-leader.mace', label: 'LEADER: liraglutide' },
      { finding: 'lincoff-2023-select.mace', label: 'SELECT: semaglutide' },
    ],
  },
] as const satisfies readonly FigureRecord[];
