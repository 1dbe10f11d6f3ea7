import { type Infographic, infographicRecords } from '@/lib/records/resources';
import { readDrawing } from '../drawing-file';
import { formatTerms, toFramedFile } from '../framed-file';
import type { Figure } from '../style';
import { group } from '../svg';
import { toSvgFile } from '../svg-file';
import { drawEvidencePyramid } from './evidence-pyramid';
import { drawHalfLife } from './half-life';
import { drawFiveAndFifty, drawSyringeMarks, drawTwelveUnits } from './syringe-marks';

/** Infographics that are computed; every other is an SVG file. */
const COMPUTED: Partial<Readonly<Record<Infographic['id'], () => Figure>>> = {
  'syringe-marks': drawSyringeMarks,
  'evidence-pyramid': drawEvidencePyramid,
  'half-life': drawHalfLife,
  'five-and-fifty': drawFiveAndFifty,
  'twelve-units': drawTwelveUnits,
};

/** Returns the drawing of a figure. Throws if it is neither computed nor has a file. */
function drawFigure(id: Infographic['id']): Figure {
  return COMPUTED[id]?.() ?? readDrawing(id);
}

/** The file that holds every figure; pages reference its groups with <use>. */
export const SPRITE = 'figures.svg';

/** The path of a file with figures. */
export function toInfographicPath(file: string): string {
  return `/images/infographics/${file}`;
}

/** The size of a figure in its own units. */
export function getFigureSize(id: Infographic['id']): Pick<Figure, 'width' | 'height'> {
  const { width, height } = drawFigure(id);
  return { width, height };
}

/** Every file with figures by its name: one for each figure, and the sprite that pages use. */
export function toInfographicFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...infographicRecords.get().map((record) => [`${record.id}.svg`, toDownload(record)] as const),
    [SPRITE, toSprite()] as const,
  ]);
}

/** A figure as a self-contained file. */
function toDownload({ id, title, caption }: Infographic): string {
  return toFramedFile({
    title,
    above: [],
    drawing: drawFigure(id),
    below: [caption, ...formatTerms()],
  });
}

/** All figures as groups that a page references by id and colours with its CSS variables. */
function toSprite(): string {
  return toSvgFile(
    {},
    infographicRecords.get().map(({ id }) => group({ id, fill: 'none' }, drawFigure(id).marks)),
  );
}
