// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BlogList } from '@/components/articles/blog-list';
import { makeSummaries } from '../../fixtures/posts';

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }));

test('a page beyond the last shows the last, and the tab says which', async () => {
  window.history.replaceState(null, '', '/blog?page=999');
  render(<BlogList posts={makeSummaries(30)} filterTags={[]} />);
  await waitFor(() => expect(document.title).toMatch(/^Educational Articles, page 4 \|/));
});
