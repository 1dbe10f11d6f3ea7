// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SetRoom } from '@/components/learn/sets/set-room';
import { RawHtml } from '@/components/ui/raw-html';
import { selfTestSet } from '@/content/practice';
import { EXERCISE_ANSWER, type ExerciseAnswer } from '@/lib/exercises/answer-event';
import type { Pool } from '@/lib/learn/sets/pool';
import { drawSetHtml } from '@/lib/learn/sets/set-html';

const LESSONS = ['one', 'two', 'three', 'four', 'five', 'six'];

const pool: Pool = {
  items: Array.from({ length: 30 }, (_, index) => {
    const lesson = `/education/safety/${LESSONS[index % 6]}`;
    return {
      id: `question-${index}`,
      kind: 'choice',
      course: 'safety',
      lesson,
      ask: `Question ${index}?`,
      right: 'Yes',
      wrong: ['No', 'Never', 'Perhaps'],
      why: 'It is so.',
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

/** Renders a room with its own file, since each file is fetched only once per visit. */
function show(rule = selfTestSet, course?: string) {
  file += 1;
  const room = (
    <SetRoom source={`/drills-${file}.json`} rule={rule} course={course}>
      <RawHtml as="div" html={drawSetHtml(pool, 1, rule)} />
    </SetRoom>
  );
  return { room, ...render(room) };
}

function answer(index: number, detail: Partial<ExerciseAnswer>) {
  const section = document.querySelectorAll('[data-exercise]')[index];
  const key = `${section?.getAttribute('data-lesson')}#${section?.id}`;
  act(() => {
    section?.dispatchEvent(
      new CustomEvent(EXERCISE_ANSWER, {
        bubbles: true,
        detail: { key, isRight: true, ...detail },
      }),
    );
  });
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const sheet = () => screen.getByText('Result', { selector: 'h2' }).closest('section');
const line = (term: string) => within(sheet() as HTMLElement).getByText(term).nextSibling;

test.each(['0', 'abc', '1e9', '<b>'])(
  'a URL with the invalid set number "%s" says so and shows set 1',
  (seed) => {
    window.history.replaceState(null, '', `/practice?seed=${encodeURIComponent(seed)}`);
    show();
    expect(screen.getByText('Set 1', { selector: 'h2' })).toBeDefined();
    expect(said().join(' ')).toContain(`"${seed}" is not the number of a set.`);
    expect(said().join(' ')).toContain('This is set 1.');
  },
);

test('if the file fails to load, the set and its answers stay, and loading can be retried', async () => {
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
      expect(said().join(' ')).toContain('Set 9 could not be loaded. Set 1 is still'),
    );
    expect(line('Score')?.textContent).toContain('1 of 10 questions answered');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await vi.waitFor(() => expect(screen.getByText('Set 9', { selector: 'h2' })).toBeDefined());
  expect(screen.getByText(/Nothing is answered yet/)).toBeDefined();
});

test('only the first attempt counts, slips are listed by kind, and missed lessons linked', () => {
  show();
  answer(0, { isRight: false, slip: 'tenfold' });
  answer(0, { isRight: true });
  answer(1, {});
  expect(line('Missed questions')?.textContent).toBe('1');
  expect(line('Score')?.textContent).toBe(
    '2 of 10 questions answered so far, 1 of them right at the first attempt.',
  );
  expect(line('Slips')?.textContent).toContain('1 time: tenfold');
  const [link] = within(line('Read again') as HTMLElement).getAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(/^\/education\/safety\//);
  expect(link?.textContent).toMatch(/^Lesson </);
});
