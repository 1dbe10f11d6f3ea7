import { pageColor } from './colors';
import { round } from './geometry';
import type { Bracket, Mark, SequenceLayout } from './sequence-layout';
import { stroke, text, toTextWidth } from './shapes';
import { type Drawing, group } from './svg';

const SIZE = 14;
const ACCENT = pageColor('accent');

/** Numbers below the beads of a chain, and brackets and words above; type is inherited from the parent group. */
export function drawSequenceLabels(layout: SequenceLayout): Drawing {
  const { marks, brackets } = layout;
  return [
    group({ fill: pageColor('muted') }, drawNumbers(layout)),
    brackets.map((bracket) => drawBracket(layout, bracket)),
    marks.map((mark) => drawMark(layout, mark)),
  ];
}

/** Numbers for the first, each fifth and the last residue. */
function drawNumbers({ places, rows }: SequenceLayout): Drawing {
  return places.map(({ x, row }, index) => {
    const number = index + 1;
    const baseline = rows[row]?.numbers ?? null;
    const isNumbered = number === 1 || number % 5 === 0 || number === places.length;
    return isNumbered && baseline !== null ? text([x, baseline], String(number)) : null;
  });
}

function drawBracket(
  { places, radius, rows, marks }: SequenceLayout,
  { from, to }: Bracket,
): Drawing {
  const [start, end] = [places[from - 1], places[to - 1]];
  if (!start || !end) return null;
  const top = round((rows[start.row]?.top ?? 0) + (marks.length > 0 ? 28 : 10));
  const path = `M${start.x} ${round(start.y - radius)}V${top}H${end.x}V${round(end.y - radius)}`;
  return stroke(path, { color: ACCENT, width: 2 });
}

/** A word above its bead, with a line down to the bead unless it names an end. */
function drawMark(layout: SequenceLayout, { position, text: word, isEnd }: Mark): Drawing {
  const { places, radius, rows } = layout;
  const place = places[position - 1];
  if (!place) return null;
  const { x, y, row } = place;
  const top = round((rows[row]?.top ?? 0) + 15);
  const [textX, anchor] = placeWord(layout, x, isEnd, word);
  const stem = `M${x} ${round(y - radius)}V${round(top + 4)}`;
  return [
    isEnd ? null : stroke(stem, { color: ACCENT, width: 1.5 }),
    text([textX, top], word, { anchor, fill: ACCENT }),
  ];
}

/** The x and the anchor of a mark's word: centred on its bead unless it names an end or would overflow. */
function placeWord(
  { width, radius }: SequenceLayout,
  x: number,
  isEnd: Mark['isEnd'],
  word: string,
): [x: number, anchor?: 'start' | 'end'] {
  const half = toTextWidth(word, SIZE) / 2;
  if (isEnd === 'first' || x < half || (isEnd === 'last' && x < width / 2))
    return [x - radius, 'start'];
  return isEnd === 'last' || x > width - half ? [x + radius, 'end'] : [x];
}
