import { round } from '../geometry';
import { box, colors, FIGURE_WIDTH, type Figure, label, labels, rule } from '../style';

const TOP = 20;
const WARMEST = 25;
const COLDEST = -25;
const PER_DEGREE = 9;
const TUBE = 58;

type Zone = { from: number; to: number; fill: string; title: string; content: readonly string[] };

/** Bands of temperature in °C with what is kept there and how long. */
const ZONES: readonly Zone[] = [
  {
    from: 18,
    to: 25,
    fill: colors.warningSoft,
    title: 'Bench',
    content: ['room temperature:', 'minutes only'],
  },
  {
    from: 2,
    to: 8,
    fill: colors.brandSoft,
    title: 'Refrigerator, 2-8 °C',
    content: [
      'reconstituted: within 30 days,',
      'or by the date on the label,',
      'whichever is sooner',
    ],
  },
  {
    from: -23,
    to: -17,
    fill: colors.liquid,
    title: 'Freezer, -20 °C',
    content: ['dry powder: to the date', 'on the label'],
  },
];

/** A thermometer to scale, with what is kept at which temperature and for how long. */
export function drawColdChain(): Figure {
  const toY = (degrees: number) => round(TOP + (WARMEST - degrees) * PER_DEGREE);
  const scale = Array.from(
    { length: (WARMEST - COLDEST) / 5 + 1 },
    (_, index) => WARMEST - index * 5,
  );
  return {
    width: FIGURE_WIDTH,
    height: toY(COLDEST) + 24,
    marks: [
      ...ZONES.map(({ from, to, fill }) =>
        box([TUBE - 14, toY(to), 44, toY(from) - toY(to)], { fill, radius: 0 }),
      ),
      box([TUBE, toY(WARMEST) - 8, 16, toY(COLDEST) - toY(WARMEST) + 16], {
        fill: colors.raised,
        edge: colors.ink,
        radius: 8,
      }),
      ...scale.flatMap((degrees) => [
        rule(`M${TUBE} ${toY(degrees)}h8`, { width: 1.5 }),
        ...(degrees % 10 === 0
          ? [label([TUBE - 18, toY(degrees) + 5], String(degrees), { size: 14, anchor: 'end' })]
          : []),
      ]),
      label([TUBE - 18, TOP - 2], '°C', { size: 14, anchor: 'end', fill: colors.muted }),
      rule(`M${TUBE - 14} ${toY(0)}H${FIGURE_WIDTH}`, {
        color: colors.accentMark,
        width: 1.5,
        dash: '5 4',
      }),
      label([FIGURE_WIDTH, toY(0) + 19], '0 °C: water freezes', {
        size: 14,
        anchor: 'end',
        fill: colors.accent,
      }),
      ...ZONES.map(({ from, to, title, content }) => {
        const middle = toY((from + to) / 2);
        const top = middle - content.length * 10;
        return [
          rule(`M${TUBE + 30} ${middle}h22`, { width: 1.5 }),
          label([TUBE + 60, top + 2], title, { weight: 600 }),
          labels([TUBE + 60, top + 22], content),
        ];
      }),
    ],
  };
}
