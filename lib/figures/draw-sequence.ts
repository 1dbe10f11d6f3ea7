import { formatResidueClass, residueClasses } from '@/lib/chemistry/amino-acids';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { INK, toResidueColors } from './colors';
import { drawChain, FILE_FONT } from './draw-chain';
import lightColors from './light-colors.json' with { type: 'json' };
import { layOutSequence } from './sequence-layout';
import { box, disc, text } from './shapes';
import { type Drawing, element, group } from './svg';
import { toSvgFile } from './svg-file';

/** Ids of the groups that a page references: the wide drawing and the one for phones. */
export const CHAIN_ID = 'chain';
export const ROWS_ID = 'rows';

/** The height of the legend below the chain, and the width of its widest row. */
const LEGEND = { height: 72, width: 640 };

/**
 * A chain as an SVG file: numbered beads on bonds, with its changes named above and a legend below. In a page, colours
 * and fonts are those of the page; elsewhere the fallbacks apply.
 */
export function drawSequenceFile(molecule: PeptideMolecule, name: string): string {
  const wide = layOutSequence(molecule, true);
  const width = Math.max(wide.width, LEGEND.width);
  const height = wide.height + LEGEND.height;
  return toSvgFile(
    { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, `Sequence of ${name}`),
    box([0, 0, width, height], { fill: lightColors.raised, radius: 0 }),
    group({ id: CHAIN_ID, fill: 'none' }, drawChain(wide)),
    drawLegend(wide.height + 24),
    element(
      'defs',
      {},
      group({ id: ROWS_ID, fill: 'none' }, drawChain(layOutSequence(molecule, false))),
    ),
  );
}

function drawLegend(top: number): Drawing {
  const items = residueClasses.map((residueClass, index) => {
    const x = 12 + (index % 3) * 210;
    const y = top + Math.floor(index / 3) * 26;
    const { fill } = toResidueColors(residueClass.id);
    return [
      disc([x, y], 7.5, { fill, edge: INK, width: 1.5 }),
      text([x + 16, y + 5], formatResidueClass(residueClass)),
    ];
  });
  return group({ fontFamily: FILE_FONT, fontSize: 14, fill: INK }, items);
}
