import { copperComplex } from './copper-complex';
import { freezeDrying } from './freeze-drying';
import type { Plate } from './plate';
import { prohibitedList } from './prohibited-list';
import { solidPhase } from './solid-phase';
import { syringes } from './syringes';

/** The pictures made for one article each, by its slug; scripts/draw-featured.ts writes them. */
export const plates = {
  'insulin-syringes-units-and-millilitres': syringes,
  'lyophilisation-why-vials-are-dry': freezeDrying,
  'peptides-and-anti-doping-rules': prohibitedList,
  'copper-peptides-in-skin-care': copperComplex,
  'how-peptides-are-synthesised': solidPhase,
} as const satisfies Record<string, Plate>;

/** The path of the picture of an article, as its front matter names it. */
export function platePath(slug: string): string {
  return `/images/posts/${slug}.webp`;
}
