/** Adults read non-fiction silently at about 238 words a minute (Brysbaert 2019, J Mem Lang 109:104047). */
const WORDS_PER_MINUTE = 238;

/** Formats the reading time of a Markdown text, '7 min read'; at least one minute. */
export function toReadingTime(markdown: string): string {
  return `${Math.max(1, Math.ceil(countWords(markdown) / WORDS_PER_MINUTE))} min read`;
}

/** Counts words: runs of non-space characters that contain a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
