import { labels } from '../style';
import type { Drawing } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import { drawShape, REACH } from './marks';
import type { Key } from './plot';

/** The key of the shapes, side by side where there is space, else one below the other. */
export function drawKey(key: Key, { width, size }: Canvas): { marks: Drawing; height: number } {
  const line = size * 1.35;
  const indent = 2 * REACH + 6;
  let y = size * 0.9;
  let x = 0;
  const marks = key.map(({ shape, text }) => {
    const room = indent + text.length * size * 0.54 + 14;
    if (x > 0 && x + room > width) {
      x = 0;
      y += line;
    }
    const lines = wrapWords(text, width - x - indent, size);
    const drawn = [
      drawShape(shape, x + REACH, y - size * 0.34),
      labels([x + indent, y], lines, { size, line }),
    ];
    y += (lines.length - 1) * line;
    x += room;
    return drawn;
  });
  return { marks, height: key.length === 0 ? 0 : y + size * 0.45 + 10 };
}
