import { toShownCallouts } from '@/lib/content/shown-callouts';
import { type Cover, describeCover } from '@/lib/figures/covers/cover';
import type { Picture } from '@/lib/figures/covers/draw-cover';
import { findFigure } from '@/lib/figures/data/figures';
import { getPeptides } from '@/lib/peptides/peptides';
import type { Post } from './post';

/** The picture that is drawn for a post. */
export function toFeaturedPicture(
  post: Pick<Post, 'slug' | 'document' | 'title' | 'tags'>,
): Picture {
  const {
    title,
    tags: [label = ''],
  } = post;
  return { cover: chooseCover(post), title, label };
}

/** What the picture of a post shows, in words; nothing where it is the title, which stands beside it. */
export function describePicture(post: Post): string | null {
  return post.hasOwnPicture ? (post.featuredImageAlt ?? null) : describeCover(chooseCover(post));
}

/**
 * What the picture of a post shows: the first data figure of its text, else the chain of the one substance that
 * its address names, else its title. A tag only says what a post touches, so it decides nothing.
 */
export function chooseCover({ slug, document }: Pick<Post, 'slug' | 'document'>): Cover {
  const { figures } = toShownCallouts(document);
  return findFigureCover(figures) ?? findMoleculeCover(slug) ?? { kind: 'title' };
}

/** The first data figure, with its number among all figures of the text. */
function findFigureCover(ids: readonly string[]): Cover | undefined {
  for (const [index, id] of ids.entries()) {
    const figure = findFigure(id);
    if (figure) return { kind: 'figure', figure, number: index + 1 };
  }
  return undefined;
}

/** Two substances in one address are a comparison, and what has no published sequence has no chain. */
function findMoleculeCover(slug: string): Cover | undefined {
  const [only, ...others] = getPeptides().filter((record) =>
    `-${slug}-`.includes(`-${record.slug}-`),
  );
  if (!only || others.length > 0 || only.molecule.kind !== 'peptide') return undefined;
  return { kind: 'molecule', name: only.name, molecule: only.molecule };
}
