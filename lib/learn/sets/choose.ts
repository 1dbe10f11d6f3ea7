/** The id of an exercise, and the groups over which a set is balanced. */
export type Choosable = { id: string; kind: string; course: string; lesson: string };

/** The groups over which a set is balanced, the most important first. */
export type Evenly = readonly Exclude<keyof Choosable, 'id'>[];

/**
 * Chooses `count` different exercises from a pool, or all if it has fewer. The same seed gives the same exercises in
 * the same order, whatever the order of the pool. Each next one is from the group with the lowest share so far, by the
 * first of `evenly`, then by the second and so on; the seed breaks ties. A share is the count over the square root of
 * the group's size: a group four times as large is chosen twice as often, so that small groups appear but do not repeat
 * in every set. Each seed gives each exercise its own position, so that adding one to the pool changes few sets.
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

/** Returns a 32-bit integer hash of a text: FNV-1a with the last mixing step of MurmurHash3. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
