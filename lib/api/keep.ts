/** The size of a cache, whose values are some tens of kB each. */
const MAX_KEPT = 200;

/** Adds a value to a cache, and removes the oldest when there are too many. */
export function keep<Value>(all: Map<string, Value>, key: string, value: Value): void {
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > MAX_KEPT && oldest !== undefined) all.delete(oldest);
}

/** What `load` gives, loaded once for each key. A failure is not kept: the next call tries again. */
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
