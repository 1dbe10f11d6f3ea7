// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PrintedCoursePage } from '@/components/learn/printed-course-page';
import type { CourseId } from '@/content/education/topics';
import { getTopic } from '@/lib/learn/education';
import { AppRouter } from '../../fixtures/app-router';

const show = (slug: CourseId) =>
  render(<PrintedCoursePage topic={getTopic(slug)} />, { wrapper: AppRouter });

test('the whole course is printed, and its contents link to each part', () => {
  const { container } = show('students');
  const links = container.querySelectorAll('nav[aria-label="Contents"] a');
  expect(links.length).toBeGreaterThan(getTopic('students').lessons.length);
  for (const link of links) {
    const place = link.getAttribute('href') ?? '';
    expect(container.querySelector(place), place).not.toBeNull();
  }
  expect(container.querySelector('[data-exercise] details')).toBeNull();
});

test('the page shows the date of its text and its URL, and a button prints it', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show('students');
  expect(screen.getByText(/^Text of [A-Z][a-z]+ \d+, \d{4}$/)).toBeDefined();
  expect(screen.getByText(/\/education\/students#course/)).toBeDefined();
  screen.getByRole('button', { name: 'Print the course' }).click();
  expect(print).toHaveBeenCalledOnce();
});
