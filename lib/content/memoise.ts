const STORE = Symbol.for('amide-academy.memo');

const globalStore: typeof globalThis & { [STORE]?: Map<string, unknown> } = globalThis;

/**
 * The same function, computed once per process under `key`. Kept on globalThis, because a bundler may
 * give the start-up hook and each route a copy of a module, and the corpus is to be read once, not once
 * a copy. In development every call computes afresh, so that an author's edit shows at once. A throw
 * is not remembered.
 */
export function memoise<T>(key: string, compute: () => T): () => T {
  return () => {
    if (process.env.NODE_ENV === 'development') return compute();
    globalStore[STORE] ??= new Map();
    const store = globalStore[STORE] as Map<string, T>;
    // The benchmark and tests point CONTENT_DIR elsewhere: what was read there is not what is here.
    const place = `${process.env.CONTENT_DIR ?? ''} ${key}`;
    const known = store.get(place);
    if (known !== undefined) return known;
    const value = compute();
    store.set(place, value);
    return value;
  };
}
