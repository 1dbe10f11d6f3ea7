import { type InfographicId, infographics } from '@/content/resources/infographics';
import { drawColdChain } from './cold-chain';
import { drawEvidencePyramid } from './evidence-pyramid';
import { drawHalfLife } from './half-life';
import { drawPeptideBond } from './peptide-bond';
import { drawReconstitution } from './reconstitution';
import { colours, type Figure } from './svg';
import { drawSyringeMarks } from './syringe-marks';

const DRAWINGS: Readonly<Record<InfographicId, () => Figure>> = {
  reconstitution: drawReconstitution,
  'syringe-marks': drawSyringeMarks,
  'evidence-pyramid': drawEvidencePyramid,
  'peptide-bond': drawPeptideBond,
  'half-life': drawHalfLife,
  'cold-chain': drawColdChain,
};

/** The file that holds every figure, for the page that shows them all. */
export const SPRITE = 'figures.svg';

const MARGIN = 16;
const FONTS = 'system-ui,"Segoe UI",Arial,sans-serif'.replaceAll('"', "'");

/** The address of a file with figures. */
export function toInfographicPath(file: string): string {
  return `/images/infographics/${file}`;
}

/** The size of a figure in its own units. */
export function getFigureSize(id: InfographicId): Pick<Figure, 'width' | 'height'> {
  const { width, height } = DRAWINGS[id]();
  return { width, height };
}

/** Every file with figures by its name: one for each figure, and the sprite that the page draws from. */
export function toInfographicFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...infographics.map(({ id }) => [`${id}.svg`, toDownload(id)] as const),
    [SPRITE, toSprite()] as const,
  ]);
}

/** A figure as a file of its own: named, on its ground, in the light colours. */
function toDownload(id: InfographicId): string {
  const { width, height, marks } = DRAWINGS[id]();
  const { title, caption } = infographics.find((figure) => figure.id === id) ?? infographics[0];
  const full = [width + 2 * MARGIN, height + 2 * MARGIN] as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${full.join(' ')}" width="${full[0] * 2}" height="${full[1] * 2}" role="img" aria-labelledby="title description" font-family="${FONTS}">`,
    `<title id="title">${title}</title><desc id="description">${caption}</desc>`,
    `<rect x="${-MARGIN}" y="${-MARGIN}" width="${full[0]}" height="${full[1]}" fill="${colours.raised}"/>`,
    marks,
    '</svg>',
  ].join('');
}

/** All figures as groups that a page refers to by id; its tokens colour them. */
function toSprite(): string {
  const groups = infographics.map(({ id }) => `<g id="${id}">${DRAWINGS[id]().marks}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>`;
}
