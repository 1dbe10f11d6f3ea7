import { foldText } from './fold-text';

/**
 * Whether each word of `text` occurs in one of `texts`, in any order. Ignores case, accents and the hyphens of names as
 * the search does, so that 'bpc157' matches 'BPC-157'. A blank text always matches.
 */
export function holdsEveryWord(texts: readonly string[], text: string): boolean {
  const searched = foldText(texts.join('\n'));
  const joined = searched.replaceAll('-', '');
  return foldText(text)
    .split(/\s+/)
    .every((word) => searched.includes(word) || joined.includes(word));
}
