import { foldText } from './fold-text';

/**
 * Whether each word of `text` stands in one of `texts`, in any order, as the search compares them: without regard
 * to case, accents and the hyphens of names, so that 'bpc157' finds 'BPC-157'. A blank text always does.
 */
export function holdsEveryWord(texts: readonly string[], text: string): boolean {
  const searched = foldText(texts.join('\n'));
  const joined = searched.replaceAll('-', '');
  return foldText(text)
    .split(/\s+/)
    .every((word) => searched.includes(word) || joined.includes(word));
}
