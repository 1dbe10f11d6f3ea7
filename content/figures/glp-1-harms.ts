import type { FigureRecord } from './types';

export const glp1HarmFigures = [
  {
    id: 'step-gut',
    title: 'Stomach and gut events in the STEP trials',
    note: 'Shares of people who reported the event at least once, in three trials together. Most events were mild or moderate and came while the amount was being raised.',
    kind: 'groups',
    measure: '% of people',
    series: ['semaglutide 2.4 mg', 'placebo'],
    rows: [
      { finding: 'wharton-2022-step-gi.nausea', label: 'Nausea' },
      { finding: 'wharton-2022-step-gi.diarrhoea', label: 'Diarrhoea' },
      { finding: 'wharton-2022-step-gi.vomiting', label: 'Vomiting' },
      { finding: 'wharton-2022-step-gi.constipation', label: 'Constipation' },
    ],
  },
  {
    id: 'gallbladder-risk',
    title: 'Gallbladder and bile duct disease with medicines of the GLP-1 family',
    note: 'The diamonds pool many trials. A ratio says nothing of how rare the event is: in most of these trials few people had it.',
    kind: 'forest',
    ends: ['fewer with the medicine', 'more'],
    rows: [
      { finding: 'he-2022-gallbladder.any', label: 'GLP-1 medicines, 76 trials' },
      { finding: 'gong-2025-tirzepatide-biliary.any', label: 'Tirzepatide trials' },
      { finding: 'nauck-2019-leader-gallbladder.gallbladder', label: 'Liraglutide, LEADER' },
    ],
  },
  {
    id: 'naion-risk',
    title: 'Eye stroke (NAION) among users of semaglutide in three registers',
    note: 'Registers compare people who chose or were given a medicine, so other differences between them may play a part. The event is rare in both groups.',
    kind: 'forest',
    ends: ['fewer with semaglutide', 'more'],
    rows: [
      { finding: 'grauslund-2024-naion.naion', label: 'Denmark' },
      { finding: 'simonsen-2025-naion.naion', label: 'Denmark and Norway' },
      { finding: 'heberer-2026-naion-veterans.naion', label: 'US veterans' },
    ],
  },
  {
    id: 'tirzepatide-gut-stops',
    title: 'Stopping tirzepatide because of the gut, by weekly amount',
    note: 'Two trials for weight together, from the US label. More people stopped on each larger amount.',
    kind: 'arms',
    measure: '% of people who stopped',
    finding: 'lilly-zepbound-us-label.gut-stopped',
  },
] as const satisfies readonly FigureRecord[];
