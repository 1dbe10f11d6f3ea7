// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawSetHtml } from '@/components/learn/sets/set-html';
import { SetRoom } from '@/components/learn/sets/set-room';
import { RawHtml } from '@/components/ui/raw-html';
import { practiceSet, selfTestSet } from '@/content/practice';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import { chooseSet } from '@/lib/learn/sets/choose';
import type { ExercisePool } from '@/lib/learn/sets/pool';

const LESSONS = ['one', 'two', 'three', 'four', 'five', 'six'];

const pool: ExercisePool = {
  exercises: Array.from({ length: 30 }, (_, index) => {
    const lesson = `/education/safety/${LESSONS[index % 6]}`;
    const id = `${lesson}#exercise-${index}`;
    return {
      id,
      kind: ['number', 'choice', 'order'][index % 3] ?? '',
      course: 'safety',
      lesson,
      html: `<section data-exercise="${id}"><p>Question ${index}?</p></section>`,
    };
  }),
  titles: Object.fromEntries(
    LESSONS.map((slug) => [`/education/safety/${slug}`, `Lesson <${slug}>`]),
  ),
};

let answers: (() => Promise<Response>)[] = [];
let file = 0;

beforeEach(() => {
  window.history.replaceState(null, '', '/practice');
  answers = [async () => Response.json(pool)];
  vi.stubGlobal('fetch', () => (answers.length > 1 ? answers.shift() : answers[0])?.());
});

/** Each room asks for a file of its own, since a file is fetched once per visit. */
function show(rule: typeof practiceSet | typeof selfTestSet = practiceSet, course?: string) {
  file += 1;
  const room = (
    <SetRoom source={`/drills-${file}.json`} rule={rule} course={course}>
      <RawHtml as="div" html={drawSetHtml(pool, 1, rule)} />
    </SetRoom>
  );
  return { room, ...render(room) };
}

const ids = () =>
  [...document.querySelectorAll('[data-exercise]')].map((node) =>
    node.getAttribute('data-exercise'),
  );

function answer(index: number, detail: Partial<ExerciseAnswer>) {
  const section = document.querySelectorAll('[data-exercise]')[index];
  const key = section?.getAttribute('data-exercise') ?? '';
  act(() => {
    section?.dispatchEvent(
      new CustomEvent(EXERCISE_ANSWER, {
        bubbles: true,
        detail: { key, kind: 'number', isRight: true, attempt: 1, ...detail },
      }),
    );
  });
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const sheet = () => screen.getByRole('heading', { name: 'Result' }).closest('section');
const line = (term: string) => within(sheet() as HTMLElement).getByText(term).nextSibling;

test('the server shows the first set with its lessons, no result, and ways to other sets that wait', () => {
  window.history.replaceState(null, '', '/practice?seed=7');
  const html = renderToString(show().room);
  expect(html.match(/Drill \d+ of 20/g)).toHaveLength(20);
  expect(html).toContain('>Set 1</h2>');
  expect(html).toContain('>Lesson &lt;');
  expect(html).toMatch(/<fieldset disabled=""/);
  expect(html).not.toContain('Result');
});

test('the address names another set, whose drills take the place of the first', async () => {
  window.history.replaceState(null, '', '/practice?seed=7');
  show();
  expect(said()).toContain('Set 7 is on its way …');
  const first = ids();
  const list = () => document.querySelector('[data-exercise]')?.closest('[inert]');
  expect(list()).not.toBeNull();
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Set 7' })).toBeDefined());
  expect(list()).toBeNull();
  expect(said()).toContain('Set 7 is open.');
  expect(ids()).toHaveLength(20);
  expect(ids()).not.toEqual(first);
  const { size, evenly } = practiceSet;
  expect(ids()).toEqual(chooseSet(pool.exercises, 7, size, evenly).map(({ id }) => id));
});

test.each(['0', 'abc', '1e9', '<b>'])(
  'an address with the number "%s" says so and shows set 1',
  (seed) => {
    window.history.replaceState(null, '', `/practice?seed=${encodeURIComponent(seed)}`);
    show();
    expect(screen.getByRole('heading', { name: 'Set 1' })).toBeDefined();
    expect(said().join(' ')).toContain(`"${seed}" is not the number of a set.`);
    expect(said().join(' ')).toContain('This is set 1.');
  },
);

test('a number opens its set, a wrong one is kept in its field and named there', async () => {
  show();
  const field = screen.getByLabelText('Number of a set');
  fireEvent.change(field, { target: { value: '1,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open set' }));
  expect(field).toHaveProperty('value', '1,000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain('written without a comma');
  fireEvent.change(field, { target: { value: '1000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open set' }));
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Set 1000' })).toBeDefined());
  expect(window.location.search).toBe('?seed=1000');
  fireEvent.click(screen.getByRole('button', { name: 'Other drills' }));
  await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Set 1000' })).toBeNull());
});

test('a file that does not come leaves the set and what was answered, and can be asked for again', async () => {
  answers = [
    async () => new Response('', { status: 503 }),
    async () => Response.json({ nothing: true }),
    async () => Response.json(pool),
  ];
  show();
  answer(0, { isRight: false });
  fireEvent.change(screen.getByLabelText('Number of a set'), { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Open set' }));
  for (const _ of [1, 2]) {
    await vi.waitFor(() =>
      expect(said().join(' ')).toContain('Set 9 did not come. Set 1 is still'),
    );
    expect(line('Score')?.textContent).toContain('1 of 20 drills answered');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Set 9' })).toBeDefined());
  expect(screen.getByText(/Nothing is answered yet/)).toBeDefined();
});

test('only the first attempt counts, slips are told by kind and lessons by what was missed', () => {
  show();
  answer(0, { isRight: false, slip: 'tenfold' });
  answer(0, { isRight: true, attempt: 2 });
  answer(1, {});
  expect(line('Missed drills')?.textContent).toBe('1');
  expect(line('Score')?.textContent).toBe(
    '2 of 20 drills answered so far, 1 of them right at the first attempt.',
  );
  expect(line('Slips')?.textContent).toContain('1 time: tenfold');
  const [link] = within(line('Read again') as HTMLElement).getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/education\/safety\//);
  expect(link?.textContent).toMatch(/^Lesson </);
});

test('the end of a self-test is announced, and its sheet names course, day and what it is not', () => {
  show(selfTestSet, 'Safety and Handling');
  for (let index = 0; index < 10; index += 1) {
    expect(said().at(-1)).toBe('');
    answer(index, { isRight: index > 1 });
  }
  expect(said().join('')).toContain('All 10 answered. 8 of 10 right at the first attempt.');
  expect(line('Course')?.textContent).toBe('Safety and Handling');
  expect(line('Date')?.textContent).toBe(
    new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
  );
  expect(screen.getByText('No certificate, no credit.')).toBeDefined();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(screen.getByRole('button', { name: 'Print this sheet' }));
  expect(print).toHaveBeenCalledOnce();
  // On paper the sheet alone.
  expect(document.querySelector('[data-exercise]')?.closest('.no-print')).not.toBeNull();
});
