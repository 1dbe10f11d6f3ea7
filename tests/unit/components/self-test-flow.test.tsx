// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawSetHtml } from '@/components/learn/sets/set-html';
import { SetRoom } from '@/components/learn/sets/set-room';
import { RawHtml } from '@/components/ui/raw-html';
import { selfTestSet } from '@/content/practice';
import { getTopic } from '@/lib/learn/education';
import { getPool } from '@/lib/learn/sets/course-pools';

const topic = getTopic('safety');
const html = drawSetHtml(getPool([topic]), 1, selfTestSet);

const sections = () => [...document.querySelectorAll<HTMLElement>('section[data-exercise]')];

/** Answers an exercise rightly, whatever its kind; the steps of an order stay as they are shuffled, which is wrong. */
function answer(section: HTMLElement) {
  const { right, value } = section.dataset;
  const form = within(section);
  if (right !== undefined)
    fireEvent.click(form.getAllByRole('radio')[Number(right)] as HTMLElement);
  else if (value !== undefined) fireEvent.change(form.getByRole('textbox'), { target: { value } });
  fireEvent.click(form.getByRole('button', { name: 'Check' }));
}

test('a self-test of the site, from its first question to its sheet', async () => {
  render(
    <SetRoom source="/none.json" rule={selfTestSet} course={topic.title}>
      <RawHtml as="div" html={html} />
    </SetRoom>,
  );
  // By no role: on a busy machine a look through all roles takes longer than the wait.
  await vi.waitFor(
    () => expect(sections().filter((each) => each.querySelector('button'))).toHaveLength(10),
    { timeout: 10_000 },
  );
  const wrong = sections().filter(({ dataset }) => dataset.exercise === 'order').length;
  for (const section of sections()) answer(section);
  const sheet = within(
    screen.getByRole('heading', { name: 'Result' }).closest('section') as HTMLElement,
  );
  expect(sheet.getByText(`${10 - wrong} of 10 right at the first attempt.`)).toBeDefined();
  const again = sheet.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  const lessons = topic.lessons.map(({ slug }) => `/education/safety/${slug}`);
  for (const href of again) expect(href.startsWith('#') || lessons.includes(href)).toBe(true);
});

test('each question stands once, under its number, with its lesson', () => {
  const list = document.createElement('div');
  list.innerHTML = html;
  const titles = [...list.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(Array.from({ length: 10 }, (_, index) => `Question ${index + 1} of 10`));
  for (const section of list.querySelectorAll('section')) {
    expect(section.firstElementChild?.tagName).toBe('H2');
    const link = section.querySelector('[data-part="lesson"] a');
    expect(link?.getAttribute('href')).toBe(section.dataset.lesson);
    expect(topic.lessons.map(({ title }) => title)).toContain(link?.textContent);
  }
  const ids = [...list.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
