import type { Held } from './find-parts';
import type { SiteIndex } from './index-form';
import type { Part } from './query';

/** Groups matched separately, so that a matching article does not exclude lessons or papers. */
export type Room = 'article' | 'page' | 'paper';

/** Labels of pages that mainly list papers; they are grouped with the papers. */
const LISTS = new Set(['List of papers', 'Evidence map']);

/** After words are dropped, one of the rest must occur in at most this share of all entries. */
const MOST_HOLDERS = 0.2;

/** The minimum score of a word that matches a title, another name or a tag. */
const NAMING_SCORE = 300;

/** A letter next to a digit, as in a code such as 'bpc157'. */
const CODE = /\p{L}\p{N}|\p{N}\p{L}/u;

/** Returns the room of every entry, by document number. */
export function getRooms({ entries }: SiteIndex): readonly Room[] {
  return entries.map(({ kind, label }) => {
    if (kind === 'article') return 'article';
    return kind === 'paper' || LISTS.has(label) ? 'paper' : 'page';
  });
}

/**
 * Returns, for each room, a bit mask of the query parts that an entry must match, or undefined: all
 * parts if any entry has them; else words are dropped, first those found nowhere, then those that
 * name no entry, then the commonest. A name with an entry stays. Without a name, half of the words,
 * rounded down, stay, and an unknown code stops it. Papers drop words only if nothing else matches.
 */
export function chooseRequiredParts(
  held: Held,
  rooms: readonly Room[],
  isAsked: boolean,
): Partial<Record<Room, number>> {
  const whole = 2 ** held.parts.length - 1;
  const masks = [whole, ...dropWords(held)];
  const choose = (room: Room, tried: readonly number[]) =>
    tried.find((mask) => {
      for (let document = 0; document < rooms.length; document += 1)
        if (rooms[document] === room && ((held.bits[document] ?? 0) & mask) === mask) return true;
      return false;
    });
  const article = choose('article', masks);
  const page = choose('page', masks);
  const isEmpty = article === undefined && page === undefined && !isAsked;
  return { article, page, paper: choose('paper', isEmpty ? masks : [whole]) };
}

/** Returns the bit masks of the parts left after dropping one word, two words, and so on. */
function dropWords({ parts, holders, best, bits }: Held): number[] {
  const hasName = parts.some(({ name }) => name);
  const isUnknownCode = ({ wordings: [typed] }: Part, place: number) =>
    holders[place] === 0 && CODE.test(typed?.words.join('') ?? '');
  if (!hasName && parts.some(isUnknownCode)) return [];
  const isSubject = (place: number) => (best[place] ?? 0) >= NAMING_SCORE;
  let kept = [...parts.keys()];
  const toDrop = kept
    .filter((place) => !parts[place]?.name || holders[place] === 0)
    .sort(
      (a, b) =>
        Number(holders[a] !== 0) - Number(holders[b] !== 0) ||
        Number(isSubject(a)) - Number(isSubject(b)) ||
        (holders[b] ?? 0) - (holders[a] ?? 0),
    );
  const least = hasName ? 1 : Math.max(1, Math.floor(parts.length / 2));
  const masks: number[] = [];
  for (const place of toDrop) {
    kept = kept.filter((other) => other !== place);
    const isLeft = hasName || (kept.some(isSubject) && isRare(kept));
    if (kept.length < least) break;
    if (isLeft) masks.push(kept.reduce((mask, one) => mask | (1 << one), 0));
  }
  return masks;

  function isRare(places: readonly number[]): boolean {
    return (
      Math.min(...places.map((place) => holders[place] ?? 0)) <=
      Math.max(1, bits.length * MOST_HOLDERS)
    );
  }
}
