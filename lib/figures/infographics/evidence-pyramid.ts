import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { capitalize } from '@/lib/text/first-letter';
import { box } from '../shapes';
import { colors, FIGURE_WIDTH, type Figure, label, labels, numbered, rule } from '../style';

const STEP_HEIGHT = 66;
const NARROWEST = 216;
const WIDENING = 30;
const TOP = 44;

/** The five levels of evidence as steps, the strongest on top. */
export function drawEvidencePyramid(): Figure {
  const steps = [...evidenceLevels].reverse().map((meaning, index) => {
    const level = evidenceLevels.length - index;
    const width = NARROWEST + index * WIDENING;
    const x = (FIGURE_WIDTH - 20 - width) / 2 + 20;
    const y = TOP + index * STEP_HEIGHT;
    const content = toLines(meaning);
    return [
      box([x, y, width, STEP_HEIGHT - 6], { fill: colors.brandSoft, edge: colors.brand }),
      numbered([x + 24, y + 30], level),
      labels([x + 48, y + (content.length === 1 ? 35 : 26)], content),
    ];
  });
  const bottom = TOP + evidenceLevels.length * STEP_HEIGHT - 6;
  return {
    width: FIGURE_WIDTH,
    height: bottom + 12,
    marks: [
      label([0, 18], 'Surer answers, fewer studies', { weight: 600, fill: colors.accent }),
      rule(`M7 ${bottom}V${TOP}m-6 9 6-9 6 9`, { color: colors.accentMark, width: 2.5 }),
      ...steps,
    ],
  };
}

/** Capitalises a meaning, and breaks it after its first 'or' if it has one. */
function toLines(meaning: string): string[] {
  const capital = capitalize(meaning);
  const [first = '', rest] = capital.split(' or ');
  return rest === undefined ? [capital] : [`${first} or`, rest];
}
