import type { Locator, Page } from 'playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { ARTICLE, ARTICLE_SLUG } from './pages';

/** Waits until the top of the element is in the viewport and below the sticky header. */
async function expectInView(page: Page, target: Locator): Promise<void> {
  const header = page.getByRole('banner');
  await expect
    .poll(async () => {
      const top = (await target.boundingBox())?.y ?? -1;
      const { height = 0 } = (await header.boundingBox()) ?? {};
      return top >= height && top < (page.viewportSize()?.height ?? 0);
    })
    .toBe(true);
}

/** Clicks the last citation; returns the reference that it opens and the scroll offset. */
async function openLaterCitation(page: Page) {
  const citation = page.getByRole('article').first().locator('sup a').last();
  await citation.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await citation.click();
  const card = page.locator('li:target');
  await expect(card).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  return { card, before };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const width of [1280, 390]) {
      test(`At ${width} pixels a citation opens its reference at the bottom edge and closes it, without scrolling the text`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(ARTICLE);
        const { card, before } = await openLaterCitation(page);
        const box = await card.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0);
        await expect(card.getByRole('link', { name: /^About this/ })).toHaveAttribute(
          'href',
          /^\/resources\/papers\/[a-z0-9-]+$/,
        );
        await page.getByRole('link', { name: 'Close', exact: true }).click();
        await expect(card).toHaveCount(0);
        await expect(page.getByRole('link', { name: 'Close', exact: true })).toBeHidden();
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      });
    }
  });
}

test('Tab reaches an open reference, a link goes back, and Escape closes it', async ({ page }) => {
  await page.goto(ARTICLE);
  const mention = page.getByRole('link', { name: 'Reference 2', exact: true }).first();
  await mention.click();
  await expect(page).toHaveURL(`${ARTICLE}#reference-2`);
  await page.keyboard.press('Tab');
  await expect(page.locator('#reference-2 a').first()).toBeFocused();
  await expectAccessible(page, 'with an open reference');

  await page.getByRole('link', { name: 'Back to reference 2 in the text' }).click();
  await expect(page).toHaveURL(`${ARTICLE}#citation-2`);
  await expectInView(page, page.locator('#citation-2'));
  await mention.press('Enter');
  await expect(page.locator('li:target')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('li:target')).toHaveCount(0);
  await expect(mention).toBeFocused();
});

test('The table of contents lists the sections, jumps to them and marks the current one', async ({
  page,
}) => {
  const post = await (await page.request.get(`/api/blog/posts/${ARTICLE_SLUG}`)).json();
  const sections = [...post.content.matchAll(/^# (.+)$/gm)].map(([, text]) => text);
  await page.goto(ARTICLE);
  const links = page.getByRole('navigation', { name: 'In this article' }).getByRole('link');
  await expect(links).toHaveText(sections);

  const second = links.nth(1);
  await second.click();
  const heading = page.getByRole('heading', { level: 2, name: sections[1], exact: true });
  await expectInView(page, heading);
  await expect(second).toHaveAttribute('aria-current', 'location');

  // Each jump skips the headings in between.
  await links.last().click();
  await expect(links.last()).toHaveAttribute('aria-current', 'location');
  await page.goBack();
  await expect(second).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(links.and(page.locator('[aria-current]'))).toHaveCount(0);
});

test('On a phone the table of contents is a closed disclosure above the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByText('In this article').first().click();
  await contents.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#.+/);
  await expectInView(page, page.locator(new URL(page.url()).hash));
});

test('A printed article keeps its text and references, and drops the rest', async ({ page }) => {
  await page.goto(`${ARTICLE}#reference-2`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#reference-1')).toBeVisible();
  // In print, an open reference is in its place in the list.
  await expect(page.locator('#reference-2')).toHaveCSS('position', 'relative');
  await expect(page.getByRole('link', { name: 'Close', exact: true })).toBeHidden();
  await expect(page.locator('main figure').first()).toBeHidden();
  await expect(page.locator('.callout-takeaways')).toBeVisible();
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  // Glossary terms are buttons, but also words of the text, so they are printed.
  const controls = page.locator('button:not([popovertarget])').filter({ visible: true });
  await expect(controls).toHaveCount(0);
});
