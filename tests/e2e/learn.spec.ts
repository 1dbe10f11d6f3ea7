import { gzipSync } from 'node:zlib';
import { expectAccessible } from './axe';
import { expect, readSiteOrigin, test } from './fixtures';
import { findSmallTargets, readOverflow } from './layout';
import { h1 } from './learn-pages';
import { LESSON } from './pages';

test('Topics, lessons, guides and pages have matching structured data', async ({ page }) => {
  const origin = await readSiteOrigin(page);
  for (const [path, type] of [
    ['/education/methods', 'Course'],
    [LESSON, 'LearningResource'],
    ['/guides/safety', 'LearningResource'],
    ['/about', 'AboutPage'],
    ['/terms', 'WebPage'],
  ] as const) {
    await page.goto(path);
    const records = (
      await page.locator('script[type="application/ld+json"]').allTextContents()
    ).map((text) => JSON.parse(text));
    const own = records.find((record) => record['@type'] === type);
    expect(own, path).toMatchObject({
      url: `${origin}${path}`,
      name: await h1(page).textContent(),
    });
    expect(records.map((record) => record['@type'])).toContain('BreadcrumbList');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A lesson, a topic and a guide are complete and their links work', async ({ page }) => {
    await page.goto('/education/fundamentals');
    await page.getByRole('link', { name: 'Amounts, volumes and units' }).click();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.locator('#reference-1')).toBeVisible();
    const exercise = page.locator('section[data-exercise]').first();
    await expect(exercise.getByText('Answer:')).toBeHidden();
    await exercise.getByText('Show the answer').click();
    await expect(exercise.getByText('Answer:')).toBeVisible();
    await page.goto('/guides/safety');
    await expect(page.getByRole('heading', { name: 'When something goes wrong' })).toBeVisible();
    for (const name of ['Warnings', 'Tips'])
      await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(4);
  });
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('exercises load near the viewport, and work by touch and by keyboard keys', async ({
    page,
  }) => {
    // Wait for link prefetches, so that they do not count towards the size of the exercises.
    await page.goto('/education/fundamentals/reading-a-label-and-a-syringe', {
      waitUntil: 'networkidle',
    });
    const exercise = (kind: string) => page.locator(`section[data-exercise="${kind}"]`);
    await expect(exercise('number').locator('details')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(0);
    const loaded: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) loaded.push(response.body());
    });
    await page.getByRole('heading', { name: 'Try it' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Check' })).toHaveCount(6);
    const bytes = (await Promise.all(loaded)).map((body) => gzipSync(body).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4 * 1024);
    await expect(exercise('number').locator('details')).toBeHidden();
    const check = (kind: string) => exercise(kind).getByRole('button', { name: 'Check' });
    const status = (kind: string) => exercise(kind).getByRole('status');

    const number = exercise('number').getByLabel('Your answer, in units');
    await number.fill('150');
    await check('number').tap();
    await expect(status('number')).toHaveText(/Not yet\. That is ten times too much\./);
    await number.fill('15');
    await number.press('Enter');
    await expect(status('number')).toHaveText('Right. 15 units.');
    await expect(exercise('number').getByText('0.75 mg ÷ 5 mg/mL = 0.15 mL')).toBeVisible();

    await exercise('choice').getByText('Nobody can say').tap();
    await check('choice').tap();
    await expect(status('choice')).toContainText('Right. C is right.');

    const drawing = exercise('draw').getByRole('img');
    const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {};
    await drawing.tap({ position: { x: (width * (18 + (304 * 12) / 30)) / 344, y: height / 2 } });
    const slider = exercise('draw').getByRole('slider', { name: 'Plunger' });
    await expect(slider).toHaveAttribute('aria-valuetext', '12 units');
    await slider.press('ArrowRight');
    await expect(exercise('draw').getByLabel('Plunger at, in units')).toHaveValue('12.5');
    await check('draw').press('Enter');
    await expect(status('draw')).toHaveText('Right. 12.5 units.');

    const order =
      (await exercise('order').getAttribute('data-order'))?.split(' ').map(Number) ?? [];
    const letters = order.map((_, place) => 'ABCDEF'[order.indexOf(place)] ?? '');
    const shown = [...'ABCDEF'];
    for (const [place, letter] of letters.entries()) {
      const up = exercise('order').getByRole('button', { name: `Move ${letter} up` });
      for (let at = shown.indexOf(letter); at > place; at -= 1) await up.press('Enter');
      shown.splice(shown.indexOf(letter), 1);
      shown.splice(place, 0, letter);
    }
    await check('order').press('Enter');
    await expect(status('order')).toContainText('Right.');

    expect(await page.evaluate(findSmallTargets, 44)).toEqual([]);
    await expectAccessible(page, 'exercises', { within: '.prose' });
    expect(await readOverflow(page)).toBe(0);
  });
});

test('A printed lesson or guide keeps its text and omits navigation', async ({ page }) => {
  await page.goto(LESSON);
  await page.emulateMedia({ media: 'print' });
  await expect(h1(page)).toBeVisible();
  await expect(page.locator('#reference-1')).toBeVisible();
  for (const name of ['Breadcrumb', 'Modules of this course', 'Other modules']) {
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  }
  await page.goto('/guides/safety');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'In this guide' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Warnings' })).toBeVisible();
});

test('A lesson marked as read shows in its course and the menu until all is cleared', async ({
  page,
}) => {
  await page.goto(LESSON);
  const own = page.getByRole('region', { name: 'Your progress' });
  await page.getByRole('heading', { name: 'References' }).scrollIntoViewIfNeeded();
  await own.getByRole('button', { name: 'Mark as read' }).click();
  await expect(own.getByRole('button', { name: 'Mark as not read' })).toBeFocused();
  await expect(own.getByRole('status')).toContainText('You have read 1 of the');
  const next = page.getByRole('main').getByRole('link', { name: /^Continue with: / });
  await expect(next).toHaveCount(1);

  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Peptide Fundamentals' })
    .click();
  await expect(h1(page)).toHaveText('Peptide Fundamentals');
  const module = page.getByRole('listitem').filter({ has: page.locator(`a[href="${LESSON}"]`) });
  await expect(module).toContainText(/Read$/);
  await expect(next).toBeVisible();
  await page.getByRole('button', { name: 'Education' }).hover();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Continue/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'All your progress: see, save or clear it' }).click();
  await expect(own).toContainText(/Peptide Fundamentals: 1 of \d lessons read/);
  const clear = own.getByRole('button', { name: 'Clear all progress' });
  await clear.click();
  await expect(own).toContainText('Nothing yet.');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(own).toContainText('1 of');
  await clear.click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Start with the first lesson' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
