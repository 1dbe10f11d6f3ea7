import type { BrowserContext, Page } from 'playwright/test';
import { toPagePolicy } from '@/lib/platform/content-security-policy';
import { openCalculator, openTool, results } from './calculator-page';
import { startChangedSite } from './changed-site';
import { expect, test } from './fixtures';
import { OFFLINE_ERRORS, waitUntilCalculatorCached } from './offline';
import { CALCULATOR, PRACTICE, SOMETHING_WENT_WRONG } from './pages';

test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) =>
  page.getByText(/^Saved on [A-Z][a-z]+ \d{1,2}, \d{4}, no network or no answer\./);

/** Returns the names of all caches of the page's origin, oldest first. */
const readCacheNames = (page: Page) => page.evaluate(() => caches.keys());

test('After one visit every saved page opens offline, says so and is fully functional', async ({
  page,
  context,
  allowError,
}) => {
  allowError(OFFLINE_ERRORS);
  await page.goto(CALCULATOR);
  await expect(kept(page)).toBeHidden();
  await waitUntilCalculatorCached(page);
  const pages = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    const paths = requests.map(({ url }) => new URL(url).pathname);
    return paths.filter((path) => !/^\/_next\/|\.json$/.test(path));
  });
  expect(pages).toEqual(expect.arrayContaining([CALCULATOR, SOMETHING_WENT_WRONG]));

  await context.setOffline(true);
  // A tool that was never opened while online.
  await openCalculator(page, '?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg');
  await expect(kept(page)).toBeVisible();
  const tool = await openTool(page, 'A concentration on a label');
  await tool.getByLabel('Strength as printed').fill('10 mg/0.5 mL');
  await tool.getByLabel('Dose to draw').fill('5');
  await expect(tool).toContainText(/Draw 25.units, 0\.25.mL/);
  for (const path of pages) {
    await page.goto(path);
    await expect(kept(page), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  // Problems are generated in the browser, so a set that was never opened works too.
  await page.goto(`${PRACTICE}?seed=77`);
  await expect(page.getByRole('heading', { name: '1 of 20' })).toBeVisible();
  await page.goto(CALCULATOR);
  const links = page.getByRole('main').locator(`a[href^="${CALCULATOR}/"]`);
  for (const path of await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))) {
    await page.goto(CALCULATOR);
    await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(`${path}`);
    await expect(kept(page)).toBeVisible();
  }

  await context.setOffline(false);
  await openCalculator(page);
  await expect(kept(page)).toBeHidden();
});

/** Starts a proxy of the site that serves a second build, with another heading, after `publish`. */
async function startBuilds(site: string) {
  let isSecond = false;
  const changed = await startChangedSite(site, (path, headers, body) => {
    if (isSecond && path === '/sw.js')
      return Buffer.from(body.toString().replace(/^(const VERSION = ").*"/m, '$1second"'));
    if (!isSecond || !headers['content-type']?.startsWith('text/html')) return body;
    // Both titles have the same length, since the RSC payload contains byte counts.
    const html = body.toString().replaceAll('Peptide calculator', 'Revised calculator');
    headers['content-security-policy'] = toPagePolicy(html);
    return Buffer.from(html);
  });
  return {
    ...changed,
    publish() {
      isSecond = true;
    },
  };
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
}

test('A second build is shown online at once, and offline after that online visit', async ({
  page,
  context,
  baseURL,
  allowError,
}) => {
  allowError(OFFLINE_ERRORS);
  const site = await startBuilds(baseURL ?? '');
  try {
    const address = `${site.origin}${CALCULATOR}`;
    await page.goto(address);
    await waitUntilCalculatorCached(page);
    const [first] = await readCacheNames(page);
    await expectOffline(context, page, address, 'Peptide calculator');

    site.publish();
    await page.goto(address);
    await expectHeading(page, 'Revised calculator');
    await expect(kept(page)).toBeHidden();
    // The previous build's cache stays: one of its pages may still be open.
    await expect.poll(() => readCacheNames(page)).toEqual([first, 'calculator second']);
    await waitUntilCalculatorCached(page);
    await expectOffline(context, page, address, 'Revised calculator');
    await page.goto(`${address}?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg`);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(results(page)).toContainText('Draw to the 10 unit mark');
  } finally {
    site.stop();
  }
});

/** Checks a page's heading and saved-copy note offline, then goes back online. */
async function expectOffline(context: BrowserContext, page: Page, address: string, title: string) {
  await context.setOffline(true);
  await page.goto(address);
  await expectHeading(page, title);
  await expect(kept(page)).toBeVisible();
  await context.setOffline(false);
}

test('The calculator is installable, with PNG icons and only its own pages in scope', async ({
  page,
  context,
  request,
}) => {
  await page.goto(CALCULATOR);
  await waitUntilCalculatorCached(page);
  const client = await context.newCDPSession(page);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // The test browser is incognito, which is the only objection accepted here.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const path = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(path ?? '')).json();
  expect(manifest).toMatchObject({ start_url: CALCULATOR, scope: CALCULATOR });
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
  }
  await page.goto('/');
  await expect(page.locator('link[rel="manifest"]')).not.toHaveAttribute('href', String(path));
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/tools/']);
});
