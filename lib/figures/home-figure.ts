import { requireChain } from '@/lib/peptides/substance-names';
import { chain } from './bead';
import { pageColor } from './colors';
import type { Point } from './geometry';
import { disc, stroke, text } from './shapes';
import { type Drawing, element, group } from './svg';

/** Positions of the first seven residues from the N-terminus, on the left of the enlarged bond. */
const LEFT: readonly Point[] = [
  [134, 421.1],
  [79.8, 370],
  [110, 302],
  [93.3, 229.4],
  [156.3, 189.6],
  [182.8, 120.1],
  [257.2, 122],
];

/** Positions of all fifteen: an arc around the enlarged bond, of two halves that mirror each other. */
const PLACES: readonly Point[] = [
  ...LEFT,
  [318, 79],
  ...LEFT.toReversed().map(([x, y]): Point => [636 - x, y]),
];

/** The atoms of the enlarged bond; oxygen and nitrogen in their conventional colours. */
const ATOMS = [
  { symbol: 'C', at: [274, 344], radius: 21, fill: 'sunken', letter: 'ink' },
  { symbol: 'N', at: [362, 344], radius: 21, fill: 'res-positive', letter: 'res-positive-on' },
  { symbol: 'O', at: [258, 270], radius: 21, fill: 'res-aromatic', letter: 'res-aromatic-on' },
  { symbol: 'H', at: [380, 414], radius: 16, fill: 'raised', letter: 'ink' },
] as const;

const LENS: Point = [318, 336];
const THIN = { color: pageColor('muted'), width: 1.25 };
const EDGE = pageColor('bead-edge');
const COPPER = pageColor('accent-mark');

/** Figure 1 of the home page: BPC-157 as a chain, one bond enlarged. View box 556 x 440, with text sized for phones. */
export function drawHomeFigure(): Drawing {
  const look = { edge: EDGE, width: 2, bond: { color: pageColor('bond'), width: 3.2 } };
  const residues = chain(PLACES, requireChain('bpc-157').residues, 24.5, look);
  const ends = { size: 22, fill: pageColor('muted') };
  return group(
    { textAnchor: 'middle' },
    group({ fontWeight: 600 }, residues),
    drawLens(),
    drawAtoms(),
    drawLength(),
    text([134, 467], 'N-terminus', ends),
    text([502, 467], 'C-terminus', ends),
  );
}

/** A ring around one bond of the chain, and the disc that shows it enlarged. */
function drawLens(): Drawing {
  const bonds = 'M274 344 200 398M362 344 438 292M362 344 380 414M269 344 253 270M278 344 262 270';
  return [
    stroke('M211 129 195.2 288.5M234 127l165.8 106', THIN),
    disc([220, 121], 12.5, { edge: COPPER, width: 2.5 }),
    disc(LENS, 132, { fill: pageColor('raised'), edge: pageColor('ink'), width: 2.5 }),
    element('clipPath', { id: 'lens' }, disc(LENS, 131, {})),
    group(
      { clipPath: 'url(#lens)' },
      stroke(bonds, { color: pageColor('ink'), width: 3 }),
      stroke('M274 344H362', { color: COPPER, width: 5 }),
      stroke('M274 354H362', { color: COPPER, width: 4, dash: '6 5' }),
    ),
  ];
}

function drawAtoms(): Drawing {
  return ATOMS.map(({ symbol, at, radius, fill, letter }) => [
    disc(at, radius, { fill: pageColor(fill), edge: EDGE, width: 2 }),
    text([at[0], at[1] + 7], symbol, { size: 20, weight: 600, fill: pageColor(letter) }),
  ]);
}

/** The length of the bond from carbon to nitrogen. */
function drawLength(): Drawing {
  return [
    stroke('M274 380v10M362 380v10M274 385H362', THIN),
    text([318, 410], '1.33 Å', { size: 22, fill: pageColor('ink') }),
  ];
}
