import { expect, test } from './fixtures';
import { CALCULATOR } from './pages';

test('The proof shows all 91 published examples, is reached from the calculator, and its cases can be taken', async ({
  page,
}) => {
  await page.goto(CALCULATOR);
  await page.getByRole('link', { name: 'Proof, example by example' }).click();
  await expect(page).toHaveURL(`${CALCULATOR}/proof`);
  const table = page.getByRole('region', { name: /Published examples beside/ });
  await expect(table.getByRole('row')).toHaveCount(1 + 34 + 91 + 1);
  await expect(table.getByRole('cell', { name: /^same/ })).toHaveCount(91);
  await expect(page.getByRole('main')).toContainText(/gets 80 of 80 right/);

  const file = page.getByRole('link', { name: '/data/reconstitution-cases.json', exact: true });
  const answer = await page.request.get((await file.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/json');
  const { cases, $schema } = await answer.json();
  expect(cases).toHaveLength(80);
  expect((await page.request.get($schema)).status()).toBe(200);
});
