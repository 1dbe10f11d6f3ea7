// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CompanyPage } from '@/components/learn/company-page';
import { GuidePage } from '@/components/learn/guide-page';
import { UnknownGuide } from '@/components/learn/unknown-guide';
import { getGuide, getWrittenPage } from '@/lib/learn/education';
import { AppRouter } from '../../fixtures/app-router';
import { guideSource, pageSource, writeContentDirectory } from '../../fixtures/content-directory';

let removeContent: () => void;

const SECTIONS = '# One\n\n# Two\n\n# Three\n\n# Four\n\nText.';

beforeAll(() => {
  removeContent = writeContentDirectory({}, undefined, {
    'guides/beginners.md': guideSource({ title: 'A guide' }, SECTIONS),
    'pages/privacy.md': pageSource({ title: 'Privacy' }, SECTIONS),
  });
});
afterAll(() => removeContent());

function showGuide(slug: string) {
  const guide = getGuide(slug);
  if (!guide) throw new Error('no such guide');
  return render(<GuidePage guide={guide} />, { wrapper: AppRouter });
}

function showPage(slug: string) {
  const page = getWrittenPage(slug);
  if (!page) throw new Error('no such page');
  return render(<CompanyPage page={page} />, { wrapper: AppRouter });
}

test('a guide shows its warnings, its tips and its sections with their contents', () => {
  showGuide('beginners');
  expect(screen.getByRole('region', { name: 'Warnings' }).textContent).toContain('A warning');
  expect(screen.getByRole('region', { name: 'Tips' }).textContent).toContain('A tip');
  const contents = within(screen.getByRole('navigation', { name: 'In this guide' }));
  const links = contents.getAllByRole('link').slice(-4);
  expect(links.map((link) => link.textContent)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('a company page says when it was last changed', () => {
  showPage('privacy');
  expect(screen.getByText('Updated February 1, 2026')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeDefined();
});

test('a short page needs no table of contents', () => {
  showPage('about');
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
});

test('an unknown guide says that it is to come and leads to those there are', () => {
  render(<UnknownGuide />, { wrapper: AppRouter });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Guide');
  expect(screen.getByText('Content Coming Soon')).toBeDefined();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/guides/beginners', '/guides/safety']);
});
