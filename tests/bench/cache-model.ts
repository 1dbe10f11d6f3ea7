/** The cache of deploy/nginx/nginx.conf as a model: what it keeps, for how long, and when it asks a process. */

export type CacheRules = { maxBytes: number; inactiveSeconds: number; minUses: number };

/** What a process says of an answer: fresh for so long, served for so long after, by Cache-Control. */
export type Life = { fresh: number; stale: number };

/** What came of one request: 'kept' from the cache, 'refreshed' from it while a process was asked, else asked. */
export type Outcome = 'kept' | 'refreshed' | 'asked';

type Entry = { size: number; fetched: number; used: number };

/** The rules as they stand in a configuration of nginx. Throws when one is not written there. */
export function readRules(config: string): CacheRules {
  const find = (pattern: RegExp) => {
    const figure = Number(pattern.exec(config)?.[1] ?? Number.NaN);
    if (!Number.isFinite(figure)) throw new Error(`nginx.conf has no ${pattern.source}`);
    return figure;
  };
  return {
    maxBytes: find(/max_size=(\d+)m/) * 2 ** 20,
    inactiveSeconds: find(/inactive=(\d+)h/) * 3600,
    minUses: find(/proxy_cache_min_uses (\d+);/),
  };
}

/** An empty cache. Times are seconds and must not go back. */
export function createCache({ maxBytes, inactiveSeconds, minUses }: CacheRules) {
  // In the order of their last use, as the cache of nginx drops them.
  const entries = new Map<string, Entry>();
  const uses = new Map<string, { number: number; last: number }>();
  let bytes = 0;

  const drop = (key: string, { size }: Entry) => {
    entries.delete(key);
    bytes -= size;
  };
  const touch = (key: string, entry: Entry, now: number) => {
    entry.used = now;
    entries.delete(key);
    entries.set(key, entry);
  };
  const countUse = (key: string, now: number): number => {
    const known = uses.get(key);
    const number = known && now - known.last <= inactiveSeconds ? known.number + 1 : 1;
    uses.set(key, { number, last: now });
    return number;
  };
  const makeRoom = (now: number) => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes && now - entry.used <= inactiveSeconds) return;
      drop(key, entry);
    }
  };

  return {
    /** Asks for an answer of so many bytes; `life` is undefined when it may not be kept. */
    ask(key: string, size: number, life: Life | undefined, now: number, least = minUses): Outcome {
      if (!life) return 'asked';
      makeRoom(now);
      const entry = entries.get(key);
      const age = entry ? now - entry.fetched : Number.POSITIVE_INFINITY;
      if (entry && age <= life.fresh + life.stale) {
        touch(key, entry, now);
        if (age <= life.fresh) return 'kept';
        entry.fetched = now;
        return 'refreshed';
      }
      if (entry) drop(key, entry);
      if (countUse(key, now) >= least) {
        entries.set(key, { size, fetched: now, used: now });
        bytes += size;
        makeRoom(now);
      }
      return 'asked';
    },
    /** Forgets everything, as when its folder is emptied. */
    empty() {
      entries.clear();
      uses.clear();
      bytes = 0;
    },
    size: () => bytes,
  };
}
