/** Returns a hash of a text, from 0 to 2^32 - 1 (FNV-1a, 32 bits). */
export function toHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const unit of text) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/**
 * Returns the numbers from 0 to `count` - 1 shuffled by a seed, but never in ascending order: steps to be put in order
 * must not be in order already. `count` is 2 or more.
 */
export function toShuffled(count: number, seed: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed;
  for (let index = count - 1; index > 0; index -= 1) {
    // Numerical Recipes' linear congruential generator; its high bits are the random ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  const isInOrder = order.every((place, index) => place === index);
  return isInOrder ? [...order.slice(1), ...order.slice(0, 1)] : order;
}
