import type { Element } from 'hast';
import { pageColor } from './colors';
import type { Point } from './geometry';
import { disc, type Lettering, stroke, text } from './shapes';
import type { Drawing } from './svg';

/** Colours of the figures, by what they are used for. */
export const colors = {
  ink: pageColor('ink'),
  muted: pageColor('muted'),
  line: pageColor('line-strong'),
  raised: pageColor('raised'),
  sunken: pageColor('sunken'),
  brand: pageColor('brand'),
  brandSoft: pageColor('brand-soft'),
  onBrand: pageColor('on-brand'),
  accent: pageColor('accent'),
  accentMark: pageColor('accent-mark'),
  liquid: pageColor('liquid'),
} as const;

/** A drawn figure: its size and its marks. */
export type Figure = { width: number; height: number; marks: Drawing };

/** Width of infographics; keeps their text legible on a phone. */
export const FIGURE_WIDTH = 360;

const SIZE = 15;

/** Text in the default size and ink of the figures. */
export function label(at: Point, content: string, look: Lettering = {}) {
  return text(at, content, { size: SIZE, fill: colors.ink, ...look });
}

/** Several lines of text, by default 1.3 times their size apart; `y` is the baseline of the first. */
export function labels(
  [x, y]: Point,
  content: readonly string[],
  { line, ...look }: Lettering & { line?: number } = {},
): Drawing {
  const step = line ?? (look.size ?? SIZE) * 1.3;
  return content.map((words, index) => label([x, y + index * step], words, look));
}

/** A stroke along a path, by default in ink and 2 units wide. */
export function rule(
  path: string,
  look: { color?: string; width?: number; dash?: string } = {},
): Element {
  return stroke(path, { color: colors.ink, width: 2, ...look });
}

/** A disc with a number in it. */
export function numbered([x, y]: Point, number: number): Drawing {
  const look = { fill: colors.onBrand, anchor: 'middle', weight: 600 } as const;
  return [disc([x, y], 13, { fill: colors.brand }), label([x, y + 5], String(number), look)];
}
