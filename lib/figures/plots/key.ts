import { label } from '../style';
import type { Drawing } from '../svg';
import { type Canvas, wrapWords } from './canvas';
import { drawFirst, drawSecond } from './marks';

/** What the two shapes stand for: side by side where there is room, else one below the other. */
export function drawKey(
  series: readonly [string, string],
  canvas: Canvas,
): { marks: Drawing; height: number } {
  const { width, size } = canvas;
  const line = size * 1.35;
  const room = (text: string) => text.length * size * 0.54 + 34;
  const isOneLine = room(series[0]) + room(series[1]) < width;
  let y = size * 0.9;
  const marks: Drawing[] = [];
  let x = 8;
  for (const [index, name] of series.entries()) {
    const lines = wrapWords(name, width - 22, size);
    marks.push((index === 0 ? drawFirst : drawSecond)(x, y - size * 0.34));
    marks.push(lines.map((text, row) => label([x + 14, y + row * line], text, { size })));
    if (isOneLine) x += room(name);
    else y += lines.length * line;
  }
  return { marks, height: (isOneLine ? line : y - size * 0.9) + 10 };
}
