import type { Content } from '../shapes';
import { box, colors, FIGURE_WIDTH, type Figure, label, labels, rule } from '../style';
import { type Drawing, textElement } from '../svg';

/** A group of atoms in a structural formula; `half` is half the width of its lettering. */
type Group = { content: Content; x: number; half: number };

const ATOM = { size: 17, anchor: 'middle' } as const;
const REACH = 40;

const atoms = (content: Content, x: number, half: number): Group => ({ content, x, half });

/** Numbers below the line, as in H₂O. */
const withTwo = (atom: string, next: string): Content => [
  atom,
  textElement('tspan', '2', { dy: 4, fontSize: 12 }),
  textElement('tspan', next, { dy: -4 }),
];

const AMINO = withTwo('H', 'N');
const WATER = withTwo('H', 'O');

/** Two amino acids, the dipeptide and the water they give, and the two drawings of the bond between. */
export function drawPeptideBond(): Figure {
  return {
    width: FIGURE_WIDTH,
    height: 540,
    marks: [drawReactants(76), drawLoss(134), drawDipeptide(256), drawResonance(410)],
  };
}

function drawReactants(y: number): Drawing {
  const acid = [
    atoms(AMINO, 18, 17),
    atoms('CH', 64, 12),
    atoms('C', 102, 7),
    atoms('OH', 140, 12),
  ];
  const amine = [
    atoms('H', 192, 7),
    atoms('N', 224, 7),
    atoms('CH', 262, 12),
    atoms('C', 300, 7),
    atoms('OH', 338, 12),
  ];
  return [
    box([124, y - 15, 32, 30], { fill: colors.accentSoft, edge: colors.accentMark, radius: 6 }),
    box([180, y - 15, 24, 30], { fill: colors.accentSoft, edge: colors.accentMark, radius: 6 }),
    drawChain(acid, y),
    drawChain(amine, y),
    drawCarbonyl(102, y),
    drawCarbonyl(300, y),
    drawBelow(64, y, 'R'),
    drawBelow(224, y, 'H'),
    drawBelow(262, y, 'R'),
    label([168, y + 6], '+', ATOM),
    label([116, 18], 'Acid group', { size: 14, anchor: 'middle', fill: colors.muted }),
    label([226, 18], 'Amino group', { size: 14, anchor: 'middle', fill: colors.muted }),
  ];
}

/** OH from the acid and H from the amine leave together. */
function drawLoss(y: number): Drawing {
  return [
    rule(`M140 ${y - 40}v24h52v-24`, { color: colors.accentMark, width: 1.5 }),
    rule(`M166 ${y - 16}v50m-6-9 6 9 6-9`, { color: colors.accentMark, width: 2.5 }),
    labels([180, y + 16], ['OH and H leave', 'together as water'], { fill: colors.accent }),
  ];
}

function drawDipeptide(y: number): Drawing {
  const chain = [
    atoms(AMINO, 18, 17),
    atoms('CH', 64, 12),
    atoms('C', 106, 7),
    atoms('N', 156, 7),
    atoms('CH', 200, 12),
    atoms('C', 240, 7),
    atoms('OH', 278, 12),
  ];
  return [
    box([92, y - 15, 78, 30], { fill: colors.brandSoft, edge: colors.brand, radius: 6 }),
    drawChain(chain, y),
    // The signature of the bond: a solid stroke with its dashed companion.
    rule(`M116 ${y + 6}h30`, { color: colors.brand, dash: '5 4' }),
    drawCarbonyl(106, y),
    drawCarbonyl(240, y),
    drawBelow(64, y, 'R'),
    drawBelow(156, y, 'H'),
    drawBelow(200, y, 'R'),
    label([304, y + 6], '+', ATOM),
    label([336, y + 6], WATER, { ...ATOM, fill: colors.accent }),
    label([131, y - 24], 'peptide bond', { size: 14, fill: colors.brand, weight: 600 }),
  ];
}

function drawResonance(y: number): Drawing {
  const left = [atoms('C', 12, 7), atoms('C', 54, 7), atoms('N', 98, 7), atoms('C', 140, 7)];
  const right = [atoms('C', 220, 7), atoms('C', 262, 7), atoms('N', 306, 7), atoms('C', 348, 7)];
  return [
    rule(`M0 ${y - 84}h${FIGURE_WIDTH}`, { color: colors.line, width: 1 }),
    label([0, y - 60], 'Two drawings of one bond', { weight: 600 }),
    drawChain(left, y),
    drawCarbonyl(54, y),
    drawBelow(98, y, 'H'),
    rule(`M162 ${y}h36m-8-5 8 5-8 5m-20-10-8 5 8 5`, { width: 1.5 }),
    drawChain(right, y),
    rule(`M273 ${y + 5}h22`),
    rule(`M262 ${y - 12}v-14`),
    label([262, y - REACH + 9], 'O', ATOM),
    label([272, y - REACH + 2], '−', { size: 15, fill: colors.accent, weight: 600 }),
    label([314, y - 8], '+', { size: 15, fill: colors.accent, weight: 600 }),
    drawBelow(306, y, 'H'),
    labels(
      [0, y + 84],
      [
        'The real bond lies between the two: shorter than',
        'a single bond, flat, and it does not turn freely.',
      ],
    ),
  ];
}

/** Groups of atoms in a row, joined by single bonds. */
function drawChain(groups: readonly Group[], y: number): Drawing {
  return groups.map(({ content, x, half }, index) => {
    const next = groups[index + 1];
    const from = x + half + 3;
    return [
      label([x, y + 6], content, ATOM),
      next ? rule(`M${from} ${y}H${next.x - next.half - 3}`) : null,
    ];
  });
}

/** The oxygen above a carbon, with its double bond. */
function drawCarbonyl(x: number, y: number): Drawing {
  return [rule(`M${x - 3} ${y - 12}v-14m6 0v14`), label([x, y - REACH + 9], 'O', ATOM)];
}

/** A group below an atom, with its single bond. */
function drawBelow(x: number, y: number, content: string): Drawing {
  return [rule(`M${x} ${y + 12}v14`), label([x, y + REACH + 2], content, ATOM)];
}
