export const ART_WIDTH = 1200;
export const ART_HEIGHT = 630;

/** The address of an article's drawn hero: WebP for its page and for other sites, SVG for lists. */
export function heroPath(slug: string, file: 'hero.webp' | 'hero.svg' | 'hero-dark.svg'): string {
  return `/images/seo/${slug}/${file}`;
}
