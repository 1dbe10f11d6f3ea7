/** The header of a kept file that is compressed. */
export const PACKED = 'x-packed';

/** A copy of the site in a store of the browser. */
export type Copy = {
  /** A file by its path, as it was served; undefined when it is not in the copy. */
  read: (path: string) => Promise<Response | undefined>;
  has: (path: string) => Promise<boolean>;
};

/** Reads a store, and never makes one. */
export function openCopy(cacheName: string): Copy {
  const find = (path: string) => caches.match(path, { cacheName, ignoreVary: true });
  return {
    has: async (path) => (await find(path)) !== undefined,
    async read(path) {
      const kept = await find(path);
      if (!kept?.body) return undefined;
      const { headers } = kept;
      return new Response(headers.has(PACKED) ? inflate(kept.body) : kept.body, { headers });
    },
  };
}

export function inflate(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return stream.pipeThrough(new DecompressionStream('gzip'));
}
