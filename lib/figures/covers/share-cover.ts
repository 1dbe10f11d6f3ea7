import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { sharePictures } from '@/content/share-pictures';
import { site } from '@/content/site';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { memoise } from '@/lib/content/memoise';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import { drawChain } from '../draw-chain';
import { ART_HEIGHT, ART_WIDTH } from '../image-paths';
import { fitText, text } from '../shapes';
import { type Drawing, element, group } from '../svg';
import { toSvgFile } from '../svg-file';
import { layOutWithin } from './chain-layout';
import { describeChain } from './cover';
import {
  CHAIN_SCALE,
  drawGround,
  drawSignature,
  INK,
  INNER,
  MARGIN,
  place,
  SANS,
  SERIF,
  toGround,
} from './draw-cover';
import { setTitle } from './title-lines';

/** A picture of 1200 x 630 for links to a page: its file, the words on it, and the chain of a substance. */
export type ShareCover = {
  /** Its place below public. */
  path: string;
  label: string;
  title: string;
  molecule?: PeptideMolecule;
};

/** Room for our sign before the name of the site; scripts/draw-share.ts puts it there. */
export const SIGN = { x: MARGIN, y: 40, size: 72 } as const;

const CHAIN = { top: 278, bottom: 524 };
const TITLE = { height: 350, last: 552 };

const toFile = (name: string) => `/images/share/${name}.png`;

/** Every picture for links: those of sections, then those of substances. */
export const getShareCovers: () => readonly ShareCover[] = memoise('share-covers', () => [
  ...sharePictures.map(({ file, label, title }) => ({ path: toFile(file), label, title })),
  ...getPeptides().map(({ slug, name, molecule }) => ({
    path: toFile(`peptide-${slug}`),
    label: 'Library',
    title: name,
    ...(molecule.kind === 'peptide' && { molecule }),
  })),
]);

const coversByPath = memoise(
  'share-covers-by-path',
  () => new Map(getShareCovers().map((cover) => [cover.path, cover])),
);

const substances = memoise(
  'share-substances',
  () => new Map(getPeptides().map(({ slug }) => [peptidePath(slug), toFile(`peptide-${slug}`)])),
);

/** The picture for links to an address of the site; an unknown one gets that of the section it would be in. */
export function findShareCover(address: string): ShareCover {
  const [section] = sharePictures
    .filter(({ path }) => path === '/' || address === path || address.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length);
  const cover = coversByPath().get(substances().get(address) ?? toFile(section?.file ?? 'home'));
  if (!cover) throw new Error(`content/share-pictures.ts: no picture for ${address}`);
  return cover;
}

/** What a picture shows, for those who cannot see it. */
export function describeShareCover({ label, title, molecule }: ShareCover): string {
  const chain = molecule ? `. ${describeChain({ kind: 'molecule', name: title, molecule })}` : '';
  return `${site.name}, ${label}: ${title}${chain}`;
}

/** The picture as a drawing; its lettering is set in the fonts of the site by whoever rasterises it. */
export function drawShareCover(cover: ShareCover): Element {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${ART_WIDTH} ${ART_HEIGHT}`,
      width: ART_WIDTH,
      height: ART_HEIGHT,
    },
    [
      drawGround(toGround(cover.path)),
      group({ fill: 'none', fontFamily: SANS }, [
        text([SIGN.x + SIGN.size + 20, 90], site.name, { size: 40, weight: 600, fill: INK }),
        text([MARGIN + INNER, 90], cover.label, { size: 34, fill: INK, anchor: 'end' }),
        drawSignature(136),
        cover.molecule ? drawSubstance(cover, cover.molecule) : drawTitle(cover.title),
      ]),
    ],
  );
}

function drawTitle(title: string): Drawing {
  const { lines, size } = setTitle(title, INNER, TITLE.height);
  return lines.map((line, index) =>
    text([MARGIN, TITLE.last - (lines.length - 1 - index) * size * 1.1], line, {
      size,
      weight: 600,
      family: SERIF,
      fill: INK,
    }),
  );
}

function drawSubstance({ title }: ShareCover, molecule: PeptideMolecule): Drawing {
  const layout = layOutWithin(molecule, {
    width: INNER / CHAIN_SCALE,
    height: (CHAIN.bottom - CHAIN.top) / CHAIN_SCALE,
  });
  const size = fitText([title], INNER, 84);
  const caption = `${describeChain({ kind: 'molecule', name: title, molecule })}, first to last`;
  return [
    text([MARGIN, 246], title, { size, weight: 600, family: SERIF, fill: INK }),
    place(
      drawChain(molecule, layout),
      { ...layout, scale: CHAIN_SCALE },
      (CHAIN.top + CHAIN.bottom) / 2,
    ),
    text([MARGIN, 588], caption, { size: fitText([caption], INNER, 34), fill: INK }),
  ];
}

/** A mark that changes with the drawing: the file carries the one that it was drawn from. */
export function toShareMark(cover: ShareCover): string {
  const svg = toSvgFile({}, drawShareCover(cover));
  return `drawn-from-${createHash('sha256').update(svg).digest('hex').slice(0, 16)}`;
}
