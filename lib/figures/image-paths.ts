/** Where the chains that several pages show are drawn, one group a name. */
export const CHAINS_PATH = '/images/chains.svg';
/** The plane of a menu card's chain there, and the group and plane of the chain with a gap. */
export const STRIP = { width: 640, height: 256 } as const;
export const GAP_ID = 'missing-residue';
export const GAP_VIEW_BOX = '0 0 560 110';

export const ART_WIDTH = 1200;
export const ART_HEIGHT = 630;

/** Where the picture stands that is drawn for an article without an image of its own (specification). */
export function heroPath(slug: string): string {
  return `/images/seo/${slug}/hero.webp`;
}
