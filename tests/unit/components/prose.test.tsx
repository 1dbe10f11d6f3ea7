// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Prose } from '@/components/articles/prose';
import { toTree } from '../../fixtures/article-html';

// What a click on a link does is in follow-links.mocked.test.tsx.
test.each([
  '/blog/a',
  '/resources/glossary#receptor',
  '/blog?tag=GLP-1',
  'https://example.org/a',
  '//example.org/a',
  'mailto:a@b.org',
  '#part',
  'other',
])('a link to %s keeps its address as it is written', (address) => {
  render(<Prose tree={toTree(`[text](${address})`).tree} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});
