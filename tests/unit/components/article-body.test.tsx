// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ArticleBody } from '@/components/articles/article-body';
import { helpLink } from '@/content/help-link';
import { AppRouter } from '../../fixtures/app-router';
import { writeContentDirectory } from '../../fixtures/content-directory';
import { makePost } from '../../fixtures/posts';

beforeAll(() => writeContentDirectory({}));

function show(content: string, changes = {}) {
  return render(<ArticleBody post={makePost({ content, ...changes })} />, { wrapper: AppRouter });
}

test('the facts at a glance show the evidence level, the sources and the last update', () => {
  show('> [!EVIDENCE 2]\n> Mice.', { updatedAt: '2026-04-01T00:00:00.000Z' });
  const facts = screen.getByRole('complementary', { name: 'At a glance' });
  expect(facts.textContent).toContain('Evidence: level 2 of 5');
  expect(facts.textContent).toContain('Sources: 0');
  expect(facts.textContent).toContain('Updated: April 1, 2026');
});

test('an article that was never changed shows when it was published', () => {
  show('Text.');
  const facts = screen.getByRole('complementary', { name: 'At a glance' });
  expect(facts.textContent).not.toContain('Evidence');
  const upkeep = screen.getByRole('region', { name: 'Changes to this page' });
  expect(upkeep.textContent).toContain('First published March 14, 2026.');
  expect(upkeep.textContent).toContain('No substantive change so far.');
});

test('an article whose text leads to whom to call does so at its head too, once', () => {
  const takeaways = '> [!TAKEAWAYS]\n> - One.\n\nText.\n\n> [!SAFETY]\n> ';
  const links = (text: string) => {
    const { container } = show(`${takeaways}${text}`);
    return [...container.querySelectorAll(`a[href="${helpLink.href}"]`)];
  };
  expect(links('Ask a pharmacist.')).toEqual([]);
  const [first, ...rest] = links('Get help at once.');
  expect(first?.closest('.article-opening .no-print')).not.toBeNull();
  expect(rest).toHaveLength(1);
});

test('the checkboxes of a task list are disabled', () => {
  show('- [x] done');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(box.disabled).toBe(true);
});
