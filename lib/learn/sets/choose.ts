import { toHash } from '@/lib/exercises/shuffle';

/** The id of an exercise, and the groups over which a set is balanced. */
export type Choosable = { id: string; kind: string; course: string; lesson: string };

type Grouping = Exclude<keyof Choosable, 'id'>;

/** The number of exercises in a set, and the groups over which it is balanced, the most important first. */
export type SetRule = { size: number; evenly: readonly Grouping[] };

/**
 * Chooses `size` different exercises from a pool, or all if it has fewer. The same seed gives the same exercises in
 * the same order, whatever the order of the pool. Each next one is from the group with the lowest share so far, by the
 * first of `evenly`, then by the second and so on; the seed breaks ties. A share is the count over the square root of
 * the group's size: a group four times as large is chosen twice as often, so that small groups appear but do not repeat
 * in every set. Each seed gives each exercise its own position, so that adding one to the pool changes few sets.
 */
export function chooseSet<T extends Choosable>(
  pool: readonly T[],
  seed: number,
  { size, evenly }: SetRule,
): T[] {
  const rest = pool
    .map((item) => ({ item, place: mixHash(`${seed} ${item.id}`) }))
    .sort((a, b) => a.place - b.place || (a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item);
  const chosen: T[] = [];
  const taken = new Map<string, number>();
  const sizes = new Map<string, number>();
  const count = (counts: Map<string, number>, item: T) => {
    for (const by of evenly)
      counts.set(getGroup(item, by), (counts.get(getGroup(item, by)) ?? 0) + 1);
  };
  for (const item of pool) count(sizes, item);
  const shareOf = (item: T, by: Grouping) =>
    (taken.get(getGroup(item, by)) ?? 0) / Math.sqrt(sizes.get(getGroup(item, by)) ?? 1);
  while (chosen.length < size && rest.length > 0) {
    const next = rest.reduce((best, item) => {
      const by = evenly.find((group) => shareOf(item, group) !== shareOf(best, group));
      return by && shareOf(item, by) < shareOf(best, by) ? item : best;
    });
    rest.splice(rest.indexOf(next), 1);
    chosen.push(next);
    count(taken, next);
  }
  return chosen;
}

function getGroup(item: Choosable, by: Grouping): string {
  return `${by} ${item[by]}`;
}

/** Returns a hash of a text mixed as in the last step of MurmurHash3, so that its order looks random. */
function mixHash(text: string): number {
  let hash = toHash(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
