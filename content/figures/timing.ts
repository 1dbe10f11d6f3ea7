import type { FigureRecord } from './types';

export const timingFigures = [
  {
    id: 'half-lives',
    title: 'How long half of a substance takes to leave the blood, as measured',
    note: 'On this scale each step is a multiple of the one before. For BPC-157 only an upper limit was printed, and it is drawn at that limit. A half-life belongs to the form, the route and those who were measured: it is no measure of effect.',
    kind: 'half-lives',
  },
] as const satisfies readonly FigureRecord[];
