/** What an exercise is chosen by: its id, and the groups that a set takes from in turn. */
export type Choosable = { id: string; kind: string; course: string; lesson: string };

/** The groups that a set is even over, what matters most first. */
export type Evenly = readonly Exclude<keyof Choosable, 'id'>[];

/**
 * `count` exercises of a pool, or all when it holds fewer, each once. The same seed gives the same ones in the same
 * order, however the pool is ordered. The next is always of the group that has come least so far, by the first of
 * `evenly`, then by the second and so on; among equals the seed decides. A group four times as large comes twice as
 * often: every kind is there, and one with few exercises does not show the same ones in every set. Each exercise has
 * a place of its own for each seed, so that one added to the pool changes little of the sets that there were.
 */
export function chooseSet<T extends Choosable>(
  pool: readonly T[],
  seed: number,
  count: number,
  evenly: Evenly,
): T[] {
  const rest = pool
    .map((item) => ({ item, place: hashText(`${seed} ${item.id}`) }))
    .sort((a, b) => a.place - b.place || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
  const chosen: T[] = [];
  const taken = new Map<string, number>();
  const sizes = new Map<string, number>();
  for (const item of pool)
    for (const by of evenly)
      sizes.set(getGroup(item, by), (sizes.get(getGroup(item, by)) ?? 0) + 1);
  const shareOf = (item: T, by: Evenly[number]) =>
    (taken.get(getGroup(item, by)) ?? 0) / Math.sqrt(sizes.get(getGroup(item, by)) ?? 1);
  while (chosen.length < count && rest.length > 0) {
    const next = rest.reduce((best, item) => {
      const by = evenly.find((group) => shareOf(item, group) !== shareOf(best, group));
      return by && shareOf(item, by) < shareOf(best, by) ? item : best;
    });
    rest.splice(rest.indexOf(next), 1);
    chosen.push(next);
    for (const by of evenly)
      taken.set(getGroup(next, by), (taken.get(getGroup(next, by)) ?? 0) + 1);
  }
  return chosen;
}

function getGroup(item: Choosable, by: Evenly[number]): string {
  return `${by} ${item[by]}`;
}

/** A whole number of 32 bits for a text: FNV-1a, its bits mixed as in the last step of MurmurHash3. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
