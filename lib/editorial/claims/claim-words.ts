export type Direction = 'down' | 'up';

/** Words for a decrease and for an increase. A test checks that no word is in both. */
export const CHANGES: Readonly<Record<Direction, RegExp>> = {
  down: /\b(?:fell|falls?|dropped|drops?|lost|lose|loses|lowered|lower|reduced|reduces|decreased|decreases|shrank|declined|fewer|less|shorter)\b/gi,
  up: /\b(?:rose|rises?|gained|gains?|increased|increases|grew|grows|climbed|raised|raises|higher|more|longer|greater)\b/gi,
};

/** Words that say one group had less than another, or more. */
export const CONTRASTS: Readonly<Record<Direction, RegExp>> = {
  down: /\b(?:fewer|less|lower(?! by)|rarer)\b/gi,
  up: /(?<!\bor )\b(?:more(?! than)|higher|greater|commoner|oftener)\b/gi,
};

export const SOME_DIFFERENCE =
  /\b(?:a|one|some) (?:clear |significant |real )?difference\b(?! of \d)(?!,? (?:that|which) (?:may|could|can|might|chance))|(?<!not )\bdiffered (?:clearly|significantly|from)\b|\bdiffered[,.]/i;

/** Negations. Group comparisons, wordings and 'a difference' are not checked in a text with one. */
export const NEGATION =
  /\b(?:not|no|never|nor|neither|without|instead|rather|unlike|nobody|none)\b/i;

export const TWICE = /\btwice (?:as|the)\b|\bdouble (?:the|that)\b|\bdoubled\b/i;

export const HALF =
  /\bhalf as\b|\bhalf the (?:rate|risk|number|size|loss)\b|\bby half\b|\bhalved\b/i;

export const NO_DIFFERENCE =
  /\bno (?:clear |significant |real )?difference\b|\bdid not differ\b|\bno (?:more|less|better|worse) than\b/i;

/** Words that tell how a study ended, without a number. */
export const OUTCOME =
  /\b(?:died|deaths?|killed|survived|missed|met|failed|stopped|halted|worked|healed|cured|harmed)\b/i;

/** Finds every word for a direction in a text, those for less first. */
export function findWords(
  text: string,
  { down, up }: Readonly<Record<Direction, RegExp>>,
): { word: string; index: number; direction: Direction }[] {
  const find = (form: RegExp, direction: Direction) =>
    [...text.matchAll(form)].map(({ 0: word, index }) => ({ word, index, direction }));
  return [...find(down, 'down'), ...find(up, 'up')];
}
