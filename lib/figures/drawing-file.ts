import { readText } from '@/lib/content/records';
import { type ColorToken, pageColor } from './colors';
import type { Figure } from './style';
import { written } from './svg';

/** Glob, under content/, of the drawings that an artist can open and edit. */
export const DRAWINGS_PLACE = 'resources/drawings/*.svg';

/** Reads a drawing for an SVG file. Throws without a file with a viewBox from 0 0. */
export function readDrawing(name: string): Figure {
  const { width, height, markup } = readMarkup(name);
  return { width, height, marks: written(markup) };
}

/** The same for a page, as markup; colours are var(--color-ink). */
export function readMarkup(name: string): Omit<Figure, 'marks'> & { markup: string } {
  const file = `content/${DRAWINGS_PLACE.replace('*', name)}`;
  const [, width, height, marks] =
    /viewBox="0 0 (\d+) (\d+)">(.*)<\/svg>/s.exec(readText(file) ?? '') ?? [];
  if (!marks) throw new Error(`${file} needs a viewBox that begins at 0 0`);
  const markup = marks
    .replace(/\n */g, '')
    .replace(/var\(--color-([\w-]+)\)/g, (_, token: ColorToken) => pageColor(token));
  return { width: Number(width), height: Number(height), markup };
}
