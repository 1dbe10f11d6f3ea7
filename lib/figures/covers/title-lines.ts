import { balanceLines, breakLines } from '../plots/canvas';

/** The key words of a title: up to its colon, or up to a comma before a word like 'and' or 'but'. */
export function toHead(title: string): string {
  return title.split(/:\s|,\s(?=(?:and|but|not|or|the|yet)\s)/)[0] ?? title;
}

const SIZES = [156, 136, 120, 106, 94, 82, 72, 64];
const LEADING = 1.1;
/** Two lines are preferred to three down to this font size. */
const LEAST_IN_TWO_LINES = 94;
/** Width of a bold serif letter relative to the font size, estimated generously. */
const LETTER = 0.53;

/** Sets words as large as a plane allows, in lines of nearly equal length. */
export function setTitle(
  words: string,
  width: number,
  height: number,
): { lines: string[]; size: number } {
  const longest = Math.max(...words.split(' ').map((word) => word.length));
  const fits = (size: number, most: number) => {
    const room = width / (size * LETTER);
    const { length } = breakLines(words, room);
    return longest <= room && length <= most && length * size * LEADING <= height;
  };
  const size =
    SIZES.find((candidate) => candidate >= LEAST_IN_TWO_LINES && fits(candidate, 2)) ??
    SIZES.find((candidate) => fits(candidate, 3)) ??
    56;
  const room = Math.floor(width / (size * LETTER));
  return { lines: longest <= room ? balanceLines(words, room) : [words], size };
}
