// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { enhanceExercises } from '@/components/learn/exercises/enhance';
import { loadJudging } from '@/components/learn/exercises/number-exercise';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { parseText } from '@/lib/markdown/parse-text';
import { renderPageHtml } from '@/lib/markdown/render';

const NUMBER = `> [!EXERCISE number]
> Which mark is it?
>
> Answer: 15 units [= 0.15 * 100]
>
> Slip: 75 units: you divided by the volume.
>
> Why: 0.15 × 100 = 15.`;
const CONVERSION = `> [!EXERCISE number]
> Write 35 mcg in mg.
>
> Answer: 0.035 mg [= 35 / 1000]
>
> Slip: 0.35 mg: you divided by 100.
>
> Why: 35 ÷ 1000 = 0.035.`;
const CHOICE = `> [!EXERCISE choice]
> Which?
>
> - [ ] Five
>   - Too few.
> - [x] Six
>   - As many as there are.
> - [ ] Seven
>   - Too many.`;
const ORDER = `> [!EXERCISE order]
> In which order?
>
> 1. Read
> 2. Reckon
> 3. Draw
>
> Why: So.`;

let told: ExerciseAnswer[] = [];

beforeEach(async () => {
  await loadJudging();
  const listen = ({ detail }: DocumentEventMap['exercise-answer']) => void told.push(detail);
  told = [];
  document.addEventListener(EXERCISE_ANSWER, listen);
  return () => document.removeEventListener(EXERCISE_ANSWER, listen);
});

function show(exercise: string): HTMLElement {
  const { tree, problems } = parseText(exercise);
  expect(problems).toEqual([]);
  document.body.innerHTML = renderPageHtml(toArticleTree(tree, resolvers).tree);
  enhanceExercises(document);
  const section = document.querySelector('section');
  if (!section) throw new Error('no exercise');
  return section;
}

const check = () => fireEvent.click(screen.getByRole('button', { name: 'Check' }));
const status = () => screen.getByRole('status').textContent;
const answer = () => document.querySelector('details');
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

test('input that is no number gets the calculator’s message and is not an attempt', () => {
  show(NUMBER);
  const field = screen.getByLabelText<HTMLInputElement>('Your answer, in units');
  type(field, '1,500');
  check();
  expect(status()).toContain('Please enter a valid number');
  expect(status()).toContain('without separators for thousands');
  expect(field.value).toBe('1,500');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(told).toEqual([]);
  expect(answer()?.hidden).toBe(true);
  type(field, '15');
  check();
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('the question typed back is no answer', () => {
  show(CONVERSION);
  type(screen.getByLabelText('Your answer, in mg'), '35 mcg');
  check();
  expect(status()).toContain('The answer is asked for in mg');
});

test('slips are recognised, the author’s own with its text, and each answer fires an event', () => {
  const { id } = show(NUMBER);
  const field = screen.getByLabelText('Your answer, in units');
  for (const [typed, said] of [
    ['150', 'ten times too much'],
    ['0.15', 'the volume in mL'],
    ['6', 'U-40 and U-100'],
    ['75', 'you divided by the volume'],
    ['15', 'Right.'],
  ] as const) {
    type(field, typed);
    check();
    expect(status()).toContain(said);
  }
  const key = `${location.pathname}#${id}`;
  expect(told).toEqual([
    { key, isRight: false, slip: 'tenfold' },
    { key, isRight: false, slip: 'volume' },
    { key, isRight: false, slip: 'barrel' },
    { key, isRight: false, slip: 'own' },
    { key, isRight: true },
  ]);
});

test('on a page with exercises of several lessons, the key has the lesson’s path', () => {
  const section = show(CHOICE);
  section.dataset.lesson = '/education/safety/a';
  fireEvent.click(screen.getByLabelText(/Six/));
  check();
  expect(told[0]?.key).toBe(`/education/safety/a#${section.id}`);
});

test('each choice is explained with its own reason', () => {
  show(CHOICE);
  check();
  expect(status()).toBe('Choose one of them first.');
  fireEvent.click(screen.getByRole('radio', { name: /Seven/ }));
  check();
  expect(status()).toBe('Not yet. C is wrong. Too many.');
  fireEvent.click(screen.getByRole('radio', { name: /Six/ }));
  check();
  expect(status()).toBe('Right. B is right. As many as there are.');
  expect(told.map(({ isRight }) => isRight)).toEqual([false, true]);
});

test('calling enhanceExercises again changes nothing', () => {
  show(NUMBER);
  const before = document.body.innerHTML;
  enhanceExercises(document);
  expect(document.body.innerHTML).toBe(before);
});

test('an exercise is a group named by its title, and its controls are described', () => {
  const section = show(ORDER);
  expect(screen.getByRole('group', { name: /^Exercise 1\. / })).toBe(section);
  const step = section.querySelector('li span')?.textContent ?? '';
  const down = screen.getByRole('button', { name: 'Move A down' });
  expect(document.getElementById(down.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    step,
  );
  show(NUMBER);
  const [question = ''] =
    screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(question)?.textContent).toBe('Which mark is it?');
});

test('the link back from a reference targets the exercise while its answer is closed', () => {
  document.body.innerHTML =
    '<section id="exercise-1" data-exercise="choice"><ol data-part="choices"></ol>' +
    '<details><a id="citation-4"></a></details></section><a href="#citation-4">Back</a>';
  enhanceExercises(document);
  const back = screen.getByText<HTMLAnchorElement>('Back');
  expect(back.hash).toBe('#exercise-1');
  const details = answer() as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  expect(back.hash).toBe('#citation-4');
});
