import { bead, box, colours, FIGURE_WIDTH, type Figure, lines, round, stroke } from './svg';

const COLUMN = 180;
const ROW = 204;

type Step = { label: readonly string[]; content: 'powder' | 'liquid'; extra: string };

/** Where the vial stands in its cell: left edge, top of the cap. */
const VIAL = { x: 56, y: 36, width: 58, height: 92 };

const STEPS: readonly Step[] = [
  {
    label: ['Bring to room', 'temperature'],
    content: 'powder',
    extra: stroke('M142 62v34m0 0a9 9 0 1 0 .1 0M142 74v22', { width: 2 }),
  },
  {
    label: ['Wipe the stopper,', 'let it dry'],
    content: 'powder',
    extra: `${box([60, 14, 50, 14], { fill: colours.sunken, edge: colours.line })}${stroke('M118 21h18m-6-5 6 5-6 5', { width: 1.5 })}`,
  },
  {
    label: ['Diluent down', 'the inside wall'],
    content: 'powder',
    extra: [
      stroke('M128 0 92 58', { width: 2 }),
      `<path d="m92 58 14 12q6 8 6 26" fill="none" stroke="${colours.liquid}" stroke-width="5"/>`,
      stroke('m122-2 14 8', { width: 6, colour: colours.line }),
    ].join(''),
  },
  {
    label: ['Roll it gently,', 'never shake'],
    content: 'liquid',
    extra: stroke('M44 136q41 22 82 0m-12-2 12 2-7 10', { colour: colours.accentMark, width: 2.5 }),
  },
  {
    label: ['Look: clear,', 'no specks'],
    content: 'liquid',
    extra: [
      box([124, 60, 18, 60], { fill: colours.ink, edge: colours.ink, radius: 0 }),
      box([142, 60, 18, 60], { fill: colours.raised, edge: colours.ink, radius: 0 }),
    ].join(''),
  },
  {
    label: ['Label it, store', 'at 2-8 °C'],
    content: 'liquid',
    extra: [
      box([60, 84, 50, 28], { fill: colours.raised, edge: colours.ink, radius: 0 }),
      stroke('M66 93h38M66 99h30M66 105h22', { width: 1.5 }),
      stroke('M142 66v36m-15.5-27 31 18m0-18-31 18', { width: 1.5, colour: colours.brand }),
    ].join(''),
  },
];

/** Six steps in two columns, each with its vial. */
export function drawReconstitution(): Figure {
  const cells = STEPS.map(({ label, content, extra }, index) => {
    const x = (index % 2) * COLUMN;
    const y = Math.floor(index / 2) * ROW + 8;
    return [
      `<g transform="translate(${x} ${y})">`,
      drawVial(content),
      extra,
      bead(16, 20, String(index + 1)),
      lines(4, 164, label),
      '</g>',
    ].join('');
  });
  return { width: FIGURE_WIDTH, height: (STEPS.length / 2) * ROW, marks: cells.join('') };
}

/** A vial: cap, neck and body, with a dry cake or with liquid in it. */
function drawVial(content: Step['content']): string {
  const { x, y, width, height } = VIAL;
  const bottom = y + height;
  const filled =
    content === 'powder'
      ? `<path d="M${x + 3} ${bottom - 3}v-10q${round(width / 2 - 3)}-10 ${width - 6} 0v10z" fill="${colours.line}"/>`
      : box([x + 2, bottom - 52, width - 4, 50], { fill: colours.liquid, radius: 4 });
  return [
    filled,
    box([x, y + 22, width, height - 22], { edge: colours.ink, radius: 6 }),
    box([x + 12, y + 12, width - 24, 10], { edge: colours.ink, radius: 0 }),
    box([x + 8, y, width - 16, 12], { fill: colours.brand, edge: colours.ink, radius: 2 }),
  ].join('');
}
