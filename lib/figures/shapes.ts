import type { Element } from 'hast';
import { type Point, round, toPath } from './geometry';
import { element, textElement } from './svg';

export type Stroke = { color: string; width: number; dash?: string; opacity?: number };

/** A stroke along a path. */
export function stroke(path: string, look: Stroke): Element {
  return element('path', { d: path, ...toOutline(look) });
}

function toOutline({ color, width, dash, opacity }: Stroke) {
  return {
    stroke: color,
    strokeWidth: width,
    strokeDashArray: dash,
    strokeOpacity: opacity,
  };
}

/** A straight or broken line through points. */
export function line(points: readonly Point[], look: Stroke): Element {
  return stroke(toPath(points), look);
}

/** An area with an outline; either may be left out. */
export function shape(path: string, fill?: string, edge?: Stroke): Element {
  return element('path', { d: path, ...(edge && toOutline(edge)), fill });
}

/** A disc or, without a fill, a ring. */
export function disc(
  [x, y]: Point,
  radius: number,
  { fill, edge, width, dash }: { fill?: string; edge?: string; width?: number; dash?: string },
): Element {
  return element('circle', {
    cx: round(x),
    cy: round(y),
    r: round(radius),
    fill,
    stroke: edge,
    strokeWidth: width,
    strokeDashArray: dash,
  });
}

export type Area = { x: number; y: number; width: number; height: number; radius?: number };

/** A rectangle with a fill, an edge or both. */
export function rectangle(
  { x, y, width, height, radius }: Area,
  { fill, edge, stroke: edgeWidth = 1.5 }: { fill?: string; edge?: string; stroke?: number },
): Element {
  return element('rect', {
    x: round(x),
    y: round(y),
    width: round(width),
    height: round(height),
    rx: radius || undefined,
    fill,
    stroke: edge,
    strokeWidth: edge && edgeWidth,
  });
}

export type Lettering = {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: number;
  family?: string;
};

/** A text, or parts of it that are set apart. */
export type Content = string | readonly (string | Element)[];

/** Lettering on a baseline; what a look leaves out comes from the group around it. */
export function text(
  [x, y]: Point,
  content: Content,
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
  return textElement('text', content, attributes);
}

/** Width of a letter for each unit of its size, at most. */
const LETTER = 0.56;

/** How much room a text takes, at most, in a proportional face. */
export function toTextWidth(content: string, size: number): number {
  return content.length * size * LETTER;
}

/** The size at which the longest of some texts fits a width, `largest` at most. */
export function fitText(contents: readonly string[], width: number, largest: number): number {
  const widest = Math.max(...contents.map((content) => toTextWidth(content, 1)));
  return Math.min(largest, width / widest);
}
