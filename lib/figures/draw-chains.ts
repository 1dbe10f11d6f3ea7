import { requireChain } from '@/lib/peptides/substance-names';
import { navigationRecord } from '@/lib/records/navigation';
import { formatCount } from '@/lib/text/format';
import { pageColor } from './colors';
import { layOutWithin } from './covers/chain-layout';
import { drawChain } from './draw-chain';
import { readDrawing } from './drawing-file';
import { round } from './geometry';
import { MISSING_RESIDUE_ID, STRIP } from './image-paths';
import { text } from './shapes';
import { type Drawing, group } from './svg';
import { toSvgFile } from './svg-file';

/** Space for a card's chain, the y of its middle, and the baseline of the words below it. */
const CHAIN = { width: 576, height: 160, middle: 108, words: 232 } as const;

/** One SVG file with the chains of the menu and of the 404 page; pages reference its groups with <use>. */
export function drawChains(): string {
  return toSvgFile(
    // Not displayed: a browser would otherwise lay out all of them for a page that uses one.
    { display: 'none' },
    [...new Set(navigationRecord.get().menuGroups.map(({ featured }) => featured.sequence))].map(
      (id) => group({ id, fill: 'none' }, drawCardChain(requireChain(id))),
    ),
    group({ id: MISSING_RESIDUE_ID, fill: 'none' }, readDrawing('chain-missing').marks),
  );
}

/** A card's whole chain, with a line of words that names it. */
function drawCardChain({ name, residues }: { name: string; residues: string }): Drawing {
  const molecule = { kind: 'peptide', sequence: residues } as const;
  const layout = layOutWithin(molecule, CHAIN);
  const x = round((STRIP.width - layout.width) / 2);
  const y = round(CHAIN.middle - layout.height / 2);
  const words = `The ${formatCount(residues.length, 'residue')} of ${name}`;
  return [
    group({ transform: `translate(${x} ${y})` }, drawChain(layout)),
    text([STRIP.width / 2, CHAIN.words], words, {
      size: 27,
      anchor: 'middle',
      fill: pageColor('ink'),
    }),
  ];
}
