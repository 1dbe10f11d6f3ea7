import { requireChain } from '@/lib/peptides/substance-names';
import { navigationRecord } from '@/lib/records/navigation';
import { formatCount } from '@/lib/text/format';
import { bead, bond, toGap } from './bead';
import { pageColor } from './colors';
import { layOutWithin } from './covers/chain-layout';
import { drawChain } from './draw-chain';
import { countUp, type Point, round } from './geometry';
import { MISSING_RESIDUE_ID, STRIP } from './image-paths';
import { disc, line, text } from './shapes';
import { type Drawing, group } from './svg';
import { toSvgFile } from './svg-file';

/** Space for a card's chain, the y of its middle, and the baseline of the words below it. */
const CHAIN = { width: 576, height: 160, middle: 108, words: 232 } as const;
/** The chain of the 404 page: the first residues of BPC-157, one of them missing. */
const GAP = { count: 7, missing: 3, radius: 24, step: 80, left: 40, top: 34, drop: 42 } as const;

const LETTERING = { fontWeight: 600, textAnchor: 'middle' };
const OUTLINE = 2;
const BOND = 3.2;

/** One SVG file with the chains of the menu and of the 404 page; pages reference its groups with <use>. */
export function drawChains(): string {
  return toSvgFile(
    // Not displayed: a browser would otherwise lay out all of them for a page that uses one.
    { display: 'none' },
    [...new Set(navigationRecord.get().menuGroups.map(({ featured }) => featured.sequence))].map(
      (id) => group({ id, fill: 'none' }, drawCardChain(requireChain(id))),
    ),
    group({ id: MISSING_RESIDUE_ID, fill: 'none', ...LETTERING }, drawGap()),
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

function drawGap(): Drawing {
  const { count, missing, radius } = GAP;
  const points = countUp(count).map(
    (index): Point => [GAP.left + index * GAP.step, GAP.top + (index % 2) * GAP.drop],
  );
  const { residues } = requireChain('bpc-157');
  return [
    points.slice(1).map((point, index) => {
      const from = points[index] ?? point;
      return index === missing || index + 1 === missing
        ? line(toGap(from, point, radius), {
            color: pageColor('line-strong'),
            width: 2,
            dash: '2 5',
          })
        : bond(from, point, radius, { color: pageColor('bond'), width: BOND });
    }),
    points.map((point, index) => {
      if (index === missing) return drawOpenBead(point, radius);
      const letter = residues.charAt(index);
      return bead(point, radius, letter, { edge: pageColor('bead-edge'), width: OUTLINE });
    }),
  ];
}

function drawOpenBead([x, y]: Point, radius: number): Drawing {
  return [
    disc([x, y], radius, { edge: pageColor('accent-mark'), width: OUTLINE, dash: '5 4' }),
    text([x, y + radius * 0.34], '?', { size: radius * 0.96, fill: pageColor('accent') }),
  ];
}
