// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CourseMap } from '@/components/learn/course-map';
import { coursePlan, courseSteps } from '@/content/education/topics';
import { coursePath } from '@/lib/learn/page-paths';
import { AppRouter } from '../../fixtures/app-router';
import { writeContentDirectory } from '../../fixtures/content-directory';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({});
});
afterAll(() => removeContent());

test('every course stands once, under its step, with what it needs and what it leads on to', () => {
  render(<CourseMap />, { wrapper: AppRouter });
  const steps = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(steps).toEqual(courseSteps.map((title, index) => `${index + 1}. ${title}`));
  const entries = screen
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li') ?? heading);
  const shown = entries.map((entry) =>
    within(entry)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  const expected = coursePlan.map(({ id, needs, next }) =>
    [id, ...needs, ...(next ? [next] : [])].map((slug) => coursePath({ slug })),
  );
  expect(shown).toHaveLength(expected.length);
  expect(shown).toEqual(expect.arrayContaining(expected));
});
