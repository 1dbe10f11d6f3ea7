import { expectAccessible } from './axe';
import { expect, test } from './fixtures';

const MAP = '/research/evidence-map';

test('The evidence map is a table whose cells have text labels and link to their papers, and a CSV file', async ({
  page,
  request,
}) => {
  await page.goto(MAP);
  await expect(page.getByRole('heading', { level: 1, name: 'Evidence map' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Evidence map' });
  await expect(table.getByRole('columnheader', { name: 'Blood sugar' })).toBeVisible();
  const row = table.getByRole('row', { name: /^TB-500 / });
  await expect(row.getByRole('rowheader', { name: 'TB-500' })).toBeVisible();
  await expect(row).toContainText('no result recorded');
  await expect(
    row.getByRole('link', {
      name: /^TB-500, wounds, tendons, bones and joints: ?1 paper in animals or cells, best: ?animals ?\(not studied in people\)$/,
    }),
  ).toBeVisible();
  const blend = table.getByRole('row', { name: /^Selank \+ Semax / });
  await expect(blend).toContainText('No study of the mixture was found.');

  const answer = await request.get(`${MAP}.csv`);
  expect(answer.headers()['content-type']).toContain('text/csv');
  const lines = (await answer.text()).trim().split('\r\n');
  expect(lines[0]).toMatch(/^substance,area,/);
  expect(lines).toHaveLength((await page.locator('.evidence-map td > a').count()) + 1);

  const cell = page.getByRole('link', { name: /^BPC-157, gut, gallbladder and pancreas: / });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${MAP}/bpc-157#gut`);
  const area = page.locator('#gut');
  await expect(area.getByRole('heading', { name: 'Gut, gallbladder and pancreas' })).toBeVisible();
  await expect(area).toContainText('no result recorded');
  await area.getByRole('link', { name: /PL 14736/ }).click();
  await expect(page).toHaveURL('/resources/papers/ruenzi-2005-pl14736-colitis');
});

test('The side effects column is fully on screen on a tablet', async ({ page }) => {
  await page.goto(MAP);
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const cell = page.getByRole('link', { name: /^Semaglutide, side effects of other kinds: / });
    const box = await cell.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test.describe('Without JavaScript on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the filters are links, and each substance has its cells below its name', async ({
    page,
  }) => {
    await page.goto(MAP);
    await page.getByRole('navigation', { name: 'Substances' }).getByText('Healing').click();
    await expect(page).toHaveURL(`${MAP}/category/healing`);
    await expect(page.getByRole('rowheader', { name: 'BPC-157' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Semaglutide' })).toHaveCount(0);

    await page.getByRole('navigation', { name: 'Kind of study' }).getByText('Cell studies').click();
    await expect(page).toHaveURL(`${MAP}/kind/cells`);
    await expect(page.locator('.evidence-map td > a').first()).toContainText('cells');

    await page.goto(MAP);
    const name = page.getByRole('rowheader', { name: 'Semaglutide' });
    const cell = page.getByRole('link', { name: /^Semaglutide, body weight and fat: .*\(helps/ });
    await expect(cell).toContainText('Weight');
    const [above, below] = [await name.boundingBox(), await cell.boundingBox()];
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect((below?.x ?? 0) + (below?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('The peptide library says how well each substance is studied, and its status', async ({
  page,
}) => {
  await page.goto('/peptides');
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'How well each is studied' }) });
  await expect(
    section.getByRole('listitem').filter({ hasText: /Semaglutide, approved\s*$/ }),
  ).toBeVisible();
  await expect(
    section.getByRole('listitem').filter({ hasText: /^\s*BPC-157, banned in sport\s*$/ }),
  ).toBeVisible();
  await section.getByRole('link', { name: /^Evidence map/ }).click();
  await expect(page).toHaveURL(MAP);
});

test('axe finds nothing on the map of a category', async ({ page }) => {
  await page.goto(`${MAP}/category/blends`);
  await expectAccessible(page, 'blends');
});
