const SHINGLE_WORDS = 3;

/** Slots of the counting table: a power of two, so that a mask finds the slot. */
const SLOTS = 2 ** 22;

/** The runs of three words of a text as 32-bit hashes (FNV-1a), each once. */
export function toShingles(words: readonly string[]): Uint32Array {
  const hashes = new Set<number>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start++) {
    hashes.add(hash(words.slice(start, start + SHINGLE_WORDS).join(' ')));
  }
  return Uint32Array.from(hashes);
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** How often shingles stand in a collection: never less than the truth, up to 65,535. */
export type ShingleCounts = { get: (shingle: number) => number };

/** Counts shingles in a table of fixed size; two that share a slot are counted together. */
export function countShingles(collection: readonly Uint32Array[]): ShingleCounts {
  const slots = new Uint16Array(SLOTS);
  const slotOf = (shingle: number) => (shingle ^ (shingle >>> 10)) & (SLOTS - 1);
  for (const shingles of collection) {
    for (const shingle of shingles) {
      const slot = slotOf(shingle);
      slots[slot] = Math.min(65_535, (slots[slot] ?? 0) + 1);
    }
  }
  return { get: (shingle) => slots[slotOf(shingle)] ?? 0 };
}

/** Shingles in one order that is the same for every text: the rarest first, ties by their hash. */
export function rarestFirst(shingles: Uint32Array, counts: ShingleCounts): number[] {
  return [...shingles].sort((a, b) => counts.get(a) - counts.get(b) || a - b);
}

/** The Jaccard similarity of two sets: what they share over what they hold together, 0 to 1. */
export function toSimilarity(a: Uint32Array, b: Uint32Array): number {
  const known = new Set(a);
  let shared = 0;
  for (const shingle of b) if (known.has(shingle)) shared += 1;
  return shared / (a.length + b.length - shared);
}
