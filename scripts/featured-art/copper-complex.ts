import { chain } from '@/lib/figures/bead';
import type { Point } from '@/lib/figures/geometry';
import { line } from '@/lib/figures/shapes';
import type { Drawing } from '@/lib/figures/svg';
import { lightColors } from '@/lib/figures/tokens';
import { mark, onDeep, type Plate, type PlatePalette } from './plate';

type Element = 'C' | 'N' | 'O' | 'Cu';
type Atom = { element: Element; at: Point };

/**
 * The heavy atoms of GHK around a copper ion, in the plane of the paper; y runs down and copper is
 * at the origin. Copper holds three nitrogens of the peptide in a square: the amine of glycine, the
 * nitrogen of the amide between glycine and histidine (which has lost its hydrogen), and the ring
 * nitrogen of histidine next to its side chain. The fourth place is drawn with water.
 */
export const atoms = {
  copper: { element: 'Cu', at: [0, 0] },
  glyN: { element: 'N', at: [-84, -84] },
  glyCa: { element: 'C', at: [-33, -166] },
  glyC: { element: 'C', at: [58, -166] },
  glyO: { element: 'O', at: [104, -232] },
  hisN: { element: 'N', at: [84, -84] },
  hisCa: { element: 'C', at: [178, -66] },
  hisCb: { element: 'C', at: [214, 22] },
  hisCg: { element: 'C', at: [162, 96] },
  hisNd: { element: 'N', at: [84, 84] },
  hisCd: { element: 'C', at: [186, 174] },
  hisNe: { element: 'N', at: [118, 214] },
  hisCe: { element: 'C', at: [54, 160] },
  hisC: { element: 'C', at: [262, -100] },
  hisO: { element: 'O', at: [290, -186] },
  lysN: { element: 'N', at: [330, -40] },
  lysCa: { element: 'C', at: [416, -72] },
  lysC: { element: 'C', at: [436, -162] },
  lysO1: { element: 'O', at: [370, -226] },
  lysO2: { element: 'O', at: [520, -200] },
  lysCb: { element: 'C', at: [494, -22] },
  lysCg: { element: 'C', at: [578, -60] },
  lysCd: { element: 'C', at: [656, -10] },
  lysCe: { element: 'C', at: [740, -48] },
  lysNz: { element: 'N', at: [818, 2] },
  water: { element: 'O', at: [-84, 84] },
} as const satisfies Record<string, Atom>;

export type AtomName = keyof typeof atoms;

/** Pairs of joined atoms; two strokes for a double bond, as drawn in one of its forms. */
export const bonds: readonly (readonly [AtomName, AtomName, 'double'?])[] = [
  ['glyN', 'glyCa'],
  ['glyCa', 'glyC'],
  ['glyC', 'glyO', 'double'],
  ['glyC', 'hisN'],
  ['hisN', 'hisCa'],
  ['hisCa', 'hisCb'],
  ['hisCb', 'hisCg'],
  ['hisCg', 'hisNd'],
  ['hisCg', 'hisCd', 'double'],
  ['hisCd', 'hisNe'],
  ['hisNe', 'hisCe'],
  ['hisCe', 'hisNd', 'double'],
  ['hisCa', 'hisC'],
  ['hisC', 'hisO', 'double'],
  ['hisC', 'lysN'],
  ['lysN', 'lysCa'],
  ['lysCa', 'lysC'],
  ['lysC', 'lysO1', 'double'],
  ['lysC', 'lysO2'],
  ['lysCa', 'lysCb'],
  ['lysCb', 'lysCg'],
  ['lysCg', 'lysCd'],
  ['lysCd', 'lysCe'],
  ['lysCe', 'lysNz'],
];

/** What holds the copper: the donor atoms of the peptide, and water in the fourth place. */
export const donors = ['glyN', 'hisN', 'hisNd', 'water'] as const satisfies readonly AtomName[];

/** Size tells the elements apart as well as color: copper large, carbon a small ink dot, oxygen open. */
const RADII: Record<Element, number> = { Cu: 54, N: 23, O: 21, C: 10 };
const ORIGIN: Point = [281, 322];
const SCALE = 0.9;

const place = (name: AtomName): Point => [
  ORIGIN[0] + atoms[name].at[0] * SCALE,
  ORIGIN[1] + atoms[name].at[1] * SCALE,
];

/** One stroke or two between two atoms. */
function stick(from: AtomName, to: AtomName, isDouble: boolean, { edge }: PlatePalette): Drawing {
  const [a, b] = [place(from), place(to)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const offset = isDouble ? 6 : 0;
  const [nx, ny] = [(-(b[1] - a[1]) / length) * offset, ((b[0] - a[0]) / length) * offset];
  const stroke = { color: edge, width: isDouble ? 5 : 7 };
  return (isDouble ? [1, -1] : [1]).map((side) =>
    line(
      [
        [a[0] + nx * side, a[1] + ny * side],
        [b[0] + nx * side, b[1] + ny * side],
      ],
      stroke,
    ),
  );
}

function ball(name: AtomName, { edge, ground }: PlatePalette): Drawing {
  const { element } = atoms[name];
  const fills = {
    Cu: lightColors['res-aromatic'],
    N: lightColors['res-positive'],
    O: ground,
    C: edge,
  };
  return mark(place(name), RADII[element], {
    fill: fills[element],
    edge,
    width: element === 'O' ? 5 : 3.5,
  });
}

/** The complex, and the three residues as beads below it. */
export const copperComplex: Plate = {
  palette: onDeep,
  draw: (palette) => {
    const beads: Point[] = [
      [640, 466],
      [800, 466],
      [960, 466],
    ];
    const names = Object.keys(atoms).filter((name): name is AtomName => name in atoms);
    return [
      ...donors.map((donor) =>
        line([place('copper'), place(donor)], {
          color: palette.accent,
          width: 7,
          ...(donor === 'water' && { dash: '4 9' }),
        }),
      ),
      ...bonds.map(([from, to, kind]) => stick(from, to, kind === 'double', palette)),
      ...names.map((name) => ball(name, palette)),
      chain(beads, 'GHK', 52, palette),
    ];
  },
};
