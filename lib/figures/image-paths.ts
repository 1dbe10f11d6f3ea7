/** The file with the chains that several pages show, one group for each. */
export const CHAINS_PATH = '/images/chains.svg';
/** The size of a menu card's chain there; the id and view box of the chain with a gap. */
export const STRIP = { width: 640, height: 256 } as const;
export const MISSING_RESIDUE_ID = 'missing-residue';
export const GAP_VIEW_BOX = '0 0 560 110';

export const ART_WIDTH = 1200;
export const ART_HEIGHT = 630;

/** The path of the picture generated for an article without an image of its own (specification). */
export function heroPath(slug: string): string {
  return `/images/seo/${slug}/hero.webp`;
}
