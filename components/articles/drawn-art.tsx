import { ART_HEIGHT, ART_ID, ART_WIDTH, heroPath } from '@/lib/figures/image-paths';

/**
 * The drawn picture of a post as part of the page: it follows the theme, is set in the page's fonts and
 * arrives with the first requests. For what stands in the first view; cards further down use images,
 * which load when they come near. A frame of another shape shows it whole, on more of its ground.
 */
export function DrawnArt({ slug, className }: { slug: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`} className={className}>
      <use href={`${heroPath(slug, 'hero.svg')}#${ART_ID}`} />
    </svg>
  );
}
