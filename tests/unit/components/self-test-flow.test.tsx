// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { selfTestSet } from '@/content/practice';
import { getTopic } from '@/lib/learn/education';
import { getPool } from '@/lib/learn/sets/course-pools';
import { drawSetHtml } from '@/lib/learn/sets/set-html';

const topic = getTopic('safety');
const html = drawSetHtml(getPool(topic), 1, selfTestSet);

test('each question appears once, under its number, with a link to its lesson', () => {
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
