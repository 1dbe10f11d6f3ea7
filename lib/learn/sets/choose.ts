/** What an exercise is chosen by: its id, and the groups that a set takes from in turn. */
export type Choosable = { id: string; kind: string; course: string; lesson: string };

/** The groups that a set is even over, what matters most first. */
export type Evenly = readonly Exclude<keyof Choosable, 'id'>[];

/**
 * `count` exercises of a pool, or all when it holds fewer, each once. The same seed gives the same ones in the same
 * order, however the pool is ordered. The next is always of the group with the fewest so far, by the first of
 * `evenly`, then by the second and so on; among equals the seed decides. Each exercise has a place of its own for
 * each seed, so that one added to the pool changes little of the sets that there were.
 */
export function chooseSet<T extends Choosable>(
  pool: readonly T[],
  seed: number,
  count: number,
  evenly: Evenly,
): T[] {
  const rest = pool
    .map((item) => ({ item, place: toPlace(`${seed} ${item.id}`) }))
    .sort((a, b) => a.place - b.place || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
  const chosen: T[] = [];
  const taken = new Map<string, number>();
  const countOf = (item: T, by: Evenly[number]) => taken.get(`${by} ${item[by]}`) ?? 0;
  while (chosen.length < count && rest.length > 0) {
    const next = rest.reduce((best, item) => {
      const by = evenly.find((group) => countOf(item, group) !== countOf(best, group));
      return by && countOf(item, by) < countOf(best, by) ? item : best;
    });
    rest.splice(rest.indexOf(next), 1);
    chosen.push(next);
    for (const by of evenly) taken.set(`${by} ${next[by]}`, countOf(next, by) + 1);
  }
  return chosen;
}

/** A whole number of 32 bits for a text: FNV-1a, its bits mixed as in the last step of MurmurHash3. */
function toPlace(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
