import type { ResidueClass } from '@/lib/chemistry/amino-acids';
import lightColors from './light-colors.json' with { type: 'json' };

/** The name of a colour, without the --color- of its token. */
export type ColorToken = keyof typeof lightColors;

/** A token's colour: the page's where the drawing stands in one, the light one in a file of its own. */
export function pageColor(token: ColorToken): string {
  return `var(--color-${token},${lightColors[token]})`;
}

/** Ink of outlines and letters on light grounds. */
export const INK = lightColors.ink;

/** Fill and letter colour of a class, in both themes. */
export function toResidueColors(residueClass: ResidueClass): { fill: string; letter: string } {
  return {
    fill: lightColors[`res-${residueClass}`],
    letter: lightColors[`res-${residueClass}-on`],
  };
}

/**
 * The colours that drawings in files of their own ask of the page that shows them: what of the page's tokens must be
 * there when they are first painted.
 */
export const drawnColors: readonly ColorToken[] = [
  ...(['accent', 'accent-mark', 'accent-soft', 'brand', 'brand-soft', 'on-brand'] as const),
  ...(['ink', 'muted', 'line', 'line-strong', 'raised', 'sunken', 'warning-soft'] as const),
  ...(['bead-edge', 'bond', 'liquid'] as const),
  ...(['cat-longevity', 'cat-wellness', 'cat-drive', 'cat-performance'] as const),
  ...(['cat-blends', 'cat-weight'] as const),
];
