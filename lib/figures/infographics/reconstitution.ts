import { round } from '../geometry';
import { shape } from '../shapes';
import { box, colors, FIGURE_WIDTH, type Figure, labels, numbered, rule } from '../style';
import { type Drawing, group } from '../svg';

const COLUMN = 180;
const ROW = 204;

type Step = { label: readonly string[]; content: 'powder' | 'liquid'; extra: Drawing };

/** Where the vial stands in its cell: left edge, top of the cap. */
const VIAL = { x: 56, y: 36, width: 58, height: 92 };

const STEPS: readonly Step[] = [
  {
    label: ['Bring to room', 'temperature'],
    content: 'powder',
    extra: rule('M142 62v34m0 0a9 9 0 1 0 .1 0M142 74v22', { width: 2 }),
  },
  {
    label: ['Wipe the stopper,', 'let it dry'],
    content: 'powder',
    extra: [
      box([60, 14, 50, 14], { fill: colors.sunken, edge: colors.line }),
      rule('M118 21h18m-6-5 6 5-6 5', { width: 1.5 }),
    ],
  },
  {
    label: ['Diluent down', 'the inside wall'],
    content: 'powder',
    extra: [
      rule('M128 0 92 58', { width: 2 }),
      rule('m92 58 14 12q6 8 6 26', { color: colors.liquid, width: 5 }),
      rule('m122-2 14 8', { width: 6, color: colors.line }),
    ],
  },
  {
    label: ['Roll it gently,', 'never shake'],
    content: 'liquid',
    extra: rule('M44 136q41 22 82 0m-12-2 12 2-7 10', { color: colors.accentMark, width: 2.5 }),
  },
  {
    label: ['Look: clear,', 'no specks'],
    content: 'liquid',
    extra: [
      box([124, 60, 18, 60], { fill: colors.ink, edge: colors.ink, radius: 0 }),
      box([142, 60, 18, 60], { fill: colors.raised, edge: colors.ink, radius: 0 }),
    ],
  },
  {
    label: ['Label it, store', 'at 2-8 °C'],
    content: 'liquid',
    extra: [
      box([60, 84, 50, 28], { fill: colors.raised, edge: colors.ink, radius: 0 }),
      rule('M66 93h38M66 99h30M66 105h22', { width: 1.5 }),
      rule('M142 66v36m-15.5-27 31 18m0-18-31 18', { width: 1.5, color: colors.brand }),
    ],
  },
];

/** Six steps in two columns, each with its vial. */
export function drawReconstitution(): Figure {
  const cells = STEPS.map(({ label, content, extra }, index) => {
    const x = (index % 2) * COLUMN;
    const y = Math.floor(index / 2) * ROW + 8;
    return group(
      { transform: `translate(${x} ${y})` },
      drawVial(content),
      extra,
      numbered([16, 20], index + 1),
      labels([4, 164], label),
    );
  });
  return { width: FIGURE_WIDTH, height: (STEPS.length / 2) * ROW, marks: cells };
}

/** A vial: cap, neck and body, with a dry cake or with liquid in it. */
function drawVial(content: Step['content']): Drawing {
  const { x, y, width, height } = VIAL;
  const bottom = y + height;
  const filled =
    content === 'powder'
      ? shape(
          `M${x + 3} ${bottom - 3}v-10q${round(width / 2 - 3)}-10 ${width - 6} 0v10z`,
          colors.line,
        )
      : box([x + 2, bottom - 52, width - 4, 50], { fill: colors.liquid, radius: 4 });
  return [
    filled,
    box([x, y + 22, width, height - 22], { edge: colors.ink, radius: 6 }),
    box([x + 12, y + 12, width - 24, 10], { edge: colors.ink, radius: 0 }),
    box([x + 8, y, width - 16, 12], { fill: colors.brand, edge: colors.ink, radius: 2 }),
  ];
}
