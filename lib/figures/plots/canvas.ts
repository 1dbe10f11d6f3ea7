import { joinUnits } from '@/lib/text/typography';

/** The space for a plot. Its height follows from the content, except on a cover. */
export type Canvas = {
  width: number;
  /** Font size, in the units of the width. */
  size: number;
  /** Whether labels are above their marks instead of beside them. */
  isStacked: boolean;
  /** Set for a cover only: the approximate height, to which the plot is cropped (crop-plot.ts). */
  height?: number;
};

/** Canvases for article text, for phones, and for covers of articles (enlarged up to three times). */
export const canvases = {
  wide: { width: 640, size: 15, isStacked: false },
  narrow: { width: 300, size: 14.5, isStacked: true },
  cover: { width: 356, size: 14, isStacked: false, height: 168 },
} as const satisfies Record<string, Canvas>;

/** Wraps words to a width; the width of letters is estimated generously. */
export function wrapWords(text: string, width: number, size: number): string[] {
  const joined = joinUnits(text).replaceAll('% CI', '%\u00a0CI');
  return balanceLines(joined, Math.max(1, Math.floor(width / (size * LETTER))));
}

/** Wraps words into as few lines of `room` letters as possible, then evens out their lengths. */
export function balanceLines(words: string, room: number): string[] {
  let lines = breakLines(words, room);
  for (let shorter = room - 1; shorter > 0; shorter -= 1) {
    const next = breakLines(words, shorter);
    if (next.length > lines.length) return lines;
    lines = next;
  }
  return lines;
}

/** Wraps words into lines of at most `room` letters; a longer word gets a line of its own. */
export function breakLines(words: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Width of a letter relative to the font size: the mean of the interface font and its fallbacks. */
const LETTER = 0.55;
