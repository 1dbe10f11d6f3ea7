import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHash, toShuffled } from '@/lib/exercises/shuffle';

test('a shuffle is the same for the same text, has each index once and is never the right order', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 6 }), (text, count) => {
      const order = toShuffled(count, toHash(text));
      const places = Array.from({ length: count }, (_, index) => index);
      expect(order).toEqual(toShuffled(count, toHash(text)));
      expect([...order].sort()).toEqual(places);
      expect(order).not.toEqual(places);
    }),
  );
});
