import { toTextFacts } from '@/lib/content/text-facts';
import { type Cover, describeCover } from '@/lib/figures/covers/cover';
import type { Picture } from '@/lib/figures/covers/draw-cover';
import { findFigure } from '@/lib/figures/data/figures';
import { getPeptides } from '@/lib/peptides/peptides';
import type { Post } from './post';

/** Returns what to draw as a post's picture. */
export function toFeaturedPicture(
  post: Pick<Post, 'slug' | 'document' | 'title' | 'tags'>,
): Picture {
  const {
    title,
    tags: [label = ''],
  } = post;
  return { cover: chooseCover(post), title, label };
}

/** Returns a caption for a post's picture; null if the picture is the title, which is beside it. */
export function describePicture(post: Post): string | null {
  return post.hasOwnPicture ? (post.featuredImageAlt ?? null) : describeCover(chooseCover(post));
}

/**
 * Chooses what a post's picture shows: the first data figure in the text, else the residue chain of the one substance
 * named in the slug, else the title. Tags are ignored, as they may only touch on a substance.
 */
export function chooseCover({ slug, document }: Pick<Post, 'slug' | 'document'>): Cover {
  const { figures } = toTextFacts(document);
  return findFigureCover(figures) ?? findMoleculeCover(slug) ?? { kind: 'title' };
}

/** Returns the first data figure, with its number among all figures of the text. */
function findFigureCover(ids: readonly string[]): Cover | undefined {
  for (const [index, id] of ids.entries()) {
    const figure = findFigure(id);
    if (figure) return { kind: 'figure', figure, number: index + 1 };
  }
  return undefined;
}

/** Returns no molecule if the slug names several substances or the record has no published sequence. */
function findMoleculeCover(slug: string): Cover | undefined {
  const [only, ...others] = getPeptides().filter((record) =>
    `-${slug}-`.includes(`-${record.slug}-`),
  );
  if (!only || others.length > 0 || only.molecule.kind !== 'peptide') return undefined;
  return { kind: 'molecule', name: only.name, molecule: only.molecule };
}
