import type { Held } from './find-parts';
import type { SiteIndex } from './index-form';
import type { Part } from './query';

/** Entries that are searched by themselves: an article that answers takes no lesson's place, and no paper's. */
export type Room = 'article' | 'page' | 'paper';

/** Lists that say little beyond the names of their papers. */
const LISTS = new Set(['List of papers', 'Evidence map']);

/** A word in more than this share of all entries is not what is left when others are dropped. */
const MOST_HOLDERS = 0.2;

/** What a word scores at least that stands in a title, another name or a tag. */
const NAMING_SCORE = 300;

/** Letters and digits in one word. */
const CODE = /\p{L}\p{N}|\p{N}\p{L}/u;

/** The room of every entry. */
export function createRooms({ entries }: SiteIndex): readonly Room[] {
  return entries.map(({ kind, label }) => {
    if (kind === 'article') return 'article';
    return kind === 'paper' || LISTS.has(label) ? 'paper' : 'page';
  });
}

/**
 * The parts, as bits, that an entry of each room must hold: all where any of them does; otherwise words are dropped one
 * after the other, those that stand nowhere first, then the commonest, until something holds the rest. Names are never
 * dropped, nor more than half of the words without one, nor a code that nothing holds: it names something that is not
 * here. Papers go without a word only where nothing else answers.
 */
export function chooseKept(
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

/** The parts that are left, as bits, after one word has been dropped, after two, and so on. */
function dropWords({ parts, holders, best, bits }: Held): number[] {
  const words = parts.map(({ name }, place) => ({ name, place }));
  const hasName = words.some(({ name }) => name);
  const isUnknownCode = ({ wordings: [typed] }: Part, place: number) =>
    holders[place] === 0 && CODE.test(typed?.words.join('') ?? '');
  if (!hasName && parts.some(isUnknownCode)) return [];
  const isSubject = (place: number) => (best[place] ?? 0) >= NAMING_SCORE;
  const toDrop = words
    .filter(({ name, place }) => !name || holders[place] === 0)
    .sort(
      ({ place: a }, { place: b }) =>
        Number(holders[a] !== 0) - Number(holders[b] !== 0) ||
        Number(isSubject(a)) - Number(isSubject(b)) ||
        (holders[b] ?? 0) - (holders[a] ?? 0),
    );
  const least = hasName ? 1 : Math.max(1, Math.floor(parts.length / 2));
  const masks: number[] = [];
  let kept = words.map(({ place }) => place);
  for (const { place } of toDrop) {
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
