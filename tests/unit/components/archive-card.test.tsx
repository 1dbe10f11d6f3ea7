// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ArchiveCard } from '@/components/articles/archive-card';
import { makeSummary } from '../../fixtures/posts';

/** What the browser says of a picture; happy-dom loads none. */
function stubImages(isComplete: boolean, naturalWidth: number) {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isComplete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

beforeEach(() => stubImages(false, 0));

const images = () => [...document.querySelectorAll('img')];

test('a card shows everything there is to know of a post but its text', () => {
  render(
    <ArchiveCard
      post={makeSummary({
        tags: ['Recovery', 'Research'],
        publishedAt: '2025-09-08T00:00:00.000Z',
      })}
    />,
  );
  expect(screen.getByRole('link', { name: 'A first look' }).getAttribute('href')).toBe(
    '/blog/a-first-look',
  );
  for (const text of ['What a reader learns here.', 'Amide Editorial', '5 min read']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByText('Sep 8, 2025').getAttribute('datetime')).toBe('2025-09-08');
  expect(screen.getAllByRole('listitem').map((node) => node.textContent)).toEqual(
    expect.arrayContaining(['Recovery', 'Research']),
  );
});

test('the featured image of the post is shown', () => {
  render(<ArchiveCard post={makeSummary({ featuredImage: '/images/a.webp' })} />);
  expect(images().map((image) => image.getAttribute('src'))).toEqual(['/images/a.webp']);
});

test('an image that fails is hidden', () => {
  render(<ArchiveCard post={makeSummary()} />);
  const [image] = images();
  if (image) fireEvent.error(image);
  expect(images()).toEqual([]);
  expect(screen.getByRole('link', { name: 'A first look' })).toBeDefined();
});

test('an image that failed before the page was interactive is hidden', () => {
  stubImages(true, 0);
  render(<ArchiveCard post={makeSummary({ featuredImage: '/images/gone.webp' })} />);
  expect(images()).toEqual([]);
});

test('an image that was there before the page was interactive stays', () => {
  stubImages(true, 1200);
  render(<ArchiveCard post={makeSummary({ featuredImage: '/images/a.webp' })} />);
  expect(images()).toHaveLength(1);
});

test('pictures on cards are decoration: the title says what they stand for', () => {
  render(<ArchiveCard post={makeSummary({ featuredImage: '/images/a.webp' })} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a card says what its article rests on only where the server told it', () => {
  const { rerender } = render(<ArchiveCard post={makeSummary()} />);
  expect(screen.queryByText(/^Rests on/)).toBeNull();
  rerender(<ArchiveCard post={{ ...makeSummary(), evidence: 'controlled trials' }} />);
  expect(screen.getByText('Rests on controlled trials')).toBeDefined();
});
