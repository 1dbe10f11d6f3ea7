import { type Infographic, infographicRecords } from '@/lib/records/infographics';
import { tellTerms, toFramedFile } from '../framed-file';
import type { Figure } from '../style';
import { group } from '../svg';
import { toSvgFile } from '../svg-file';
import { drawCertificate } from './certificate';
import { drawColdChain } from './cold-chain';
import { drawCouplingYield } from './coupling-yield';
import { drawEvidencePyramid } from './evidence-pyramid';
import { drawFiveAndFifty } from './five-and-fifty';
import { drawHalfLife } from './half-life';
import { drawPeptideBond } from './peptide-bond';
import { drawReconstitution } from './reconstitution';
import { drawSyringeMarks, drawTwelveUnits } from './syringe-marks';

const DRAWINGS: Readonly<Record<Infographic['id'], () => Figure>> = {
  reconstitution: drawReconstitution,
  'syringe-marks': drawSyringeMarks,
  'evidence-pyramid': drawEvidencePyramid,
  'peptide-bond': drawPeptideBond,
  'half-life': drawHalfLife,
  'cold-chain': drawColdChain,
  'five-and-fifty': drawFiveAndFifty,
  certificate: drawCertificate,
  'coupling-yield': drawCouplingYield,
  'twelve-units': drawTwelveUnits,
};

/** The file that holds every figure, for the page that shows them all. */
export const SPRITE = 'figures.svg';

/** The address of a file with figures. */
export function toInfographicPath(file: string): string {
  return `/images/infographics/${file}`;
}

/** The size of a figure in its own units. */
export function getFigureSize(id: Infographic['id']): Pick<Figure, 'width' | 'height'> {
  const { width, height } = DRAWINGS[id]();
  return { width, height };
}

/** Every file with figures by its name: one for each figure, and the sprite that the page draws from. */
export function toInfographicFiles(): ReadonlyMap<string, string> {
  return new Map([
    ...infographicRecords.get().map((record) => [`${record.id}.svg`, toDownload(record)] as const),
    [SPRITE, toSprite()] as const,
  ]);
}

/** A figure as a file that stands alone. */
function toDownload({ id, title, caption }: Infographic): string {
  return toFramedFile({
    title,
    above: [],
    drawing: DRAWINGS[id](),
    below: [caption, ...tellTerms()],
  });
}

/** All figures as groups that a page refers to by id; its tokens colour them. */
function toSprite(): string {
  return toSvgFile(
    {},
    infographicRecords.get().map(({ id }) => group({ id, fill: 'none' }, DRAWINGS[id]().marks)),
  );
}
