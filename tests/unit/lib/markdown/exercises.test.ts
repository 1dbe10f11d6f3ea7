import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exerciseKinds } from '@/lib/exercises/kinds';
import { parseText } from '@/lib/markdown/parse-text';
import type { Callout } from '@/lib/markdown/syntax/nodes';

const WHY = 'Why: 15 ÷ 3 = 5.';
const NUMBER = ['Which mark?', 'Answer: 15 units [= 0.75 / (15 / 3) * 100]', WHY];

type Refused = { name: string; kind: string; parts: string[]; why?: 'none'; message: string };
const refused: Refused[] = parse(
  readFileSync('tests/unit/lib/markdown/refused-exercises.yaml', 'utf8'),
);

/** The Markdown of an exercise with the given paragraphs. */
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

test('a number is parsed with its unit, tolerance and slips', () => {
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

test('only a rounded answer has a tolerance for more decimals', () => {
  expect(
    read('number', 'How many?', 'Answer: 8.33 units [= 25 / 3]', WHY).exercise?.answer,
  ).toEqual({ value: '8.33', unit: 'units', tolerance: '0.005' });
  expect(read('number', ...NUMBER).exercise?.answer?.tolerance).toBe('0');
});

test('options, steps, syringes and labels are parsed', () => {
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

test('an exercise keeps its id if an explanation changes, but not if the question does', () => {
  const id = (...parts: string[]) => read('number', ...parts).exercise?.id;
  expect(id(...NUMBER)).toMatch(/^exercise-[0-9a-z]{7}$/);
  expect(id(...NUMBER.slice(0, 2), 'Why: otherwise.')).toBe(id(...NUMBER));
  expect(id('Which?', ...NUMBER.slice(1))).not.toBe(id(...NUMBER));
});

test.each(refused)('an exercise with $name is refused', ({ kind, parts, why, message }) => {
  expect(problemsOf(kind, ...parts, ...(why ? [] : [WHY])).join('\n')).toContain(message);
});

test('problems name the line', () => {
  expect(problemsOf('number', 'Which?', 'Answer: 15 units [= 3 * 4]', WHY)).toEqual([
    '4: exercise: "[= 3 * 4]" comes to 12, not to 15',
  ]);
});

test('any text in an exercise is parsed without an exception, and each problem has its line', () => {
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
