// @vitest-environment happy-dom
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { h } from 'hastscript';
import { beforeEach, expect, test } from 'vitest';
import { Prose } from '@/components/articles/prose';
import { AppRouter, push } from '../../fixtures/app-router';
import { toTree } from '../../fixtures/article-html';

beforeEach(() => push.mockReset());

const show = (markdown: string) =>
  render(<Prose tree={toTree(markdown).tree} />, { wrapper: AppRouter });

/** Clicks the link and says whether the browser is left to follow it. */
function isLeftToBrowser(keys: MouseEventInit = {}, target = screen.getByRole('link')): boolean {
  const click = createEvent.click(target, keys);
  fireEvent(target, click);
  return !click.defaultPrevented;
}

test.each(['/blog/a', '/resources/glossary#receptor', '/blog?tag=GLP-1'])(
  'a click on a link to %s opens that page in place',
  (address) => {
    show(`[text](${address})`);
    expect(isLeftToBrowser()).toBe(false);
    expect(push.mock.calls).toEqual([[address]]);
  },
);

test('a click on words inside a link counts as one on the link', () => {
  show('[some *text*](/blog/a)');
  expect(isLeftToBrowser({}, screen.getByText('text'))).toBe(false);
});

test.each(['https://example.org/a', '//example.org/a', 'mailto:a@b.org', '#part', 'other'])(
  'a link to %s is left to the browser, with its address as it is written',
  (address) => {
    show(`[text](${address})`);
    expect(screen.getByRole('link').getAttribute('href')).toBe(address);
    expect(isLeftToBrowser()).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click with %s held down is left to the browser',
  (key) => {
    show('[text](/blog/a)');
    expect(isLeftToBrowser({ [key]: true })).toBe(true);
    expect(push).not.toHaveBeenCalled();
  },
);

test('a file is left to the browser, which keeps it', () => {
  const file = h('a', { href: '/figures/a.svg', download: true }, 'Download SVG');
  render(<Prose tree={{ type: 'root', children: [file] }} />, { wrapper: AppRouter });
  expect(isLeftToBrowser()).toBe(true);
  expect(push).not.toHaveBeenCalled();
});

test('a click beside a link does nothing', () => {
  show('Words and [text](/blog/a)');
  expect(isLeftToBrowser({}, screen.getByText(/Words/))).toBe(true);
  expect(push).not.toHaveBeenCalled();
});
