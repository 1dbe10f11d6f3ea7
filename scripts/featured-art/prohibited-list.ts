import { parseSequence, type ResidueKind } from '@/lib/chemistry/residues';
import { bead, bond } from '@/lib/figures/bead';
import type { Point } from '@/lib/figures/geometry';
import type { Drawing } from '@/lib/figures/svg';
import { requirePeptide } from '@/lib/peptides/peptides';
import { box, lines, mark, onDeep, type Plate, type PlatePalette } from './plate';

/** The names that the article gives for each section, by the slugs of their records. */
export const listed = [
  { section: 'S2', slug: 'cjc-1295-dac' },
  { section: 'S2', slug: 'sermorelin' },
  { section: 'S2', slug: 'tesamorelin' },
  { section: 'S2', slug: 'ipamorelin' },
  { section: 'S2', slug: 'igf-1' },
  { section: 'S0', slug: 'bpc-157' },
] as const;

/** Beads in a row: longer chains run off the picture. */
const SHOWN = 15;
const RADIUS = 27;
const ROW = 75;
const FIRST = 127;

/** The first residues of a listed peptide. */
export function toRow(slug: string): ResidueKind[] {
  const { molecule } = requirePeptide(slug);
  return molecule.kind === 'peptide' ? parseSequence(molecule.sequence).slice(0, SHOWN) : [];
}

const toPoint = (row: number, index: number): Point => [226 + index * 73, FIRST + row * ROW];

/** Residues outside the twenty are open: their short names would not fit a bead. */
function drawRow(residues: readonly ResidueKind[], row: number, palette: PlatePalette): Drawing {
  return [
    ...residues
      .slice(1)
      .map((_, index) =>
        bond(toPoint(row, index), toPoint(row, index + 1), RADIUS, RADIUS, { color: palette.edge }),
      ),
    ...residues.map((residue, index) =>
      residue.class
        ? bead(toPoint(row, index), RADIUS, residue.code, palette)
        : mark(toPoint(row, index), RADIUS - 1, {
            fill: palette.ground,
            edge: palette.edge,
            width: 4,
          }),
    ),
  ];
}

/** A ruled list: five names of S2 and, marked, the example of S0, which needs no name to apply. */
export const prohibitedList: Plate = {
  palette: onDeep,
  draw: (palette) => {
    const { edge, accent, ground } = palette;
    const rules = listed.slice(1).map((_, row): [Point, Point] => [
      [0, FIRST + row * ROW + ROW / 2],
      [1200, FIRST + row * ROW + ROW / 2],
    ]);
    return [
      lines(rules, { color: edge, width: 1.5, opacity: 0.35 }),
      lines(
        [
          [
            [168, 0],
            [168, 630],
          ],
        ],
        { color: edge, width: 3 },
      ),
      ...listed.map(({ slug, section }, row) => {
        const y = FIRST + row * ROW;
        const marked = section === 'S0';
        return [
          marked
            ? box({ x: -10, y: y - ROW / 2, width: 1220, height: ROW }, { fill: palette.wash })
            : null,
          marked
            ? lines(
                [
                  [
                    [168, y - ROW / 2],
                    [168, y + ROW / 2],
                  ],
                ],
                { color: edge, width: 3 },
              )
            : null,
          mark([124, y], 15, {
            fill: marked ? accent : ground,
            edge: marked ? edge : palette.brand,
            width: 4,
          }),
          drawRow(toRow(slug), row, palette),
        ];
      }),
    ];
  },
};
