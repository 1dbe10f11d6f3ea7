import type { Element } from 'hast';
import { type Point, round } from './geometry';
import { element } from './svg';

export type Stroke = { color: string; width: number; dash?: string; opacity?: number };

/** A stroke along a path. */
export function stroke(path: string, look: Stroke): Element {
  return shape(path, undefined, look);
}

/** A polyline through points. */
export function line(points: readonly Point[], look: Stroke): Element {
  return stroke(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, look);
}

/** A path with a fill and an outline; either may be left out. */
export function shape(path: string, fill?: string, edge?: Stroke): Element {
  return element('path', {
    d: path,
    stroke: edge?.color,
    strokeWidth: edge?.width,
    strokeDashArray: edge?.dash,
    strokeOpacity: edge?.opacity,
    fill,
  });
}

/** A disc, with or without an edge. */
export function disc(
  [x, y]: Point,
  radius: number,
  { fill, edge, width }: { fill: string; edge?: string; width?: number },
): Element {
  return element('circle', {
    cx: round(x),
    cy: round(y),
    r: round(radius),
    fill,
    stroke: edge,
    strokeWidth: width,
  });
}

/** A rectangle with a fill, an edge or both; `radius` is that of its corners. */
export function box(
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  { fill, edge, radius = 3 }: { fill?: string; edge?: string; radius?: number },
): Element {
  return element('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    rx: radius || undefined,
    fill,
    stroke: edge,
    strokeWidth: edge && 1.5,
  });
}

export type Lettering = {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  family?: string;
};

/** Text on a baseline; attributes that are left out are inherited from the parent group. */
export function text(
  [x, y]: Point,
  content: string,
  { size, fill, anchor, weight, family }: Lettering = {},
): Element {
  const attributes = {
    x: round(x),
    y: round(y),
    fontSize: size && round(size),
    fontWeight: weight,
    fontFamily: family,
    textAnchor: anchor,
    fill,
  };
  return element('text', attributes, content);
}

/** Estimated width of a letter relative to the font size; generous, but wide capitals exceed it. */
const LETTER = 0.56;

/** Upper bound of the width of a text in a proportional typeface. */
export function toTextWidth(content: string, size: number): number {
  return content.length * size * LETTER;
}

/** The font size at which the longest of some texts fits a width, at most `largest`. */
export function fitText(contents: readonly string[], width: number, largest: number): number {
  const widest = Math.max(...contents.map((content) => toTextWidth(content, 1)));
  return Math.min(largest, width / widest);
}
