import { align, climb, decay, extended, repair } from './chains';
import type { Layout } from './layout';
import { branch, forest, lanes } from './plots';
import { cycle, helix, rings } from './rounds';

/** Every composition by name. */
export const layouts = {
  extended,
  align,
  helix,
  decay,
  repair,
  rings,
  climb,
  forest,
  branch,
  cycle,
  lanes,
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
