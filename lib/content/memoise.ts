const STORE = Symbol.for('amide-academy.memo');

const globalStore: typeof globalThis & { [STORE]?: Map<string, unknown> } = globalThis;

/**
 * The same function, computed once per process under `key`. Kept on globalThis, because a bundler may
 * give the start-up hook and each route a copy of a module, and the corpus is to be read once, not once
 * a copy. In development it is forgotten at the end of each task, so that an author's edit shows at once
 * and a page that asks a thousand times is still drawn from one reading. A throw is not remembered.
 */
export function memoise<T>(key: string, compute: () => T): () => T {
  return () => {
    globalStore[STORE] ??= new Map();
    const isDevelopment = process.env.NODE_ENV === 'development';
    const store = (isDevelopment ? toPassingStore() : globalStore[STORE]) as Map<string, T>;
    // The benchmark and tests point CONTENT_DIR elsewhere: what was read there is not what is here.
    const place = `${process.env.CONTENT_DIR ?? ''} ${key}`;
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

/** The same reading of a file's text, done again only for another text: an author's edit costs that file, not all. */
export function onceForText<T>(
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
