import { box } from './shapes';
import { colors, FIGURE_WIDTH, type Figure, label, labels, numbered } from './style';

/** The lines of each row of the example, in the order of the form's numbered fields. */
const ROWS: readonly (readonly string[])[] = [
  ['Product: BPC-157, GEPPPGKPADDAGLV'],
  ['Quantity: 5 mg of powder'],
  ['Lot EX-001, made 3 May 2026,', 'tested 9 May 2026'],
  ['Mass calculated: 1419.5 (average)'],
  ['Mass found: 1419.6', 'or m/z 710.8, [M+2H]2+'],
  ['Purity: 98.2% by HPLC'],
  ['Net peptide content: 84%', 'Water 6%, acetate 10%'],
  ['Endotoxin: 0.5 EU/mg'],
];

const LINE = 20;
const GAP = 22;

/** A made-up certificate of analysis, with a number at each line that the certificate checker asks for. */
export function drawCertificateFields(): Figure {
  let y = 72;
  const marks = ROWS.map((lines, index) => {
    const at = y;
    y += (lines.length - 1) * LINE + LINE + GAP;
    return [numbered([28, at - 5], index + 1), labels([52, at], lines, { size: 14.5 })];
  });
  return {
    width: FIGURE_WIDTH,
    height: y - 6,
    marks: [
      box([1, 1, FIGURE_WIDTH - 2, y - 8], { edge: colors.line }),
      label([16, 30], 'Example: nothing here was measured', { weight: 600, fill: colors.accent }),
      marks,
    ],
  };
}
