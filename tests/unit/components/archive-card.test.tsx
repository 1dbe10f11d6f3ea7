// @vitest-environment happy-dom
import { render } from '@testing-library/react';
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
