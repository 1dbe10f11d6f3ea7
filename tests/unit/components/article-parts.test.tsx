// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { ArticleFooter } from '@/components/articles/article-footer';
import { ArticleHeader } from '@/components/articles/article-header';
import { ArticleHero } from '@/components/articles/article-hero';
import { getPost } from '@/lib/articles/posts';
import { getKnownPages } from '@/lib/onward/related-pages';
import { AppRouter } from '../../fixtures/app-router';
import { makePost } from '../../fixtures/posts';

// Where an article leads is worked out from the whole site, which is read once.
beforeAll(() => void getKnownPages(), 60_000);

test('the header of an article shows all that the specification asks for', () => {
  const post = makePost({
    tags: ['Weight Loss', 'GLP-1'],
    publishedAt: '2025-09-08T00:00:00.000Z',
  });
  render(<ArticleHeader post={post} />);
  expect(screen.getByRole('link', { name: 'Back to Blog' }).getAttribute('href')).toBe('/blog');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(post.title);
  const shown = ['Amide Editorial', 'Clinical Research Director', 'AE', 'September 8, 2025'];
  for (const text of [...shown, post.description, post.readingTime]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByRole('link', { name: 'Weight Loss articles' }).getAttribute('href')).toBe(
    '/blog?tag=Weight+Loss',
  );
  expect(screen.getByRole('link', { name: 'GLP-1 articles' })).toBeDefined();
  const caption = screen.getByRole('link', { name: 'Clinical Research Director' });
  expect(caption.getAttribute('href')).toBe('/about#bylines');
});

test('the header says when an article was checked, when it is due, and that no clinician reviewed it', () => {
  const { container } = render(
    <ArticleHeader post={makePost({ reviewedAt: '2026-11-22T00:00:00.000Z' })} />,
  );
  expect(container.textContent).toContain(
    'Last checked November 22, 2026. Next check by November 22, 2029. Not reviewed by a clinician.',
  );
});

test.each(['X', 'Facebook', 'LinkedIn'])('an article is shared on %s in a new window', (name) => {
  render(<ArticleHeader post={makePost()} />);
  const link = screen.getByRole('link', { name: new RegExp(`Share on ${name}`) });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/blog/a-first-look');
});

test('the name of every share link contains what is seen of it', () => {
  render(<ArticleHeader post={makePost()} />);
  for (const link of screen.getAllByRole('link', { name: /^Share on/ })) {
    const words = link.getAttribute('aria-label')?.split(/[^\w]+/);
    expect(words).toContain(link.textContent);
  }
});

test('both links below an article go to the blog', () => {
  render(<ArticleFooter post={makePost()} />, { wrapper: AppRouter });
  for (const name of ['Previous Article', 'Next Article']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/blog');
  }
});

test('an article leads to its substances, its subject and related articles', () => {
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

test('an article that is about nothing here leads to the main pages and to no relation', () => {
  render(<ArticleFooter post={makePost()} />, { wrapper: AppRouter });
  expect(screen.queryByRole('heading', { name: /related/i })).toBeNull();
  expect(screen.getByRole('link', { name: 'Peptide calculator' })).toBeDefined();
});

test('a featured image is shown with its description, which is seen below it and spoken once', () => {
  const post = makePost({ featuredImage: '/images/a.webp', featuredImageAlt: 'A vial' });
  render(<ArticleHero post={post} />);
  expect(screen.getByRole('img', { name: 'A vial' }).getAttribute('src')).toBe('/images/a.webp');
  const caption = screen.getByText('A vial');
  expect(caption.tagName).toBe('FIGCAPTION');
  expect(caption.getAttribute('aria-hidden')).toBe('true');
});

test('the drawn picture says which figure of the article it shows', () => {
  render(<ArticleHero post={makePost({ content: '> [!FIGURE step-weight]' })} />);
  const image = screen.getByRole('img', {
    name: /^(?:Part of figure|Figure) 1 of this article: Body weight in the STEP trials/,
  });
  expect(image.getAttribute('src')).toBe('/images/seo/a-first-look/hero.webp');
});

test('a title set in type stands beside the title and has no caption', () => {
  render(<ArticleHero post={makePost()} />);
  expect(screen.getByRole('figure').textContent).toBe('');
  expect(screen.queryByRole('img')).toBeNull();
});
