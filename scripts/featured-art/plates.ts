import { accumulation } from './accumulation';
import { chromatogram } from './chromatogram';
import { copperComplex } from './copper-complex';
import { forestPlot } from './forest-plot';
import { freezeDrying } from './freeze-drying';
import type { Plate } from './plate';
import { prohibitedList } from './prohibited-list';
import { solidPhase } from './solid-phase';
import { syringes } from './syringes';
import { translation } from './translation';
import { withdrawal } from './withdrawal';

/** The pictures made for one article each, by its slug; scripts/draw-featured.ts writes them. */
export const plates = {
  'insulin-syringes-units-and-millilitres': syringes,
  'half-life-and-steady-state': accumulation,
  'stopping-a-glp-1-medicine': withdrawal,
  'semaglutide-and-the-heart': forestPlot,
  'lyophilisation-why-vials-are-dry': freezeDrying,
  'purity-and-what-hplc-shows': chromatogram,
  'from-mouse-to-human': translation,
  'peptides-and-anti-doping-rules': prohibitedList,
  'copper-peptides-in-skin-care': copperComplex,
  'how-peptides-are-synthesised': solidPhase,
} as const satisfies Record<string, Plate>;

/** The path of the picture of an article, as its front matter names it. */
export function platePath(slug: string): string {
  return `/images/posts/${slug}.webp`;
}
