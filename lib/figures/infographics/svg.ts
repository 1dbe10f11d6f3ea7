/**
 * Colours of the figures: the site's tokens where the figure stands in a page, their light values in the
 * downloaded file, which has no page around it.
 */
export const colours = {
  ink: 'var(--color-ink,#0f2023)',
  ink2: 'var(--color-ink-2,#33474a)',
  muted: 'var(--color-muted,#506266)',
  line: 'var(--color-line-strong,#748689)',
  raised: 'var(--color-raised,#ffffff)',
  sunken: 'var(--color-sunken,#e8eeec)',
  brand: 'var(--color-brand,#0b545b)',
  brandSoft: 'var(--color-brand-soft,#dbebea)',
  onBrand: 'var(--color-on-brand,#ffffff)',
  accent: 'var(--color-accent,#a4470c)',
  accentMark: 'var(--color-accent-mark,#d46515)',
  accentSoft: 'var(--color-accent-soft,#fbe9dc)',
  liquid: 'var(--color-liquid,#a9dbdf)',
  warningSoft: 'var(--color-warning-soft,#fcf0d2)',
} as const;

/** A drawn figure: its size and its marks as SVG. */
export type Figure = { width: number; height: number; marks: string };

/** Every figure is this wide, so that its lettering is legible on a phone. */
export const FIGURE_WIDTH = 360;

type TextLook = {
  size?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  weight?: 400 | 600;
};

/** Lettering; `content` may hold tspans. */
export function text(x: number, y: number, content: string, look: TextLook = {}): string {
  const { size = 15, fill = colours.ink, anchor = 'start', weight = 400 } = look;
  return `<text x="${x}" y="${y}" font-size="${size}"${weight === 400 ? '' : ` font-weight="${weight}"`}${anchor === 'start' ? '' : ` text-anchor="${anchor}"`} fill="${fill}">${content}</text>`;
}

/** Several lines of lettering, the first at `y`. */
export function lines(
  x: number,
  y: number,
  content: readonly string[],
  look: TextLook = {},
): string {
  const step = (look.size ?? 15) * 1.3;
  return content.map((line, index) => text(x, y + index * step, line, look)).join('');
}

/** A stroke along a path. */
export function stroke(
  path: string,
  { colour = colours.ink as string, width = 2, dash = '' } = {},
): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** A rectangle with a fill and, if named, an edge. */
export function box(
  [x, y, width, height]: readonly [number, number, number, number],
  { fill = 'none', edge = '', radius = 3 } = {},
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${edge ? ` stroke="${edge}" stroke-width="1.5"` : ''}/>`;
}

/** A numbered bead. */
export function bead(x: number, y: number, label: string): string {
  return `<circle cx="${x}" cy="${y}" r="13" fill="${colours.brand}"/>${text(x, y + 5, label, { fill: colours.onBrand, anchor: 'middle', weight: 600 })}`;
}

/** A coordinate with at most one decimal: finer ones add bytes and no ink. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
