// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LessonExercises } from '@/components/learn/exercises/lesson-exercises';
import { LateProgress } from '@/components/learn/progress/late-progress';
import { LessonEnd } from '@/components/learn/progress/lesson-end';
import { ProgressPanel } from '@/components/learn/progress/progress-panel';
import {
  add,
  clear,
  mark,
  progressText,
  readKeeping,
} from '@/components/learn/progress/progress-store';
import { removeToast } from '@/components/ui/toast-store';
import { EXERCISE_ANSWER } from '@/lib/exercises/answer-event';
import { readProgress } from '@/lib/learn/progress';
import { PROGRESS_STORAGE_KEY as KEY } from '@/lib/learn/progress-key';

const LESSON = '/education/safety/storing';
const COURSES = [
  {
    slug: 'safety',
    title: 'Safety and Handling',
    path: '/education/safety',
    lessons: [
      { title: 'Storing', path: LESSON },
      { title: 'Mixing', path: '/education/safety/mixing' },
    ],
  },
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) });
  vi.stubGlobal('fetch', async () => Response.json(COURSES));
});
afterEach(() => {
  vi.restoreAllMocks();
  clear();
  localStorage.clear();
  removeToast();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const readLessons = () => [...(readProgress(progressText.read())?.read ?? [])];

/** Makes the browser refuse all access to localStorage, or only writing. */
function refuse(what: 'all' | 'writing') {
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const getter = vi.spyOn(window, 'localStorage', 'get');
  if (what === 'all') getter.mockImplementation(refused);
  else
    getter.mockReturnValue({
      length: 0,
      key: () => null,
      clear: () => {},
      getItem: () => null,
      setItem: refused,
      removeItem: () => {},
    });
}

/** Writes as another tab would, and fires the storage event. */
function writeElsewhere(text: string) {
  localStorage.setItem(KEY, text);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
}

test.each(['all', 'writing'] as const)(
  'if storage refuses %s, marks last until the page closes, and it says so',
  (what) => {
    refuse(what);
    expect(readKeeping()).toBe(what === 'all' ? 'refused' : 'kept');
    render(<LessonEnd of={LESSON} />);
    press('Mark as read');
    expect(screen.getByRole('status').textContent).toContain('Read on');
    expect(screen.getByText(/keeps nothing on the device/)).toBeDefined();
    press('Mark as not read');
    expect(readLessons()).toEqual([]);
  },
);

test('two tabs merge their marks, and each shows the other’s changes', () => {
  render(<LessonEnd of={LESSON} />);
  writeElsewhere(`{"version":1,"read":{"${LESSON}":"2026-01-02"}}`);
  expect(screen.getByRole('status').textContent).toContain('Read on January 2, 2026.');
  mark('read', '/education/safety/mixing');
  expect(readLessons().map(([id]) => id)).toEqual([LESSON, '/education/safety/mixing']);
});

test('unreadable stored text is left alone until it is cleared, and clearing can be undone', () => {
  localStorage.setItem(KEY, '{"version":9}');
  render(<ProgressPanel />);
  expect(screen.getByText(/cannot be read/)).toBeDefined();
  act(() => mark('read', LESSON));
  act(() => mark('read', '/education/safety/mixing'));
  expect(readLessons()).toHaveLength(2);
  expect(localStorage.getItem(KEY)).toBe('{"version":9}');
  press('Clear all progress');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readKeeping()).toBe('kept');
  press('Undo: bring it back');
  expect(localStorage.getItem(KEY)).toBe('{"version":9}');
  expect(readLessons()).toHaveLength(2);
});

test('the first mark shows in the list beside the lesson', async () => {
  render(
    <>
      <ol className="contents-list">
        <li>
          <a href={LESSON}>Storing</a>
        </li>
      </ol>
      <LateProgress part="chain" of="safety" />
    </>,
  );
  act(() => mark('read', LESSON));
  expect(await screen.findByText('Read')).toBeDefined();
});

test('progress saved as a file can be added again, and a damaged file is refused', async () => {
  mark('read', LESSON);
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  render(<ProgressPanel />);
  press('Save as a file');
  const text = (await made[0]?.text()) ?? '';
  expect(JSON.parse(text)).toEqual({ version: 1, read: { [LESSON]: '2026-11-22' } });
  act(() => void clear());
  expect(add('{"version":1,"read":')).toBe(false);
  expect(add('')).toBe(false);
  expect(readLessons()).toEqual([]);
  act(() => void add(text));
  expect(readLessons()).toEqual([[LESSON, '2026-11-22']]);
});

test('a right answer to an exercise is stored, a wrong one is not', async () => {
  render(<LessonExercises />);
  const answer = (key: string, isRight: boolean) =>
    document.body.dispatchEvent(
      new CustomEvent(EXERCISE_ANSWER, { bubbles: true, detail: { key, isRight } }),
    );
  answer(`${LESSON}#exercise-1a2b3c`, false);
  answer(`${LESSON}#exercise-4d5e6f`, true);
  await vi.waitFor(() =>
    expect([...(readProgress(progressText.read())?.solved.keys() ?? [])]).toEqual([
      `${LESSON}#exercise-4d5e6f`,
    ]),
  );
});
