import { blends } from './blends';
import { cognitive } from './cognitive';
import { growthHormone } from './growth-hormone';
import { healing } from './healing';
import { immune } from './immune';
import { metabolic } from './metabolic';
import { other } from './other';
import type { PeptideRecord } from './types';

/** Every record, group by group: the order of the cards on a category page. */
export const peptides: readonly PeptideRecord[] = [
  ...growthHormone,
  ...metabolic,
  ...healing,
  ...cognitive,
  ...immune,
  ...blends,
  ...other,
];
