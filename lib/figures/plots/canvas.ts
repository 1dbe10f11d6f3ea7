import { joinUnits } from '@/lib/text/typography';

/** The room that a plot has. Its height follows from what it shows, except on a cover. */
export type Canvas = {
  width: number;
  /** Size of the lettering, in the units of the width. */
  size: number;
  /** Labels stand above their marks instead of beside them. */
  isStacked: boolean;
  /** The picture of a card: a part of the plot (crop-plot.ts), in about this height. */
  height?: number;
};

/** Beside the text of an article, on a phone, and as the picture of an article (three times as large). */
export const canvases = {
  wide: { width: 640, size: 15, isStacked: false },
  narrow: { width: 300, size: 14.5, isStacked: true },
  cover: { width: 356, size: 14, isStacked: false, height: 168 },
} as const satisfies Record<string, Canvas>;

/** Words in as many lines as a width needs, measured generously. */
export function wrapWords(text: string, width: number, size: number): string[] {
  const joined = joinUnits(text).replaceAll('% CI', '%\u00a0CI');
  return balanceLines(joined, Math.max(1, Math.floor(width / (size * LETTER))));
}

/** Words in as few lines as `room` letters allow, of nearly equal length: none ends with a word alone. */
export function balanceLines(words: string, room: number): string[] {
  let lines = breakLines(words, room);
  for (let shorter = room - 1; shorter > 0; shorter -= 1) {
    const next = breakLines(words, shorter);
    if (next.length > lines.length) return lines;
    lines = next;
  }
  return lines;
}

/** Words in lines of at most `room` letters; a longer word has a line of its own. */
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

/** Width of a letter for each unit of its size: the mean of the interface's face and of its stand-ins. */
const LETTER = 0.55;
