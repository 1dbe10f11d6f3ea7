import type { Palette } from '../bead';
import type { Drawing } from '../svg';

/** What a layout draws with: the letters, a second sequence to compare with, and a random stream. */
export type LayoutInput = {
  letters: string;
  other?: string;
  random: () => number;
  palette: Palette;
};

/** A composition of a drawn hero. */
export type Layout = (input: LayoutInput) => Drawing;
