import type { ResidueClass } from '@/lib/chemistry/amino-acids';
import lightColors from './light-colors.json' with { type: 'json' };

/** The name of a colour: its CSS variable without `--color-`. */
export type ColorToken = keyof typeof lightColors;

/** The CSS variable of a colour, with its light value as fallback for files shown outside a page. */
export function pageColor(token: ColorToken): string {
  return `var(--color-${token},${lightColors[token]})`;
}

/** Ink colour of outlines and letters on light backgrounds. */
export const INK = lightColors.ink;

/** Fill and letter colour of a residue class, the same in both themes. */
export function toResidueColors(residueClass: ResidueClass): { fill: string; letter: string } {
  return {
    fill: lightColors[`res-${residueClass}`],
    letter: lightColors[`res-${residueClass}-on`],
  };
}

/**
 * The colours that drawings referenced with `<use>` read from the page; a drawing with another colour adds it here.
 * They must be defined in the page before the first paint (lib/platform/early-style.ts).
 */
export const drawnColors: readonly ColorToken[] = [
  ...(['accent', 'accent-mark', 'accent-soft', 'brand', 'brand-soft', 'on-brand'] as const),
  ...(['ink', 'muted', 'line', 'line-strong', 'raised', 'sunken', 'warning-soft'] as const),
  ...(['bead-edge', 'bond', 'liquid'] as const),
];
