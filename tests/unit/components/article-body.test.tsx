// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ArticleBody } from '@/components/articles/article-body';
import { AppRouter } from '../../fixtures/app-router';
import { reference, writeContentDirectory } from '../../fixtures/content-directory';
import { makePost } from '../../fixtures/posts';

let removeContent: () => void;

beforeAll(() => {
  removeContent = writeContentDirectory({});
});
afterAll(() => removeContent());

const SECTIONS = '# One\n\n# Two\n\n# Three\n\n';

function show(content: string, changes = {}) {
  return render(<ArticleBody post={makePost({ content, ...changes })} />, { wrapper: AppRouter });
}

test('the text is rendered with its headings one level down', () => {
  show('# Part\n\nFirst.\nSecond with *stress*.\n\n## Inner');
  expect(screen.getByRole('heading', { level: 2, name: 'Part' })).toBeDefined();
  expect(screen.getByRole('heading', { level: 3, name: 'Inner' })).toBeDefined();
  expect(screen.getByText('First.').tagName).toBe('P');
  expect(screen.getByText('stress').tagName).toBe('EM');
});

test('a citation leads to its reference, and the reference back', () => {
  const { container } = show(`Seen [@${reference.id}].`);
  const citation = screen.getByRole('link', { name: 'Reference 1' });
  const entry = container.querySelector(citation.getAttribute('href') ?? '');
  expect(entry?.textContent).toContain('Doe AB. An example of a trial.');
  const back = screen.getByRole('link', { name: 'Back to reference 1 in the text' });
  expect(container.querySelector(back.getAttribute('href') ?? '')).toBe(citation);
  expect(screen.getByText('Sources: 1')).toBeDefined();
});

test('an unsafe link is text, a link to another article is a link', () => {
  show('[bad](javascript:alert(1)) and [good](/blog/other)');
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => !href?.startsWith('/cite/'))).toEqual([
    '/blog/other',
    '/corrections',
  ]);
  expect(screen.getByText(/bad and/)).toBeDefined();
});

test('three sections or more have a table of contents that leads to each, references last', () => {
  const { container } = show(`${SECTIONS}Seen [@${reference.id}].`);
  const contents = within(screen.getByRole('navigation', { name: 'In this article' }));
  const links = contents.getAllByRole('link').slice(-4);
  expect(links.map((link) => link.textContent)).toEqual(['One', 'Two', 'Three', 'References']);
  for (const link of links) {
    expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
  }
});

test('two sections have none', () => {
  show('# One\n\n# Two\n\nText.');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('the facts at a glance name evidence level, sources and the last change', () => {
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
  expect(upkeep.textContent).toContain('No change of substance so far.');
});

test('a table can be reached by keyboard', () => {
  show('Table: Sizes\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  const region = screen.getByRole('region', { name: 'Table 1. Sizes' });
  expect(region.tabIndex).toBe(0);
  expect(within(region).getByRole('table', { name: 'Table 1. Sizes' })).toBeDefined();
});

test('the boxes of a task list cannot be changed', () => {
  show('- [x] done');
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  expect(box.disabled).toBe(true);
});
