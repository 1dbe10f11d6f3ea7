/** Answers of one kind that a process keeps, oldest out first: some tens of kB each. */
const MAX_KEPT = 200;

/** Keeps a value, and lets go of the oldest when there are too many. */
export function keep<Value>(all: Map<string, Value>, key: string, value: Value): void {
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > MAX_KEPT && oldest !== undefined) all.delete(oldest);
}
