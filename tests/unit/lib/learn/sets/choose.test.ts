import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selfTestSet } from '@/content/practice';
import { LAST_SET, pickSeed, readSeed } from '@/lib/exercises/seed';
import { type Choosable, chooseSet, type SetRule } from '@/lib/learn/sets/choose';
import { groupInOrder } from '@/lib/text/group-in-order';

/** Larger sets than a self-test's, spread evenly over kinds first. */
const practiceSet = { size: 20, evenly: ['kind', 'course', 'lesson'] } as const;

const KINDS = ['number', 'choice', 'order', 'read', 'draw', 'flaw'];
const seeds = fc.integer({ min: 1, max: LAST_SET });

/** Three courses of six lessons with four exercises each, cycling through the kinds. */
const pool: Choosable[] = ['fundamentals', 'safety', 'methods'].flatMap((course) =>
  Array.from({ length: 24 }, (_, index) => {
    const lesson = `${course}/${Math.floor(index / 4) + 1}`;
    return { id: `${lesson}#${(index % 4) + 1}`, course, lesson, kind: KINDS[index % 6] ?? '' };
  }),
);

const count = (items: readonly Choosable[], by: SetRule['evenly'][number]) =>
  [...groupInOrder(items, (item) => item[by])].map(([, group]) => group.length);

const practise = (items: readonly Choosable[], seed: number) => chooseSet(items, seed, practiceSet);

test('a set has twenty different exercises, spread evenly over kinds and courses', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const set = practise(pool, seed);
      expect(new Set(set.map(({ id }) => id)).size).toBe(20);
      const kinds = count(set, 'kind');
      expect(kinds).toHaveLength(KINDS.length);
      expect(Math.max(...kinds) - Math.min(...kinds)).toBeLessThanOrEqual(1);
      const courses = count(set, 'course');
      expect(courses).toHaveLength(3);
      expect(Math.min(...courses)).toBeGreaterThanOrEqual(4);
    }),
  );
});

test('the same seed gives the same exercises in the same order, however the pool is ordered', () => {
  fc.assert(
    fc.property(seeds, fc.shuffledSubarray(pool, { minLength: pool.length }), (seed, shuffled) => {
      expect(practise(shuffled, seed)).toEqual(practise(pool, seed));
    }),
  );
});

test('a kind with few exercises is in every set, but with only one or two of them', () => {
  const draws = pool.filter(({ kind }) => kind === 'draw').slice(0, 4);
  const numbers = Array.from({ length: 24 }, (_, index) => {
    const lesson = `safety/${index % 6}`;
    return { id: `${lesson}#more-${index}`, kind: 'number', course: 'safety', lesson };
  });
  const uneven = [...pool.filter(({ kind }) => kind !== 'draw'), ...draws, ...numbers];
  fc.assert(
    fc.property(seeds, (seed) => {
      const set = practise(uneven, seed);
      const draw = set.filter(({ kind }) => kind === 'draw').length;
      expect(draw).toBeGreaterThanOrEqual(1);
      expect(draw).toBeLessThanOrEqual(2);
      expect(set.filter(({ kind }) => kind === 'number').length).toBeGreaterThanOrEqual(4);
    }),
  );
});

test('over many seeds every exercise is chosen', () => {
  const seen = new Set(
    Array.from({ length: 60 }, (_, index) => practise(pool, index + 1)).flatMap((set) =>
      set.map(({ id }) => id),
    ),
  );
  expect(seen.size).toBe(pool.length);
});

test('an added exercise changes few exercises of a set', () => {
  const grown = [...pool, { id: 'new', kind: 'read', course: 'safety', lesson: 'safety/7' }];
  const kept = Array.from({ length: 100 }, (_, index) => {
    const before = new Set(practise(pool, index + 1).map(({ id }) => id));
    return practise(grown, index + 1).filter(({ id }) => before.has(id)).length;
  });
  expect(kept.reduce((sum, each) => sum + each, 0) / kept.length).toBeGreaterThan(14);
});

test('ten questions are spread evenly over the lessons of a course', () => {
  const course = pool.filter((item) => item.course === 'safety');
  fc.assert(
    fc.property(seeds, (seed) => {
      const set = chooseSet(course, seed, selfTestSet);
      expect(new Set(set.map(({ id }) => id)).size).toBe(10);
      expect(count(set, 'lesson').sort()).toEqual([1, 1, 2, 2, 2, 2]);
    }),
  );
});

test('a pool that is too small gives all its exercises', () => {
  expect(practise(pool.slice(0, 3), 7)).toHaveLength(3);
  expect(practise([], 7)).toEqual([]);
});

test('a set stays the same from one version to the next', () => {
  const ids = practise(pool, 1).map(({ id }) => id);
  expect(ids.join(' ')).toBe(
    'methods/6#4 fundamentals/4#1 safety/6#2 methods/4#3 fundamentals/6#3 safety/5#4 methods/1#1 ' +
      'fundamentals/2#4 safety/4#4 safety/3#3 fundamentals/5#2 methods/3#1 methods/2#3 safety/2#1 ' +
      'fundamentals/3#1 methods/5#4 fundamentals/1#4 safety/6#4 safety/1#1 methods/4#4',
  );
});

test.each([
  ['', 1],
  ['7', 7],
  [' 42 ', 42],
  ['00042', 42],
  ['99999', 99_999],
])('the number "%s" is read as set %i', (text, seed) => {
  expect(readSeed(text)).toEqual({ seed });
});

test.each(['0', '-1', '1.5', '1e3', '100000', 'abc', '1,000', '٣', '<b>', '00000'])(
  'the number "%s" is refused, quoted, and gives the first set',
  (text) => {
    const { seed, problem } = readSeed(text);
    expect(seed).toBe(1);
    expect(problem).toContain(`"${text}" is not the number of a set`);
  },
);

test('a very long text is quoted shortened', () => {
  expect(readSeed('x'.repeat(10_000)).problem).toHaveLength(
    readSeed('x'.repeat(21)).problem?.length ?? 0,
  );
});

test('another set is never the one shown, and always a valid one', () => {
  fc.assert(
    fc.property(
      seeds,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (at, random) => {
        const next = pickSeed(at, random);
        expect(next).not.toBe(at);
        expect(readSeed(`${next}`)).toEqual({ seed: next });
      },
    ),
  );
});
