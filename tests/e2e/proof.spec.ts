import { expect, test } from './fixtures';
import { CALCULATOR } from './pages';

test('The calculator links to the proof, which shows all 91 published examples and offers its cases as JSON', async ({
  page,
}) => {
  await page.goto(CALCULATOR);
  await page.getByRole('link', { name: 'Proof, example by example' }).click();
  await expect(page).toHaveURL(`${CALCULATOR}/proof`);
  const parts = page.locator('#published details');
  await expect(parts).toHaveCount(34);
  // The part with a differing number starts open. The page is short on screen, and complete in print.
  await expect(page.locator('#published details[open]')).toContainText('different');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
  await page.emulateMedia({ media: 'print' });
  for (const part of await parts.all()) await expect(part.getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await parts.evaluateAll((all) => {
    for (const part of all) part.toggleAttribute('open', true);
  });
  const table = page.locator('#published');
  await expect(table.getByRole('row')).toHaveCount(34 + 91 + 1);
  await expect(table.getByRole('cell', { name: /^same/ })).toHaveCount(91);
  await expect(page.getByRole('main')).toContainText(/gets 80 of 80 right/);

  const file = page.getByRole('link', { name: '/data/reconstitution-cases.json', exact: true });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/json');
  const { cases, $schema } = await answer.json();
  expect(cases).toHaveLength(80);
  expect((await page.request.get($schema)).status()).toBe(200);
});
