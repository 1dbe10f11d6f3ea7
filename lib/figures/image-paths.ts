/** Where the chains that several pages show are drawn, one group a name. */
export const CHAINS_PATH = '/images/chains.svg';
/** The plane of a sequence's group there, and the group and plane of the chain with a gap. */
export const STRIP_VIEW_BOX = '0 0 672 200';
export const GAP_ID = 'missing-residue';
export const GAP_VIEW_BOX = '0 0 560 110';

export const ART_WIDTH = 1200;
export const ART_HEIGHT = 630;

/** The address of an article's drawn hero: WebP for its page and for other sites, SVG for lists. */
export function heroPath(slug: string, file: 'hero.webp' | 'hero.svg' | 'hero-dark.svg'): string {
  return `/images/seo/${slug}/${file}`;
}
