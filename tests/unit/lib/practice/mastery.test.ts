import { expect, test } from 'vitest';
import { type FamilyId, practiceFamilies } from '@/content/practice-families';
import { generate } from '@/lib/practice/generate';
import { judgeAnswer } from '@/lib/practice/judge-answer';
import { type PracticeResults, readKept, withAnswer, writeKept } from '@/lib/practice/kept';
import { AIM, type Mark, NEW, pickFamily, toLevel, withMark } from '@/lib/practice/mastery';
import { isDrawn } from '@/lib/practice/problem';
import { createRandom } from '@/lib/practice/random';

const EMPTY = readKept('') as PracticeResults;
const DAY = '2026-11-23';

const after = (marks: string, day = DAY, start = NEW) =>
  [...marks].reduce((standing, mark) => withMark(standing, mark as Mark, day), start);

test('a family is sure with eight right of the last ten and no tenfold slip', () => {
  expect(toLevel(NEW)).toBe('new');
  expect(toLevel(after('rrrrrrr'))).toBe('learning');
  expect(toLevel(after('rrrrrrrr'))).toBe('sure');
  expect(toLevel(after('mrrhrrrrrr'))).toBe('sure');
  expect(toLevel(after('mrrhrrrrrh'))).toBe('learning');
  expect(toLevel(after('rrrrrrrrrt'))).toBe('learning');
  expect(toLevel(after('trrrrrrrrr'))).toBe('learning');
  expect(toLevel(after('trrrrrrrrrr'))).toBe('sure');
});

test('a sure family is due after 1, 7 and 30 days, then kept; a tenfold slip makes it due the same day', () => {
  let standing = after('rrrrrrrr');
  expect(standing.due).toBe('2026-11-24');
  standing = withMark(standing, 'r', DAY);
  expect(standing).toMatchObject({ stage: 0, due: '2026-11-24' });
  standing = withMark(standing, 'r', '2026-11-25');
  expect(standing).toMatchObject({ stage: 1, due: '2026-12-02' });
  standing = withMark(standing, 'm', '2026-12-02');
  expect(standing).toMatchObject({ stage: 1, due: '2026-12-03' });
  standing = withMark(standing, 'r', '2026-12-03');
  expect(standing).toMatchObject({ stage: 2, due: '2027-01-02' });
  standing = withMark(standing, 'r', '2027-01-02');
  expect(toLevel(standing)).toBe('kept');
  expect(withMark(standing, 't', '2027-01-03')).toMatchObject({ stage: 0, due: '2027-01-03' });
});

test('due families come first, a new one only while few are begun, and none twice in a row', () => {
  const random = createRandom(1);
  const due = { pen: { last: 'rrrrrrrr', stage: 1, due: '2026-11-20' } };
  expect(pickFamily(due, DAY, undefined, random)).toBe('pen');
  // A due date set while the clock was wrong.
  const ahead = { pen: { ...due.pen, due: '2076-01-01' } };
  expect(pickFamily(ahead, DAY, undefined, random)).toBe('pen');
  expect(pickFamily({}, DAY, undefined, random)).toBe('mass');
  const begun = { mass: after('r'), read: after('r'), volume: after('r') };
  const picked = new Set<FamilyId>();
  for (let step = 0; step < 100; step += 1) picked.add(pickFamily(begun, DAY, 'mass', random));
  expect([...picked].sort()).toEqual(['read', 'volume']);
});

/** Simulates evenings of practice in which `slips` percent of the answers are a problem's slips. */
function learn(seed: number, slips: number, evenings: number, each: number): PracticeResults {
  const random = createRandom(seed);
  let kept = EMPTY;
  let last: FamilyId | undefined;
  for (let evening = 0; evening < evenings; evening += 1) {
    const today = new Date(Date.UTC(2026, 10, 23 + evening)).toISOString().slice(0, 10);
    for (let count = 0; count < each; count += 1) {
      last = pickFamily(kept.families, today, last, random);
      const problem = generate(last, random.below(1e9));
      const isSlip = random.below(100) < slips;
      const wrong = problem.slips[random.below(problem.slips.length)]?.value ?? problem.value;
      const judged = judgeAnswer(problem, isSlip ? wrong : problem.value);
      if (judged.outcome === 'unread') throw new Error(`${problem.text} ${wrong} is not read`);
      const mark = judged.outcome === 'right' ? 'r' : judged.isTenfold ? 't' : 'm';
      kept = withAnswer(kept, last, mark, today);
    }
  }
  return kept;
}

test('a learner with 10% slips is sure in most families after eight evenings, and reaches the aim', () => {
  for (const seed of [1, 2, 3]) {
    const kept = learn(seed, 10, 8, 80);
    const levels = practiceFamilies.map(({ id }) => toLevel(kept.families[id] ?? NEW));
    expect(levels.filter((level) => level === 'sure' || level === 'kept').length).toBeGreaterThan(
      11,
    );
    expect(levels).not.toContain('new');
    expect(kept.best).toBeGreaterThanOrEqual(AIM);
  }
});

test('guessing options, plunger positions and numbers is right less than one time in ten', () => {
  const random = createRandom(9);
  let right = 0;
  let all = 0;
  for (const { id } of practiceFamilies)
    for (let seed = 1; seed <= 200; seed += 1) {
      const problem = generate(id, seed);
      const { options, figure } = problem;
      const lines = figure ? figure.barrel.units / figure.barrel.step : 0;
      const numbers = [...problem.text.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => digits);
      const guess = options
        ? String(random.below(options.length))
        : isDrawn(problem) && figure
          ? String((1 + random.below(lines)) * figure.barrel.step)
          : random.pick(numbers);
      all += 1;
      if (judgeAnswer(problem, guess).outcome === 'right') right += 1;
    }
  expect(right / all).toBeLessThan(0.1);
});

test('stored progress is read back unchanged, and a damaged text is refused', () => {
  const kept = withAnswer(withAnswer(EMPTY, 'mass', 'r', DAY), 'mark', 't', DAY);
  expect(readKept(writeKept(kept))).toEqual(kept);
  expect(kept).toMatchObject({ run: 0, best: 1 });
  for (const spoilt of [
    '{',
    'null',
    '[]',
    '{"version":2}',
    '"x"',
    '{"version":1,"families":{"mass":{"last":"xx","stage":0}},"run":0,"best":0}',
    '{"version":1,"families":[],"run":0,"best":0}',
    '{"version":1,"families":{"pen":{"last":"r","stage":0,"due":"2026-11-99"}},"run":0,"best":0}',
  ])
    expect(readKept(spoilt), spoilt).toBeUndefined();
});
