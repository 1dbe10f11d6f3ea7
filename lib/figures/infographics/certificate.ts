import { line as toLine } from 'd3-shape';
import { countUp, type Point } from '../geometry';
import { box, colors, FIGURE_WIDTH, type Figure, label, labels, numbered, rule } from '../style';
import type { Drawing } from '../svg';

/** The invented run of the article on purity: minutes and areas of its five peaks, of 1,000 in all. */
export const EXAMPLE_PEAKS = [
  { minutes: 6.1, area: 4 },
  { minutes: 9.8, area: 9 },
  { minutes: 10.4, area: 970 },
  { minutes: 10.9, area: 14 },
  { minutes: 13.2, area: 3 },
] as const;

const LEFT = 40;
const RIGHT = 344;
const TOP = 250;
const BOTTOM = 400;
const FROM = 4;
const TO = 16;
/** Standard deviation of a peak in minutes: chosen so that neighbours stay apart. */
const WIDTH = 0.13;
const POINTS = 240;

/** A made-up certificate of analysis with its chromatogram, and numbers where a reader should look. */
export function drawCertificate(): Figure {
  return {
    width: FIGURE_WIDTH,
    height: 500,
    marks: [
      box([1, 1, FIGURE_WIDTH - 2, 478], { edge: colors.line }),
      label([16, 30], 'Example: nothing here was measured', { weight: 600, fill: colors.accent }),
      drawRow(1, 62, ['Lot EX-001, made 3 May,', 'tested 9 May']),
      drawRow(2, 112, ['Laboratory: name and address,', 'report number, signature']),
      drawRow(3, 162, ['Mass from the sequence: 1,000.5', 'Mass found: 1,000.4']),
      drawRow(4, 212, ['Purity by HPLC: 97% of the area']),
      drawChromatogram(),
      drawRow(5, 452, ['Peptide content: 80% of the powder']),
    ],
  };
}

function drawRow(number: number, y: number, lines: readonly string[]): Drawing {
  return [numbered([28, y - 5], number), labels([52, y], lines, { size: 14.5 })];
}

/** Peaks as bell curves over a flat line. The large one is cut off, as a screen does to show the small ones. */
function drawChromatogram(): Drawing {
  const toX = (minutes: number) => LEFT + ((minutes - FROM) / (TO - FROM)) * (RIGHT - LEFT);
  const signal = (minutes: number) =>
    EXAMPLE_PEAKS.reduce(
      (sum, peak) => sum + peak.area * Math.exp(-(((minutes - peak.minutes) / WIDTH) ** 2) / 2),
      0,
    );
  const toY = (value: number) => Math.max(TOP + 8, BOTTOM - value * 4);
  const points = countUp(POINTS + 1).map((index): Point => {
    const minutes = FROM + (index / POINTS) * (TO - FROM);
    return [toX(minutes), toY(signal(minutes))];
  });
  return [
    rule(`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`, { width: 1.5 }),
    label([LEFT + 6, TOP + 4], 'Light absorbed', { size: 13, fill: colors.muted }),
    rule(toLine<Point>().digits(1)(points) ?? '', { color: colors.brand, width: 2 }),
    [4, 8, 12, 16].map((minutes) =>
      label([toX(minutes), BOTTOM + 18], String(minutes), {
        size: 13,
        anchor: minutes === TO ? 'end' : 'middle',
      }),
    ),
    label([(LEFT + RIGHT) / 2, BOTTOM + 32], 'Minutes', { size: 13, anchor: 'middle' }),
    label([toX(10.4) + 20, TOP + 22], 'main peak,', { size: 13 }),
    label([toX(10.4) + 20, TOP + 38], 'cut off at the top', { size: 13 }),
  ];
}
