// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FollowLinks } from '@/components/layout/follow-links';
import { toParameterFormat, useAddressState } from '@/components/ui/use-address-state';

const { push, prefetch } = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useRouter: () => ({ push, prefetch }),
  useSearchParams: () => null,
}));

const get = vi.fn<(address: string) => Promise<Response>>();
beforeEach(() => {
  get.mockReset().mockImplementation(async () => Response.json(['/a.js', '/a.css']));
  vi.stubGlobal('fetch', get);
});

const format = toParameterFormat('a');

/** A page that shows a parameter of its URL. */
function Shown() {
  return <p>{`a is ${useAddressState(format)[0]}`}</p>;
}

/** Clicks inside a link and returns the URL passed to router.push, if any. */
function click(html: string, keys: MouseEventInit = {}): string | undefined {
  push.mockReset();
  const { unmount } = render(
    <>
      <FollowLinks />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: text is a string of HTML on real pages too */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>,
  );
  // The test window must not navigate.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  fireEvent.click(screen.getByText('it'), keys);
  window.removeEventListener('click', stay);
  unmount();
  return push.mock.lastCall?.[0];
}

test.each([
  ['<a href="/blog/bpc-157?from=a">Read <b>it</b></a>', '/blog/bpc-157?from=a'],
  ['<a href="/">it</a>', '/'],
  ['<a href="/blog?search=a.b">it</a>', '/blog?search=a.b'],
])('a plain click on %s opens the page without a reload', (html, address) => {
  expect(click(html)).toBe(address);
});

test.each([
  '<a href="#dose">it</a>',
  '<a href="/blog/bpc-157#dose">it</a>',
  '<a href="https://example.org/a">it</a>',
  '<a href="//example.org/a">it</a>',
  '<a href="/feed.xml">it</a>',
  '<a href="/images/a.svg#part">it</a>',
  '<a href="/api/blog/posts">it</a>',
  '<a href="/search?q=a">it</a>',
  '<a href="/blog/a" download>it</a>',
  '<a href="/blog/a" target="_blank">it</a>',
  '<p>it</p>',
])('a click on %s is left to the browser', (html) => {
  expect(click(html)).toBeUndefined();
});

test('a page that shows a parameter reads it again after a link has changed the query', async () => {
  push.mockReset().mockImplementation((address) => window.history.pushState(null, '', address));
  window.history.replaceState(null, '', '/compare');
  render(
    <>
      <FollowLinks />
      <Shown />
      <a href="/compare?a=one">to one</a>
    </>,
  );
  fireEvent.click(screen.getByText('to one'));
  expect(await screen.findByText('a is one')).toBeDefined();
});

test('a click with a modifier key is left to the browser', () => {
  const html = '<a href="/blog">it</a>';
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    expect(click(html, { [key]: true })).toBeUndefined();
  }
});

test('hovering over a link with a mouse prefetches it if it is a page', () => {
  prefetch.mockReset();
  render(
    <>
      <FollowLinks />
      <a href="/blog">page</a>
      <a href="/api/health">answer</a>
      <a href="/blog#top">place</a>
    </>,
  );
  for (const text of ['answer', 'place']) fireEvent.pointerOver(screen.getByText(text));
  fireEvent.pointerOver(screen.getByText('page'), { pointerType: 'touch' });
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('page'), { pointerType: 'mouse' });
  expect(prefetch.mock.calls).toEqual([['/blog']]);
});

test('files that pages share are fetched after load, unless the reader saves data', async () => {
  const asked = () => get.mock.calls.map(([address]) => address);
  render(<FollowLinks />).unmount();
  await vi.waitFor(() => expect(asked()).toEqual(['/ahead.json', '/a.js', '/a.css']));
  get.mockReset();
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  render(<FollowLinks />);
  expect(asked()).toEqual([]);
});

test('a click that a control has prevented is not followed', () => {
  push.mockReset();
  render(
    <>
      <FollowLinks />
      <a href="/blog" onClick={(event) => event.preventDefault()}>
        it
      </a>
    </>,
  );
  fireEvent.click(screen.getByText('it'));
  expect(push).not.toHaveBeenCalled();
});

test('details around the element that the hash names are opened', () => {
  document.body.innerHTML = '<details><details><p id="dose">it</p></details></details>';
  window.location.hash = '#dose';
  render(<FollowLinks />);
  expect(document.querySelectorAll('details[open]')).toHaveLength(2);
});
