import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exerciseKinds } from '@/lib/exercises/kinds';
import { parseText } from '@/lib/markdown/parse-text';
import type { Callout } from '@/lib/markdown/syntax/nodes';

const WHY = 'Why: 15 ÷ 3 = 5.';
const NUMBER = ['Which mark?', 'Answer: 15 units [= 0.75 / (15 / 3) * 100]', WHY];

/** The Markdown of an exercise from its paragraphs. */
function write(kind: string, parts: readonly string[]): string {
  const lines = parts.flatMap((part) => [...part.split('\n'), '']);
  return [`[!EXERCISE ${kind}]`, ...lines].map((line) => `> ${line}`.trimEnd()).join('\n');
}

function read(kind: string, ...parts: string[]) {
  const { tree, problems } = parseText(write(kind, parts));
  return { exercise: (tree.children[0] as Callout).exercise, problems };
}

const problemsOf = (kind: string, ...parts: string[]) =>
  read(kind, ...parts).problems.map(({ line, message }) => `${line}: ${message}`);

const OPTIONS = '- [ ] Two\n  - No.\n- [x] Three\n  - Yes.';
const STEPS = '1. First\n2. Second\n3. Third';

test('a number is read with its unit, tolerance and slips', () => {
  const { exercise, problems } = read(
    'number',
    'Which mark?',
    'Answer: 15 units [= 0.75 / (15 / 3) * 100]',
    'Tolerance: 2%',
    'Slip: 75 units: you divided by the volume.',
    WHY,
  );
  expect(problems).toEqual([]);
  expect(exercise).toMatchObject({
    kind: 'number',
    answer: { value: '15', unit: 'units', tolerance: '0.30' },
    slips: ['75'],
  });
});

test('only an answer that is rounded may be typed with more decimals', () => {
  expect(
    read('number', 'How many?', 'Answer: 8.33 units [= 25 / 3]', WHY).exercise?.answer,
  ).toEqual({ value: '8.33', unit: 'units', tolerance: '0.005' });
  expect(read('number', ...NUMBER).exercise?.answer?.tolerance).toBe('0');
});

test('options, steps, syringes and labels are read', () => {
  expect(read('choice', 'Which?', OPTIONS)).toMatchObject({ problems: [], exercise: { right: 1 } });
  expect(read('flaw', 'Which?', OPTIONS, WHY).problems).toEqual([]);
  const { exercise, problems } = read('order', 'In which order?', STEPS, WHY);
  expect(problems).toEqual([]);
  expect([...(exercise?.order ?? [])].sort()).toEqual([0, 1, 2]);
  expect(exercise?.order).not.toEqual([0, 1, 2]);
  expect(
    read('draw', 'Set it.', 'Syringe: 0.3 mL U-100 half units', 'Answer: 2.5 units [= 2.5]', WHY),
  ).toMatchObject({ problems: [], exercise: { syringe: { barrel: { id: '0.3-half' } } } });
  expect(
    read('read', 'How much?', 'Label: A name | 10 mg', 'Answer: 10 mg [= 10]', WHY),
  ).toMatchObject({ problems: [], exercise: { label: ['A name', '10 mg'] } });
});

test('an exercise keeps its id when an explanation changes, and gets another when the question does', () => {
  const id = (...parts: string[]) => read('number', ...parts).exercise?.id;
  expect(id(...NUMBER)).toMatch(/^exercise-[0-9a-z]{7}$/);
  expect(id(...NUMBER.slice(0, 2), 'Why: otherwise.')).toBe(id(...NUMBER));
  expect(id('Which?', ...NUMBER.slice(1))).not.toBe(id(...NUMBER));
});

