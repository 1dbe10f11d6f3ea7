/** The maximum number of entries in a cache; each is some tens of kB. */
const MAX_KEPT = 200;

/** Adds an entry to a cache, and removes the oldest one when there are too many. */
export function keep<Value>(all: Map<string, Value>, key: string, value: Value): void {
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > MAX_KEPT && oldest !== undefined) all.delete(oldest);
}

/** Calls `load` once per key and caches its promise. A failure is not cached: the next call retries. */
export function loadOnce<Value>(
  all: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const known = all.get(key);
  if (known) return known;
  const loading = load();
  keep(all, key, loading);
  loading.catch(() => {
    if (all.get(key) === loading) all.delete(key);
  });
  return loading;
}
