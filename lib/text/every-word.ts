/** Whether each word of `text` stands in one of `texts`, in any case and order. A blank text always does. */
export function holdsEveryWord(texts: readonly string[], text: string): boolean {
  const searched = texts.join('\n').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
