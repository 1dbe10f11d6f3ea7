// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ArticleFooter } from '@/components/articles/article-footer';
import { ArticleHero } from '@/components/articles/article-header';
import { getPost } from '@/lib/articles/posts';
import { getKnownPages } from '@/lib/onward/related-pages';
import { AppRouter } from '../../fixtures/app-router';
import { makePost } from '../../fixtures/posts';

beforeAll(() => void getKnownPages());

test('the footer links to an article’s substances, their comparison and related articles', () => {
  const post = getPost('semaglutide-compared-with-tirzepatide') ?? makePost();
  render(<ArticleFooter post={post} />, { wrapper: AppRouter });
  for (const [name, href] of [
    ['Semaglutide', '/peptides/semaglutide'],
    ['Tirzepatide', '/peptides/tirzepatide'],
    [/^Semaglutide beside Tirzepatide/, '/peptides/compare?a=semaglutide&b=tirzepatide'],
  ] as const) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  }
  expect(screen.getAllByText(/^Evidence 5 of 5/)).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Related articles' })).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByText(/^More on/)).toHaveLength(2);
});

test('an article about no known substance links to main pages but no related articles', () => {
  render(<ArticleFooter post={makePost()} />, { wrapper: AppRouter });
  expect(screen.queryByRole('heading', { name: /related/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Peptide calculator' })).toBeDefined();
});

test('the alt text of a drawn picture names the figure of the article it shows', () => {
  render(<ArticleHero post={makePost({ content: '> [!FIGURE step-weight]' })} />);
  const image = screen.getByRole('img', {
    name: /^(?:Part of figure|Figure) 1 of this article: Body weight in the STEP trials/,
  });
  expect(image.getAttribute('src')).toBe('/images/seo/a-first-look/hero.webp');
});
