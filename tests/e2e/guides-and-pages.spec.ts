import { expect, test } from './fixtures';
import { COMPANY, h1, ODD_SLUGS, readCanonical } from './learn-pages';

test('The table of contents of a guide jumps to its sections', async ({ page }) => {
  await page.goto('/guides/beginners');
  await expect(h1(page)).toHaveText("Beginner's Guide to Peptides");
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  await contents.getByRole('link', { name: 'How to read a claim' }).click();
  await expect(page).toHaveURL('/guides/beginners#how-to-read-a-claim');
  await expect(
    page.getByRole('heading', { level: 2, name: 'How to read a claim' }),
  ).toBeInViewport();
});

test("Unknown guides show 'Guide' and 'Content Coming Soon' with status 200 and are not indexed", async ({
  page,
  request,
}) => {
  for (const slug of ODD_SLUGS) {
    const answer = await request.get(`/guides/${slug}`);
    expect(answer.status(), slug.slice(0, 20)).toBe(200);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
  }
  await page.goto('/guides/nope');
  await expect(page).toHaveTitle('Guide | Amide Academy');
  await expect(h1(page)).toHaveText('Guide');
  await expect(page.getByText('Content Coming Soon', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Safety guide' }).click();
  await expect(page).toHaveURL('/guides/safety');
});

test('Each page about us has its own text, title and canonical address', async ({ page }) => {
  for (const [slug, title] of Object.entries(COMPANY)) {
    await page.goto(`/${slug}`);
    await expect(page).toHaveTitle(`${title} | Amide Academy`);
    await expect(h1(page)).toHaveText(title);
    expect(await readCanonical(page)).toBe(`/${slug}`);
    expect(await page.getByRole('main').locator('h2').count(), slug).toBeGreaterThanOrEqual(3);
    await expect(
      page.getByRole('main').getByText(/^Updated [A-Z][a-z]+ \d+, \d{4}$/),
      slug,
    ).toBeVisible();
  }
});

test('The browser stores nothing but what the privacy page says it stores', async ({
  page,
  context,
}) => {
  await page.goto('/privacy');
  await page.getByRole('button', { name: /theme/i }).click();
  await expect(page.locator('html')).toHaveClass(/light|dark/);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  await expect(page.getByText(keys.join(), { exact: true })).toBeVisible();
  expect(keys).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test('Safety questions: incidents come first, a URL fragment opens its answer, print shows all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/safety');
  const happened = page.locator('section', { hasText: 'Has it happened already?' });
  await expect(happened.getByRole('link').first()).toHaveText(/^Too much was drawn/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
  await page.goto('/safety#pregnancy-tirzepatide');
  const answer = page.locator('#pregnancy-tirzepatide');
  await expect(answer).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#surgery-semaglutide')).toBeVisible();
});
