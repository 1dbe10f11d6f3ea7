import { expect, test } from './fixtures';

const COMPARE = '/peptides/compare';

test('The comparison shows the pair in its URL, and choosing another updates the URL', async ({
  page,
}) => {
  await page.goto(`${COMPARE}?a=semaglutide&b=liraglutide`);
  await expect(
    page.getByRole('heading', { name: 'Semaglutide against Liraglutide in one trial' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rubino 2022' }).first()).toHaveAttribute(
    'href',
    '/resources/papers/rubino-2022-step8',
  );
  await page.getByLabel('Second substance').selectOption({ label: 'BPC-157' });
  await expect(page).toHaveURL(`${COMPARE}?a=semaglutide&b=bpc-157`);
  await expect(page.getByText('We hold no trial in which both had a group')).toBeVisible();
  await expect(page.getByText('Our records hold nothing that was measured')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Second substance')).toHaveValue('bpc-157');
  await expect(page.getByRole('rowheader', { name: 'Approved' })).toBeVisible();
});

test('The comparison fetches nothing for the default pair and says it is no ranking', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/compare/data/')) fetched.push(request.url());
  });
  await page.goto(COMPARE);
  await expect(page.getByLabel('First substance')).toBeEnabled();
  await expect(page.getByLabel('First substance')).toHaveValue('semaglutide');
  await expect(page.getByText('Not a ranking').first()).toBeVisible();
  expect(fetched).toEqual([]);
});

test('On a phone the comparison draws the substances as chosen, and is at most 6,000 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${COMPARE}?a=tirzepatide&b=semaglutide`);
  const figure = page.locator('figure').first();
  await expect(figure).toContainText('−20.2% with tirzepatide, −13.7% with semaglutide');
  await expect(figure.locator('use:visible')).toHaveAttribute(
    'href',
    '/figures/compare-tirzepatide-semaglutide-together.parts.svg#narrow',
  );
  await figure.getByText('The numbers as a table').click();
  await expect(figure.getByRole('cell', { name: /tirzepatide: −20.2%/ })).toBeVisible();
  await page.getByText('Who was studied, and with what').first().click();
  await expect(page.getByText('751 adults with obesity')).toBeVisible();

  for (const pair of ['a=semaglutide&b=tirzepatide', 'a=liraglutide&b=semaglutide']) {
    await page.goto(`${COMPARE}?${pair}`);
    await expect(page.getByText('Not a ranking').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
  }
});

test('The comparison says what is wrong with a URL, and the keyboard can correct it', async ({
  page,
}) => {
  await page.goto(`${COMPARE}?a=semaglutide&b=wonder`);
  await expect(page.getByText('“wonder” is not in the library.')).toBeVisible();
  await page.goto(`${COMPARE}?a=semaglutide&b=semaglutide`);
  await expect(page.getByText('Choose two different substances.')).toBeVisible();
  const second = page.getByLabel('Second substance');
  await second.focus();
  await page.keyboard.type('Tirz');
  await expect(
    page.getByRole('heading', { name: 'Semaglutide against Tirzepatide in one trial' }),
  ).toBeVisible();
});

test('A comparison that cannot be loaded says so, and Try again recovers', async ({
  page,
  allowError,
}) => {
  allowError(/status of 500/);
  await page.route('**/compare/data/*.json', (route) => route.fulfill({ status: 500 }));
  await page.goto(`${COMPARE}?a=tirzepatide&b=retatrutide`);
  await expect(page.getByRole('alert').filter({ hasText: 'could not load' })).toBeVisible();
  await page.unroute('**/compare/data/*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'Tirzepatide against Retatrutide in one trial' }),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Without JavaScript the comparison shows one pair and lists the papers of the others', async ({
    page,
  }) => {
    await page.goto(COMPARE);
    await expect(page.locator('noscript p')).toContainText('Choosing others needs JavaScript');
    await expect(
      page.getByRole('heading', { name: 'Semaglutide against Tirzepatide in one trial' }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'STEP 8' })).toBeVisible();
  });
});
