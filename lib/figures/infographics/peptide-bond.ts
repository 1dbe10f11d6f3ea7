import { box, colours, FIGURE_WIDTH, type Figure, lines, stroke, text } from './svg';

/** A group of atoms in a structural formula; `half` is half the width of its lettering. */
type Group = { label: string; x: number; half: number };

const SIZE = 17;
const REACH = 40;

const group = (label: string, x: number, half: number): Group => ({ label, x, half });

/** Numbers below the line, as in H₂O. */
const sub = (figure: string) => `<tspan dy="4" font-size="12">${figure}</tspan>`;

const AMINO = `H${sub('2')}<tspan dy="-4">N</tspan>`;
const WATER = `H${sub('2')}<tspan dy="-4">O</tspan>`;

/** Two amino acids, the dipeptide and the water they give, and the two drawings of the bond between. */
export function drawPeptideBond(): Figure {
  return {
    width: FIGURE_WIDTH,
    height: 540,
    marks: [drawReactants(76), drawLoss(134), drawDipeptide(256), drawResonance(410)].join(''),
  };
}

function drawReactants(y: number): string {
  const acid = [
    group(AMINO, 18, 17),
    group('CH', 64, 12),
    group('C', 102, 7),
    group('OH', 140, 12),
  ];
  const amine = [
    group('H', 192, 7),
    group('N', 224, 7),
    group('CH', 262, 12),
    group('C', 300, 7),
    group('OH', 338, 12),
  ];
  return [
    box([124, y - 15, 32, 30], { fill: colours.accentSoft, edge: colours.accentMark, radius: 6 }),
    box([180, y - 15, 24, 30], { fill: colours.accentSoft, edge: colours.accentMark, radius: 6 }),
    drawChain(acid, y),
    drawChain(amine, y),
    drawCarbonyl(102, y),
    drawCarbonyl(300, y),
    drawBelow(64, y, 'R'),
    drawBelow(224, y, 'H'),
    drawBelow(262, y, 'R'),
    text(168, y + 6, '+', { size: SIZE, anchor: 'middle' }),
    text(116, 18, 'Acid group', { size: 14, anchor: 'middle', fill: colours.muted }),
    text(226, 18, 'Amino group', { size: 14, anchor: 'middle', fill: colours.muted }),
  ].join('');
}

/** OH from the acid and H from the amine leave together. */
function drawLoss(y: number): string {
  return [
    stroke(`M140 ${y - 40}v24h52v-24`, { colour: colours.accentMark, width: 1.5 }),
    stroke(`M166 ${y - 16}v50m-6-9 6 9 6-9`, { colour: colours.accentMark, width: 2.5 }),
    lines(180, y + 16, ['OH and H leave', 'together as water'], { fill: colours.accent }),
  ].join('');
}

function drawDipeptide(y: number): string {
  const chain = [
    group(AMINO, 18, 17),
    group('CH', 64, 12),
    group('C', 106, 7),
    group('N', 156, 7),
    group('CH', 200, 12),
    group('C', 240, 7),
    group('OH', 278, 12),
  ];
  return [
    box([92, y - 15, 78, 30], { fill: colours.brandSoft, edge: colours.brand, radius: 6 }),
    drawChain(chain, y),
    // The signature of the bond: a solid stroke with its dashed companion.
    stroke(`M116 ${y + 6}h30`, { colour: colours.brand, dash: '5 4' }),
    drawCarbonyl(106, y),
    drawCarbonyl(240, y),
    drawBelow(64, y, 'R'),
    drawBelow(156, y, 'H'),
    drawBelow(200, y, 'R'),
    text(304, y + 6, '+', { size: SIZE, anchor: 'middle' }),
    text(336, y + 6, WATER, { size: SIZE, anchor: 'middle', fill: colours.accent }),
    text(131, y - 24, 'peptide bond', { size: 14, fill: colours.brand, weight: 600 }),
  ].join('');
}

function drawResonance(y: number): string {
  const left = [group('C', 12, 7), group('C', 54, 7), group('N', 98, 7), group('C', 140, 7)];
  const right = [group('C', 220, 7), group('C', 262, 7), group('N', 306, 7), group('C', 348, 7)];
  return [
    stroke(`M0 ${y - 84}h${FIGURE_WIDTH}`, { colour: colours.line, width: 1 }),
    text(0, y - 60, 'Two drawings of one bond', { weight: 600 }),
    drawChain(left, y),
    drawCarbonyl(54, y),
    drawBelow(98, y, 'H'),
    stroke(`M162 ${y}h36m-8-5 8 5-8 5m-20-10-8 5 8 5`, { width: 1.5 }),
    drawChain(right, y),
    stroke(`M273 ${y + 5}h22`),
    stroke(`M262 ${y - 12}v-14`),
    text(262, y - REACH + 9, 'O', { size: SIZE, anchor: 'middle' }),
    text(272, y - REACH + 2, '−', { size: 15, fill: colours.accent, weight: 600 }),
    text(314, y - 8, '+', { size: 15, fill: colours.accent, weight: 600 }),
    drawBelow(306, y, 'H'),
    lines(0, y + 84, [
      'The real bond lies between the two: shorter than',
      'a single bond, flat, and it does not turn freely.',
    ]),
  ].join('');
}

/** Groups in a row, joined by single bonds. */
function drawChain(groups: readonly Group[], y: number): string {
  return groups
    .map(({ label, x, half }, index) => {
      const next = groups[index + 1];
      const lettering = text(x, y + 6, label, { size: SIZE, anchor: 'middle' });
      if (!next) return lettering;
      const from = x + half + 3;
      return `${lettering}${stroke(`M${from} ${y}H${next.x - next.half - 3}`)}`;
    })
    .join('');
}

/** The oxygen above a carbon, with its double bond. */
function drawCarbonyl(x: number, y: number): string {
  return `${stroke(`M${x - 3} ${y - 12}v-14m6 0v14`)}${text(x, y - REACH + 9, 'O', { size: SIZE, anchor: 'middle' })}`;
}

/** A group below an atom, with its single bond. */
function drawBelow(x: number, y: number, label: string): string {
  return `${stroke(`M${x} ${y + 12}v14`)}${text(x, y + REACH + 2, label, { size: SIZE, anchor: 'middle' })}`;
}
