import { site } from '@/content/site';
import { memoise } from '@/lib/content/memoise';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import { sharePictureRecords } from '@/lib/records/library';
import { describeChain } from './cover';
import type { Picture } from './draw-cover';

/** The picture of a page for link previews, its file name, and the path of its section or substance. */
export type ShareCover = Picture & { file: string; path: string };

/** All pictures for link previews: those of sections, then those of substances. */
export const getShareCovers: () => readonly ShareCover[] = memoise('share-covers', () => [
  ...sharePictureRecords.get().map(
    ({ file, path, label, title }): ShareCover => ({
      file: `${file}.png`,
      path,
      label,
      title,
      cover: { kind: 'title' },
      hasLogo: true,
    }),
  ),
  ...getPeptides().map(
    ({ slug, name, molecule }): ShareCover => ({
      file: `peptide-${slug}.png`,
      path: peptidePath(slug),
      label: 'Library',
      title: name,
      cover: molecule.kind === 'peptide' ? { kind: 'molecule', name, molecule } : { kind: 'title' },
      hasLogo: true,
    }),
  ),
]);

/** Returns the picture with a file name, or undefined if there is none. */
export function getShareCover(file: string): ShareCover | undefined {
  return getShareCovers().find((cover) => cover.file === file);
}

/** Returns the link preview picture of a path; an unknown path gets that of its section. Throws if there is none. */
export function findShareCover(address: string): ShareCover {
  const [section] = sharePictureRecords
    .get()
    .filter(({ path }) => path === '/' || address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  const cover =
    getShareCovers().find(({ path }) => path === address) ??
    getShareCover(`${section?.file ?? 'home'}.png`);
  if (!cover) throw new Error(`content/share-pictures.yaml: no picture for ${address}`);
  return cover;
}

/** The path of a picture. */
export function toSharePath({ file }: ShareCover): string {
  return `/images/share/${file}`;
}

/** Text alternative of a picture. */
export function describeShareCover({ label, title, cover }: ShareCover): string {
  const chain = cover.kind === 'molecule' ? `. ${describeChain(cover)}` : '';
  return `${site.name}, ${label}: ${title}${chain}`;
}
