import { navigationRecord } from '@/lib/records/navigation';
import { expect, recordApiCalls, test } from './fixtures';

test('The home page describes the site, shows its fixed figures and doors, and both of its buttons open the blog', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Amide Academy: peptide science, explained bond by bond');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const data = JSON.parse(text ?? '');
  expect(data['@type']).toBe('WebSite');
  expect(data.potentialAction.target.urlTemplate).toMatch(/\/blog\?search=\{search_term_string\}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const main = page.getByRole('main');
  const opening = main.locator('section').first();
  await expect(opening.getByRole('term')).toHaveText(['Articles', 'Categories', 'Readers']);
  await expect(opening.getByRole('definition')).toHaveText(['315', '15', '12K']);
  await expect(page.getByRole('link', { name: 'View All Articles' })).toHaveAttribute(
    'href',
    '/blog',
  );
  const parts = main.getByRole('heading', { level: 2 });
  await expect(parts.first()).toHaveText('Featured Articles');
  for (const { title, links } of navigationRecord.get().doors) {
    const door = main.locator('div').filter({ has: page.getByRole('heading', { name: title }) });
    for (const { label, href } of links)
      await expect(door.getByRole('link', { name: label, exact: true }).first()).toHaveAttribute(
        'href',
        href,
      );
  }
  await expect(main.locator('a[href^="/peptides/"]')).toHaveCount(0);
  await main.getByRole('link', { name: 'Start Learning' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Educational Articles');
});

test('Featured Articles shows the featured posts in order, the first one large, without an API call', async ({
  page,
  request,
}) => {
  const featured = await (await request.get('/api/blog/posts/featured')).json();
  expect(featured.length).toBeGreaterThan(1);
  const calls = recordApiCalls(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
  await expect(page.getByRole('heading', { level: 2, name: 'Featured Articles' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
    featured.map(({ title }: { title: string }) => title),
  );
  const widths = await cards.evaluateAll((nodes) => nodes.map((node) => node.clientWidth));
  const [first = 0, ...others] = widths;
  expect(first).toBeGreaterThan(1.5 * Math.max(...others));
  // The others are in rows of three.
  const tops = await cards.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().top),
  );
  expect(new Set(tops.slice(1)).size).toBe(Math.ceil(others.length / 3));
  // No row ends in a gap: the last card reaches the right and bottom edges of the grid.
  for (const width of [320, 390, 768, 1920, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await cards.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON()),
    );
    const [right, bottom] = [
      Math.max(...boxes.map((box) => box.right)),
      Math.max(...boxes.map((box) => box.bottom)),
    ];
    expect(boxes.at(-1).right, `${width} px`).toBeCloseTo(right, 0);
    expect(boxes.at(-1).bottom, `${width} px`).toBeCloseTo(bottom, 0);
  }

  const [card, best] = [cards.first(), featured[0]];
  for (const text of [best.tags[0], best.description, best.author, best.readingTime]) {
    await expect(card).toContainText(text);
  }
  await card.getByRole('link', { name: best.title }).click();
  await expect(page).toHaveURL(`/blog/${best.slug}`);
});

test('The calculator band shows a worked example and opens the calculator', async ({ page }) => {
  await page.goto('/');
  const band = page.locator('section').filter({ hasText: 'without the mental arithmetic' });
  await expect(band.getByRole('definition')).toHaveText(['5 mg', '2 mL', '250 mcg', '10 units']);
  // Only one of the two drawings, whole syringe or barrel alone, is shown.
  await expect(band.getByRole('img', { name: /filled to the 10 unit mark of 100/ })).toHaveCount(1);
  await band.getByRole('link', { name: 'Open the calculator' }).click();
  await expect(page).toHaveURL('/tools/peptide-calculator');
});

test('The first screen says what this is, for whom, and that there is a shop', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^Free reading on peptides for patients, researchers/),
  ).toBeInViewport({
    ratio: 1,
  });
  const note = main.getByRole('link', { name: 'We also run a shop: what that means' });
  await expect(note).toBeInViewport();
  await note.click();
  await expect(page).toHaveURL('/about#shop');
  await expect(page.getByRole('heading', { name: 'Shop', exact: true })).toBeInViewport();
});
