// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TopicPage } from '@/components/learn/topic-page';
import { getEducationView } from '@/lib/learn/education';
import { AppRouter } from '../../fixtures/app-router';
import { lessonSource, writeContentDirectory } from '../../fixtures/content-directory';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({}, undefined, {
    'education/safety/2-second.md': lessonSource(
      { title: 'Second of safety', level: 'Advanced' },
      `${'word '.repeat(150)}\n\n`.repeat(43),
    ),
    'education/certification/1-first.md': lessonSource({
      title: 'First of certification',
      planned: '8 hours',
    }),
  });
});
afterAll(() => removeContent());

const show = (slug: string) =>
  render(<TopicPage view={getEducationView(slug)} />, { wrapper: AppRouter });

test('modules are listed in order, each with its duration, its level and its lesson', () => {
  show('safety');
  const links = screen.getAllByRole('link', { name: /of safety$/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/education/safety/first',
    '/education/safety/second',
  ]);
  const second = links[1]?.closest('li');
  expect(second?.textContent).toContain('43 minutes');
  expect(second?.textContent).toContain('Advanced');
});

test('the head counts the modules and adds up their time', () => {
  show('safety');
  expect(screen.getByText('2 modules')).toBeDefined();
  expect(screen.getByText('44 minutes')).toBeDefined();
});

test('key topics, learning outcomes and three other topics are named', () => {
  show('safety');
  const side = within(screen.getByRole('complementary', { name: 'About this course' }));
  expect(side.getByText('A key topic')).toBeDefined();
  expect(screen.getByText('An outcome')).toBeDefined();
  expect(side.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/education/fundamentals',
    '/education/clinical',
    '/education/methods',
  ]);
});

test('the breadcrumb leads home and ends with the topic', () => {
  show('safety');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(trail.getByText('About safety').getAttribute('aria-current')).toBe('page');
});

test('a page for one audience shows the fundamentals, says so, and where these readers go on', () => {
  show('students');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About fundamentals');
  expect(screen.getByText('For students: the course that everybody starts with')).toBeDefined();
  expect(screen.getAllByRole('link', { name: /of fundamentals$/ }).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Next, for students' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'From mouse to human' })).toBeDefined();
});

test('below the fundamentals it has the course that is for these readers alone', () => {
  show('students');
  const head = screen.getByRole('heading', { name: 'For students: a course of 2 lessons' });
  expect(head.closest('section')?.id).toBe('course');
  expect(screen.getByRole('link', { name: 'First of students' }).getAttribute('href')).toBe(
    '/education/students/first',
  );
  const ahead = screen.getByRole('link', { name: 'Straight to the course for students' });
  expect(ahead.getAttribute('href')).toBe('/education/students#course');
  expect(screen.getByRole('link', { name: 'About students' }).getAttribute('href')).toBe(
    '/education/students#course',
  );
});

test('the certification tells the hours that are planned from what is published', () => {
  show('certification');
  expect(
    screen.getByText('10 hours planned; published so far: 2 lessons, about 2 minutes'),
  ).toBeDefined();
  const first = screen.getByRole('link', { name: 'First of certification' }).closest('li');
  expect(first?.textContent).toContain('8 hours');
  expect(first?.textContent).toContain('published so far: 1 minute');
});

test('only the certification has an enrolment card, whose button cannot be pressed', () => {
  show('safety');
  expect(screen.queryByRole('button')).toBeNull();
  show('certification');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enroll Now' });
  expect(button.disabled).toBe(true);
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toMatch(/^Coming soon/);
  const card = button.closest('section');
  expect(card?.textContent).toContain('Self-paced online');
  expect(card?.textContent).toContain('Certification included');
});
