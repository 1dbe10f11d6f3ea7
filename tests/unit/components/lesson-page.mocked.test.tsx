// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { LessonPage } from '@/components/learn/lesson-page';
import { getLessonView } from '@/lib/learn/education';
import { AppRouter } from '../../fixtures/app-router';
import { lessonSource, reference, writeContentDirectory } from '../../fixtures/content-directory';

// It renders an async component, which only a server can.
vi.mock('@/components/ui/below-heading', () => ({
  BelowHeading: ({ children }: { children: ReactNode }) => children,
}));

beforeAll(() =>
  writeContentDirectory({}, undefined, {
    'education/safety/2-second.md': lessonSource(
      { title: 'Second of safety' },
      `# A part\n\nSeen.[@${reference.id}]`,
    ),
    'education/safety/3-third.md': lessonSource({ title: 'Third of safety' }),
  }),
);

function show(slug: string, course = 'safety') {
  const view = getLessonView(course, slug);
  if (!view) throw new Error('no such lesson');
  return render(<LessonPage view={view} />, { wrapper: AppRouter });
}

const hrefs = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('the first module links back to its course', () => {
  show('first');
  expect(hrefs('Other modules')).toEqual(['/education/safety', '/education/safety/second']);
});

test('the last module links on to the next course', () => {
  show('third');
  expect(hrefs('Other modules')).toEqual(['/education/safety/second', '/education/clinical']);
  expect(screen.getByText('Next course')).toBeDefined();
});

test('the last module of the last course links to the overview of courses', () => {
  show('second', 'certification');
  expect(hrefs('Other modules')).toEqual(['/education/certification/first', '/education']);
});

test('a lesson for one audience links back to the course on their page', () => {
  show('first', 'students');
  expect(hrefs('Other modules')[0]).toBe('/education/students#course');
  expect(hrefs('Breadcrumb')).toEqual(['/', '/education/students#course']);
  expect(screen.getByRole('link', { name: 'For students' })).toBeDefined();
});
