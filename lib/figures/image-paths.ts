/** Where the chains that several pages show are drawn, one group a name. */
export const CHAINS_PATH = '/images/chains.svg';
/** The plane of a menu card's chain there, and the group and plane of the chain with a gap. */
export const STRIP = { width: 640, height: 256 } as const;
export const GAP_ID = 'missing-residue';
export const GAP_VIEW_BOX = '0 0 560 110';

export const ART_WIDTH = 1200;
export const ART_HEIGHT = 630;
/** The id of an article's picture inside its file. */
export const ART_ID = 'art';

/** The address of an article's drawn picture: WebP for its page and for other sites, SVG for lists. */
export function heroPath(slug: string, file: 'hero.webp' | 'hero.svg' | 'hero-dark.svg'): string {
  return `/images/seo/${slug}/${file}`;
}