test.each<[string, string, string[], string]>([
  ['no answer', 'number', ['Which?', WHY], 'has no answer'],
  ['no sum', 'number', ['Which?', 'Answer: 15 units', WHY], 'no sum gives the answer'],
  [
    'a sum that comes to something else',
    'number',
    ['Which?', 'Answer: 15 units [= 3 * 4]', WHY],
    'comes to 12, not to 15',
  ],
  [
    'a sum that divides by zero',
    'number',
    ['Which?', 'Answer: 15 units [= 3 / 0]', WHY],
    'it divides by zero',
  ],
  ['an answer of zero', 'number', ['Which?', 'Answer: 0 units [= 3 - 3]', WHY], 'the answer is 0'],
  ['an unknown unit', 'number', ['Which?', 'Answer: 15 drops [= 15]', WHY], '"drops" is no unit'],
  [
    'a number in words',
    'number',
    ['Which?', 'Answer: fifteen [= 15]', WHY],
    '"fifteen" is no number',
  ],
  [
    'a tolerance that takes a tenth',
    'number',
    ['Which?', 'Answer: 1 mg [= 1]', 'Tolerance: 0.9 mg', WHY],
    'takes a slip for right',
  ],
  [
    'a tolerance that takes another barrel',
    'number',
    ['Which?', 'Answer: 10 units [= 10]', 'Tolerance: 60%', WHY],
    'takes a slip for right',
  ],
  [
    'a tolerance in another unit',
    'number',
    ['Which?', 'Answer: 1 mg [= 1]', 'Tolerance: 1 mcg', WHY],
    'in another unit',
  ],
  [
    'a slip in another unit',
    'number',
    ['Which?', 'Answer: 1 mg [= 1]', 'Slip: 10 mcg: no.', WHY],
    'the slip is in mcg, the answer in mg; make them agree',
  ],
  [
    'an answer in another unit than is asked for',
    'number',
    ['How much is in it, in mL?', 'Answer: 1 mg [= 1]', WHY],
    'the question asks for mL, the answer is in mg; make them agree',
  ],
  [
    'an answer in another unit than is counted',
    'number',
    ['How many mcg are in it?', 'Answer: 1 [= 1]', WHY],
    'the question asks for mcg, the answer is in no unit',
  ],
  [
    'a slip that is right',
    'number',
    [...NUMBER, 'Slip: 15 units: no.'],
    'would be taken for right',
  ],
  [
    'a slip without a cause',
    'number',
    [...NUMBER, 'Slip: 75 units'],
    'a wrong number and its cause',
  ],
  ['no why', 'number', NUMBER.slice(0, 2), 'has no "Why:"'],
  ['no question', 'number', NUMBER.slice(1), 'has no question'],
  ['an unknown field', 'number', [...NUMBER, 'Hint: think.'], '"Hint:" is no field'],
  ['a field twice', 'number', [...NUMBER, WHY], '"Why:" stands twice'],
  [
    'a field of another kind',
    'choice',
    ['Which?', OPTIONS, 'Tolerance: 1 mg'],
    '"Tolerance:" has no place',
  ],
  [
    'text between the fields',
    'number',
    ['Which?', 'Answer: 1 mg [= 1]', 'More.', WHY],
    'belongs to no part',
  ],
  [
    'an option without a reason',
    'choice',
    ['Which?', '- [ ] Two\n- [x] Three\n  - Yes.'],
    '"Two" has no reason',
  ],
  ['no right option', 'choice', ['Which?', OPTIONS.replace('[x]', '[ ]')], 'no option is marked'],
  ['two right options', 'flaw', ['Which?', OPTIONS.replace('[ ]', '[x]')], '2 options are marked'],
  ['one option', 'choice', ['Which?', '- [x] Three\n  - Yes.'], 'has 1 options'],
  ['no options', 'choice', ['Which?', WHY], 'has no options'],
  ['two steps', 'order', ['Which?', '1. A\n2. B', WHY], 'has 2 steps'],
  [
    'seven steps',
    'order',
    ['Which?', '1. A\n2. B\n3. C\n4. D\n5. E\n6. F\n7. G', WHY],
    'has 7 steps',
  ],
  [
    'an unknown syringe',
    'draw',
    ['Set it.', 'Syringe: 2 mL U-100', 'Answer: 12 units [= 12]', WHY],
    '"2 mL U-100" is no syringe',
  ],
  ['no syringe', 'draw', ['Set it.', 'Answer: 12 units [= 12]', WHY], 'has no syringe'],
  [
    'a mark that there is not',
    'draw',
    ['Set it.', 'Syringe: 1 mL U-100', 'Answer: 13 units [= 13]', WHY],
    'lies on no mark',
  ],
  [
    'more than the barrel',
    'draw',
    ['Set it.', 'Syringe: 0.3 mL U-100', 'Answer: 31 units [= 31]', WHY],
    'more than the barrel holds',
  ],
  [
    'an answer drawn already',
    'draw',
    ['Set it.', 'Syringe: 0.3 mL U-100 at 12 units', 'Answer: 12 units [= 12]', WHY],
    'shows the answer',
  ],
  [
    'a plunger beyond the barrel',
    'read',
    ['How much?', 'Syringe: 0.3 mL U-100 at 31 units', 'Answer: 31 units [= 31]', WHY],
    'the barrel holds 30',
  ],
  [
    'another reading',
    'read',
    ['How much?', 'Syringe: 1 mL U-40 at 20 units', 'Answer: 0.2 mL [= 20 / 100]', WHY],
    'stands at 20 units, 0.5 mL',
  ],
  ['nothing to read', 'read', ['How much?', 'Answer: 31 units [= 31]', WHY], 'has nothing to read'],
  ['an unknown kind', 'riddle', ['Which?'], 'write the callout as [!EXERCISE'],
])('an exercise with %s is refused', (_, kind, parts, message) => {
  expect(problemsOf(kind, ...parts).join('\n')).toContain(message);
});

test('problems name the line', () => {
  expect(problemsOf('number', 'Which?', 'Answer: 15 units [= 3 * 4]', WHY)).toEqual([
    '4: exercise: "[= 3 * 4]" comes to 12, not to 15',
  ]);
});

test('whatever is written as an exercise is read without an exception, and each problem has its line', () => {
  const word = fc.constantFrom(
    ...[
      'Answer:',
      'Tolerance:',
      'Slip:',
      'Syringe:',
      'Label:',
      'Why:',
      '- [ ] a',
      '- [x] b',
      '1. c',
    ],
    ...[
      '[= 1 / 3]',
      '[= 1 /',
      '0',
      '1,000.5',
      '15 units',
      '2%',
      '1 mL U-100',
      'at 26 units',
      '|',
      ':',
    ],
    ...[
      '  - why',
      '[@key]',
      '[[term]]',
      '> [!EXERCISE read]',
      '# h',
      '| a |',
      '**',
      '\u0000',
      '9'.repeat(400),
    ],
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(exerciseKinds)),
      fc.array(fc.array(word, { maxLength: 4 }), { maxLength: 6 }),
      (kind, parts) => {
        const { problems } = read(kind, ...parts.map((words) => words.join(' ')));
        for (const { line } of problems) expect(line).toBeGreaterThan(0);
      },
    ),
  );
});
