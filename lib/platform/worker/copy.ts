/** The header that marks a stored file as compressed. */
export const PACKED = 'x-packed';

/** A copy of the site in the browser's cache storage. */
export type Copy = {
  /** Reads a file by its path, as it was served; undefined when it is not in the copy. */
  read: (path: string) => Promise<Response | undefined>;
  has: (path: string) => Promise<boolean>;
};

/** Opens a copy for reading, and never creates one. */
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

/** Decompresses a gzip stream. */
export function inflate(stream: ReadableStream<Uint8Array<ArrayBuffer>>) {
  return stream.pipeThrough(new DecompressionStream('gzip'));
}
