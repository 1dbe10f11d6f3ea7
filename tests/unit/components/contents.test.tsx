// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentsChain } from '@/components/ui/contents';

const WINDOW_HEIGHT = 900;
/** Where the headings stand on the page, and how high the page is, in pixels. */
const TOPS = { first: 400, second: 1400, third: 2700, fourth: 2850 };
const PAGE_HEIGHT = 3000;

const current = () =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'location')
    ?.textContent;

/** Scrolls at once, as a jump does: no heading need come into view on the way. */
function scrollTo(top: number) {
  window.scrollY = top;
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  Object.assign(window, { innerHeight: WINDOW_HEIGHT, scrollY: 0 });
  window.location.hash = '';
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE_HEIGHT);
  const ids = Object.keys(TOPS);
  document.body.replaceChildren(
    ...Object.entries(TOPS).map(([id, top]) => {
      const heading = document.createElement('h2');
      heading.id = id;
      heading.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 600, 30);
      return heading;
    }),
    document.createElement('main'),
  );
  const container = document.querySelector('main') ?? document.body;
  render(<ContentsChain entries={ids.map((id) => ({ id, text: id }))} label="In this article" />, {
    container,
  });
});

test('nothing is marked above the first section', () => {
  expect(current()).toBeUndefined();
});

test('the section in the window is marked after jumps down and up, whatever they leave out', () => {
  scrollTo(1800);
  expect(current()).toBe('second');
  scrollTo(700);
  expect(current()).toBe('first');
  scrollTo(1800);
  scrollTo(0);
  expect(current()).toBeUndefined();
});

test('a page that opens further down marks its section', () => {
  scrollTo(0);
  window.scrollY = 1800;
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(current()).toBe('second');
});

test('at the end of the page the last section is marked, or the one that was jumped to', () => {
  scrollTo(PAGE_HEIGHT - WINDOW_HEIGHT);
  expect(current()).toBe('fourth');
  const third = document.getElementById('third');
  vi.spyOn(third as HTMLElement, 'matches').mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(current()).toBe('third');
});
