const SHINGLE_WORDS = 3;

/** A slot of the counting table is a byte; the table has about four a shingle, 32 MiB at most. */
const MOST_COUNTED = 255;
const LEAST_SLOT_BITS = 16;
const MOST_SLOT_BITS = 25;

/** The runs of three words of a text as 32-bit hashes (FNV-1a), each once, in ascending order. */
export function toShingles(words: readonly string[]): Uint32Array {
  const hashes = new Set<number>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start++) {
    hashes.add(hash(words.slice(start, start + SHINGLE_WORDS).join(' ')));
  }
  return Uint32Array.from(hashes).sort();
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** How often shingles stand in a collection: never less than the truth, but 255 at most. */
export type ShingleCounts = { get: (shingle: number) => number };

/** Counts shingles in a table; two that share a slot are counted together. */
export function countShingles(collection: readonly Uint32Array[]): ShingleCounts {
  const total = collection.reduce((sum, { length }) => sum + length, 1);
  const bits = Math.min(MOST_SLOT_BITS, Math.max(LEAST_SLOT_BITS, Math.ceil(Math.log2(total)) + 2));
  const slots = new Uint8Array(2 ** bits);
  // The high bits of a product mix all bits of the hash (Fibonacci hashing).
  const slotOf = (shingle: number) => Math.imul(shingle, 0x9e3779b1) >>> (32 - bits);
  for (const shingles of collection) {
    for (const shingle of shingles) {
      const slot = slotOf(shingle);
      slots[slot] = Math.min(MOST_COUNTED, (slots[slot] ?? 0) + 1);
    }
  }
  return { get: (shingle) => slots[slotOf(shingle)] ?? 0 };
}

/** Shingles in one order that is the same for every text: the rarest first, ties by their hash. */
export function rarestFirst(shingles: Uint32Array, counts: ShingleCounts): number[] {
  return [...shingles]
    .map((shingle) => ({ shingle, count: counts.get(shingle) }))
    .sort((a, b) => a.count - b.count || a.shingle - b.shingle)
    .map(({ shingle }) => shingle);
}

/** The Jaccard similarity of two ascending sets: what they share over what they hold together, 0 to 1. */
export function toSimilarity(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const first = a[i] ?? 0;
    const second = b[j] ?? 0;
    if (first === second) shared += 1;
    if (first <= second) i += 1;
    if (second <= first) j += 1;
  }
  return shared / (a.length + b.length - shared);
}
