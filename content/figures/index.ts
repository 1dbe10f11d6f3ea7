import { glp1HarmFigures } from './glp-1-harms';
import { heartFigures } from './heart';
import { measuringFigures } from './measuring';
import { timingFigures } from './timing';
import { trialFigures } from './trials';
import type { FigureRecord } from './types';
import { weightFigures } from './weight';

/** Every data figure of the site, by subject. */
export const figureRecords: readonly FigureRecord[] = [
  ...weightFigures,
  ...heartFigures,
  ...glp1HarmFigures,
  ...measuringFigures,
  ...trialFigures,
  ...timingFigures,
];
