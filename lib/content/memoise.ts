const STORE = Symbol.for('amide-academy.memo');

const globalStore: typeof globalThis & { [STORE]?: Map<string, unknown> } = globalThis;

/**
 * Computes a value once per process and key. Stored on globalThis, because a bundler may duplicate this module in the
 * instrumentation hook and each route, and the corpus should be read once, not once per copy. In development the value
 * is dropped in the next microtask, so that an edit shows at once; calls without an await between them share it. Errors
 * are not cached.
 */
export function memoise<T>(key: string, compute: () => T): () => T {
  return () => {
    globalStore[STORE] ??= new Map();
    const isDevelopment = process.env.NODE_ENV === 'development';
    const store = (isDevelopment ? toPassingStore() : globalStore[STORE]) as Map<string, T>;
    // The benchmark and tests change these settings; what was computed with each must be kept apart.
    const { CONTENT_DIR, BUILD_TIME, NEXT_PUBLIC_SITE_URL } = process.env;
    const place = [CONTENT_DIR, BUILD_TIME, NEXT_PUBLIC_SITE_URL, key].join(' ');
    const known = store.get(place);
    if (known !== undefined) return known;
    const value = compute();
    store.set(place, value);
    return value;
  };
}

let passing: Map<string, unknown> | undefined;

function toPassingStore(): Map<string, unknown> {
  if (!passing) {
    passing = new Map();
    queueMicrotask(() => {
      passing = undefined;
    });
  }
  return passing;
}

/** Caches the parsed result per file until its text changes, so that an edit reparses only that file. */
export function cacheByText<T>(
  parse: (file: string, text: string) => T,
): (file: string, text: string) => T {
  const known = new Map<string, { text: string; parsed: T }>();
  return (file, text) => {
    const last = known.get(file);
    if (last?.text === text) return last.parsed;
    const parsed = parse(file, text);
    known.set(file, { text, parsed });
    return parsed;
  };
}
