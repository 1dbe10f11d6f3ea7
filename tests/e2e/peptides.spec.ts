import type { Locator, Page } from 'playwright/test';
import { expect, expectInteractive, test } from './fixtures';
import { HEIGHTS, TABS_WITHIN } from './limits';
import { isFullRun, readAddresses, UNCOMPRESSED } from './pages';

const PEPTIDE = '/peptides/bpc-157';
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Opens a peptide page and waits until its tabs are hydrated. */
async function openPeptide(page: Page, path = PEPTIDE): Promise<void> {
  await page.goto(path);
  await expectInteractive(tab(page, 'Dosing'));
}

/** The value (`dd`) of a name (`dt`) in a description list. */
const row = (page: Page, name: string) =>
  page.getByRole('definition').filter({ has: page.locator(`xpath=../dt[text()="${name}"]`) });

test('A peptide page shows its breadcrumb, category, name, code, status, benefits and the amount per unit of its vial', async ({
  page,
}) => {
  await openPeptide(page);
  await expect(page).toHaveTitle('BPC-157 | Amide Academy');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/bpc-157$/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const about = data.map((text) => JSON.parse(text)).find((item) => item.about)?.about;
  expect(about).toMatchObject({ molecularFormula: 'C62H98N16O22' });
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Products', 'BPC-157']);
  await expect(trail.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('BPC-157');
  const head = page.getByRole('main').locator('header');
  await expect(head).toContainText('Wellness');
  await expect(head).toContainText(/Code BPC\d+/);
  await expect(head.getByRole('term')).toHaveText([
    'Best evidence',
    'Main result',
    'Safety',
    'Approved',
    'In sport',
    'Last checked',
  ]);
  await expect(head).toContainText('Banned: class S0 of the 2026 list');
  await expect(head.getByRole('link', { name: /full status/ })).toHaveAttribute('href', '#status');
  const benefits = page.getByRole('region', { name: 'Key benefits studied' });
  await expect(benefits.getByRole('listitem').first()).toContainText(/\w{8}/);

  await expect(tab(page, 'Reconstitution')).toHaveAttribute('aria-selected', 'true');
  const panel = page.getByRole('tabpanel', { name: 'Reconstitution' });
  await expect(panel.getByRole('term')).toHaveText([
    'Vial amount',
    'BAC water',
    'Per unit',
    'Injection type',
    'Frequency',
    'Recommended dose',
    'Cycle length',
  ]);
  await expect(row(page, 'Vial amount')).toHaveText('10\u00a0mg');
  await expect(row(page, 'BAC water')).toHaveText('2\u00a0mL');
  await expect(row(page, 'Per unit')).toHaveText('0.05\u00a0mg (50\u00a0mcg)');
  await expect(page.getByRole('link', { name: 'Open in calculator' })).toHaveAttribute(
    'href',
    '/tools/peptide-calculator?amount=10&unit=mg&diluent=2',
  );

  const related = page.getByRole('region', { name: 'Related products' });
  await expect(related.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/peptides\/(?!bpc-157$)/,
  );

  await page.getByText('Formula, mass, half-life').click();
  await expect(row(page, 'Formula')).toHaveText('C62H98N16O22');
  await expect(row(page, 'Average mass')).toContainText('1,419.5');
  await expect(row(page, 'Net charge at pH 7')).toContainText('−2');
  await expect(page.getByText(/Evidence level \d of 5/)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'Regulatory and anti-doping status' }),
  ).toBeVisible();
  const status = page.locator('#status');
  for (const label of ['Approved:', 'US compounding:', 'In sport:', 'Trials in people:'])
    await expect(status).toContainText(label);
  await page.getByText('What each mark of the syringe holds').click();
  await expect(page.getByRole('cell', { name: '10\u00a0units' })).toBeVisible();
  await expect(page.getByText('No source gives a dose for this vial')).toBeVisible();
  // Without an approved label the page says so and gives what applies to any injection.
  const section = page.locator('#before-use');
  await expect(section).toContainText('No label exists for BPC-157: no authority has checked');
  await expect(section.getByRole('link', { name: /^Has something gone wrong/ })).toBeVisible();
  const rule = section.getByRole('listitem').first();
  await expect(rule.getByRole('link').first()).toHaveAttribute('href', /^\/resources\/papers\//);
});

test('On a phone the first screen shows the main result, main harm, approval and sport status', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/peptides/semaglutide');
  for (const label of ['Main result', 'Main harm', 'Approved', 'In sport']) {
    await expect(row(page, label)).toBeInViewport({ ratio: 1 });
  }
  await expect(row(page, 'Main result')).toContainText(/lost at least 5% of weight .* certainty/);
});

test('Findings come before the vial: results with numbers, people and paper, or a note that there are none', async ({
  page,
}) => {
  await page.goto('/peptides/semaglutide');
  const sections = await page
    .getByRole('main')
    .locator('section')
    .evaluateAll((nodes) => nodes.map(({ id }) => id).filter(Boolean));
  expect(sections.slice(0, 4)).toEqual(['summary', 'findings', 'use', 'reconstitution']);
  const findings = page.locator('#findings');
  await findings.getByText('the STEP 1 trial').first().click();
  const box = findings.getByRole('figure').first();
  await expect(box).toContainText('1,961 adults');
  await expect(box).toContainText('95% CI');
  await box.getByText('The numbers as a table').click();
  const row = box.getByRole('row', { name: /^Loss of 5% or more/ });
  await expect(row.getByRole('cell')).toHaveText(['311 of 1,000', '835 of 1,000']);
  await expect(box.getByRole('link', { name: /^Reference / }).first()).toHaveAttribute(
    'href',
    /^#reference-\d+$/,
  );
  const first = findings.getByRole('listitem').first();
  await expect(first).toContainText('high certainty');
  await first.getByRole('heading', { name: 'Body weight' }).click();
  await expect(first).toContainText('Of 100 people');
  await findings.getByText(/^Evidence level 5 of 5/).click();
  await expect(findings.getByRole('heading', { name: 'Harms measured' })).toBeVisible();
  await page.goto('/peptides/tb-500');
  await expect(page.locator('#findings')).toContainText(/holds no study of TB-500 in people/);
});

test('The section bar has five links with URL fragments and marks the section in view', async ({
  page,
}) => {
  await openPeptide(page);
  const stops = page.getByRole('navigation', { name: 'On this page' });
  await expect(stops.getByRole('link')).toHaveText([
    'Summary',
    'What studies found',
    'Use and safety',
    'Molecule',
    'Sources',
  ]);
  for (const name of ['Molecule', 'Use and safety']) {
    const stop = stops.getByRole('link', { name });
    await stop.click();
    await expect(stop).toHaveAttribute('aria-current', 'location');
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeInViewport();
    // The bar does not cover the heading.
    const [above, below] = [await stops.boundingBox(), await heading.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/peptides/bpc-157#molecule');
  const current = stops.locator('[aria-current]');
  await expect(current).toHaveText('Molecule');
  await expect(current).toBeInViewport({ ratio: 1 });
});

test('Peptide pages keep to the height limits with details closed', async ({ page, request }) => {
  test.slow();
  const paths = (await readAddresses(request)).filter((path) => path.startsWith('/peptides/'));
  const guides: { path: string; size: number }[] = [];
  for (const path of paths) {
    const html = await (await request.get(path, { headers: UNCOMPRESSED })).text();
    if (html.includes('role="tablist"')) guides.push({ path, size: html.length });
  }
  expect(guides.length).toBeGreaterThan(40);
  // Outside a full run only the largest pages are checked.
  const longest = guides.toSorted((a, b) => b.size - a.size);
  for (const { path } of isFullRun ? longest : longest.slice(0, 10)) {
    await page.goto(path);
    for (const [width, most] of HEIGHTS) {
      await page.setViewportSize({ width, height: 844 });
      const { height, tabs } = await page.evaluate(() => {
        for (const part of document.querySelectorAll('details')) part.open = false;
        const list = document.querySelector('[role="tablist"]')?.getBoundingClientRect();
        return {
          height: document.documentElement.scrollHeight,
          tabs: (list?.top ?? Number.POSITIVE_INFINITY) + window.scrollY,
        };
      });
      expect.soft(height, `${path} at ${width}`).toBeLessThanOrEqual(most);
      expect.soft(tabs, `tabs of ${path} at ${width}`).toBeLessThanOrEqual(TABS_WITHIN);
    }
  }
});

test('A URL fragment opens the collapsed section that contains its target', async ({ page }) => {
  for (const id of ['status', 'reference-9', 'surgery', 'verdict-death']) {
    await page.goto(`/peptides/semaglutide#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.goto('about:blank');
  }
});

test('The tabs open by click and by keyboard, and in print all three panels are open', async ({
  page,
}) => {
  await openPeptide(page);
  await tab(page, 'Dosing').click();
  const panels = page.getByRole('tabpanel');
  await expect(panels).toHaveAccessibleName('Dosing');
  await expect(panels).toContainText('Consult a healthcare provider');
  await expect(tab(page, 'Dosing')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Timeline')).toBeFocused();
  await expect(panels).toHaveAccessibleName('Timeline');
  await expect(panels.getByRole('heading', { level: 3 })).toHaveText([
    'Weeks 1–2',
    'Weeks 3–4',
    'Weeks 5–8',
    'Beyond week 8',
  ]);

  await page.emulateMedia({ media: 'print' });
  for (const name of ['Reconstitution', 'Dosing', 'Timeline']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('tablist')).toBeHidden();
});

test('The Timeline tab shows trial results with time and paper, or one note that there are none', async ({
  page,
}) => {
  await page.goto('/peptides/tesamorelin#timeline');
  const panel = page.getByRole('tabpanel', { name: 'Timeline' });
  await expect(panel).toContainText('After 26 weeks. Change in visceral fat area on CT');
  await expect(panel.getByRole('link', { name: 'Falutz 2010' })).toHaveAttribute(
    'href',
    '/resources/papers/falutz-2010-tesamorelin-pooled',
  );
  await page.goto('/peptides/tb-500#timeline');
  await expect(page.getByText('No study in people that is cited here gives numbers')).toHaveCount(
    1,
  );
});

test('A URL fragment selects a tab, choosing another updates the URL, and Back restores the tab', async ({
  page,
}) => {
  const panels = page.getByRole('tabpanel');
  await openPeptide(page, `${PEPTIDE}#dosing`);
  await expect(panels).toHaveAccessibleName('Dosing');
  await tab(page, 'Timeline').click();
  await expect(panels).toHaveAccessibleName('Timeline');
  await expect(page).toHaveURL(`${PEPTIDE}#timeline`);
  await page.locator('#citation-1').click();
  await expect(page).toHaveURL(`${PEPTIDE}#reference-1`);
  await expect(page.locator('#reference-1')).toBeInViewport();
  await tab(page, 'Reconstitution').click();
  await expect(page).toHaveURL(`${PEPTIDE}#reconstitution`);
  await expect(panels).toHaveAccessibleName('Reconstitution');
  await page.goBack();
  await expect(page).toHaveURL(`${PEPTIDE}#timeline`);
  await expect(panels).toHaveAccessibleName('Timeline');
});

test('Ctrl-, Shift- or middle-clicking a tab opens it in a new page, as with a link', async ({
  page,
  context,
}) => {
  await openPeptide(page);
  const click = (options: Parameters<Locator['click']>[0]) => tab(page, 'Dosing').click(options);
  for (const press of [
    () => click({ modifiers: ['ControlOrMeta'] }),
    () => click({ modifiers: ['Shift'] }),
    () => click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page');
    await press();
    const other = await opened;
    await expect(other.locator('#dosing')).toBeVisible();
    await expect(other.locator('#reconstitution')).toBeHidden();
    await other.close();
  }
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName('Reconstitution');
});

test('Export PDF prints; Share uses the system’s share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
    navigator.share = async ({ title = '', url = '' } = {}) =>
      document.body.setAttribute('data-shared', `${title} ${url}`);
  });
  await openPeptide(page);
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /^BPC-157 .*bpc-157$/);
});

test('Without a share sheet Share copies the link and shows an alert', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await openPeptide(page);
  const dialog = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'Share' }).click();
  const alert = await dialog;
  expect(alert.message()).toBe('Link copied to clipboard!');
  await alert.accept();
  await pressed;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('The sequence is drawn at each width, named in letters, shown as a table and downloadable', async ({
  page,
}) => {
  await openPeptide(page);
  const chain = page.getByRole('img', {
    name: 'Sequence of BPC-157: G E P P P G K P A D D A G L V',
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const readWidth = () =>
      chain.evaluate((svg) => (svg instanceof SVGSVGElement ? svg.getBBox().width : 0));
    await expect.poll(readWidth, `${width} px`).toBeGreaterThan(250);
  }
  await page.getByText('The sequence as a table').click();
  await expect(page.getByRole('cell', { name: 'Asp-Ala-Gly-Leu-Val' })).toBeVisible();
  const file = page.getByRole('link', { name: 'Download as SVG' });
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  expect(download.suggestedFilename()).toBe('bpc-157-sequence.svg');
});

test('50 mg in 5 mL is 0.1 mg a unit; a label dose of another form is not converted to units', async ({
  page,
}) => {
  await page.goto('/peptides/ghk-cu');
  await expect(row(page, 'Per unit')).toHaveText('0.1\u00a0mg (100\u00a0mcg)');
  await page.goto('/peptides/tesamorelin');
  await expect(row(page, 'Recommended dose')).toHaveText(/^On the label: 1\.28\smg /);
  await expect(page.getByRole('cell', { name: /^(?:25\.6|28)\sunits$/ })).toHaveCount(0);
});

test('A blend shows what each component contributes', async ({ page }) => {
  await page.goto('/peptides/bpc-157-tb-500');
  await expect(row(page, 'Per unit')).toHaveText(/BPC-157: .*mcg\).*TB-500: .*mcg\)/);
  await page.getByText('What each mark of the syringe holds').click();
  await expect(page.getByRole('columnheader')).toHaveText(['Units', 'Volume', 'BPC-157', 'TB-500']);
  // Figures for the whole vial are marked as totals.
  await expect(page.getByText('of all its parts together')).toHaveCount(2);
});

test('An unknown peptide shows a placeholder with no doses', async ({ page }) => {
  const answer = await page.goto('/peptides/unwritten');
  expect(answer?.status()).toBe(200);
  const main = page.getByRole('main');
  await expect(main.getByText('Research in progress', { exact: true }).first()).toBeVisible();
  expect(await main.textContent()).not.toMatch(/\d\s*(?:mg|mcg|mL|units)\b/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('The library shows its fixed figures, five categories, six peptides and two buttons', async ({
  page,
}) => {
  await page.goto('/peptides');
  const main = page.getByRole('main');
  for (const text of [
    '167',
    'Total peptides',
    '2,847',
    'Research papers',
    '94%',
    'Safety profiles',
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  const sections = main.locator('section');
  const rows = sections.filter({ has: page.getByRole('heading', { name: 'Categories' }) });
  const categories = rows.getByRole('listitem');
  await expect(categories).toHaveCount(5);
  for (const id of ['growth-hormone', 'metabolic', 'healing', 'cognitive', 'immune']) {
    await expect(rows.locator(`a[href="/peptides/${id}"]`)).toBeVisible();
  }
  await expect(categories.first()).toContainText(/Popular: .+\d+ peptides$/);
  const featured = sections.filter({
    has: page.getByRole('heading', { name: 'Featured peptides' }),
  });
  await expect(featured.getByRole('listitem')).toHaveCount(6);
  await expect(featured.getByText('Trending').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Peptide calculator' })).toHaveAttribute(
    'href',
    '/tools/peptide-calculator',
  );
  await expect(main.getByRole('link', { name: 'Research hub' })).toHaveAttribute(
    'href',
    '/research',
  );
});

test('The library filter matches names and brands; six featured peptides are near the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/peptides');
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'A to Z' }) });
  const names = part.getByRole('link');
  const filter = part.getByRole('searchbox');
  await expect(filter).toBeEnabled();
  const all = await names.allTextContents();
  expect(all).toEqual([...all].sort((a, b) => a.localeCompare(b, 'en')));
  expect(all).toContain('BPC-157');
  await filter.fill('ozem');
  await expect(names).toHaveText(['Semaglutide']);
  await expect(part.getByRole('status')).toHaveText(`1 of ${all.length} names`);
  await filter.fill('no such name');
  await expect(names).toHaveCount(0);
  const last = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Featured peptides' }) })
    .getByRole('heading', { level: 3 })
    .last();
  expect((await last.boundingBox())?.y).toBeLessThan(2500);
});

test('A category has a breadcrumb, links and cards, and is filtered while typing and by its URL', async ({
  page,
}) => {
  await page.goto('/peptides/healing');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'),
  ).toHaveText(['Home', 'Peptides', 'Healing']);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Back to Peptides' })).toHaveAttribute(
    'href',
    '/peptides',
  );
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  for (const link of await cards.getByRole('link').all()) {
    const name = (await link.textContent()) ?? '';
    const slug = name.toLowerCase().replaceAll(' ', '-').replaceAll('+', '-plus');
    await expect(link).toHaveAttribute('href', `/peptides/${slug}`);
  }
  await expect(cards.filter({ hasText: 'BPC-157' })).toContainText('Typical duration:');
  for (const href of ['/research', '/resources/protocols', '/education/safety']) {
    await expect(main.locator(`a[href="${href}"]`)).toBeVisible();
  }

  const box = main.getByRole('searchbox');
  const titles = main.getByRole('heading', { level: 2, name: /\w/ });
  await expectInteractive(box);
  await box.pressSequentially('bpc-157');
  await expect(page.getByRole('link', { name: 'BPC-157', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'GHK-Cu', exact: true })).toBeHidden();
  await expect(page).toHaveURL('/peptides/healing?q=bpc-157');
  const count = await titles.count();
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(titles).toHaveCount(count);
  await page.reload();
  await expect(box).toHaveValue('bpc-157');
  await expect(page.getByRole('link', { name: 'GHK-Cu', exact: true })).toBeHidden();
});

test('An unknown category says Peptide Category; a known one redirects', async ({ page }) => {
  const answer = await page.goto('/peptides/category/unwritten');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peptide Category');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/peptides/category/healing');
  await expect(page).toHaveURL('/peptides/healing');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a peptide shows all three panels', async ({ page }) => {
    await page.goto(PEPTIDE);
    for (const name of ['Reconstitution', 'Dosing', 'Timeline']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByText('Consult a healthcare provider', { exact: true })).toBeVisible();
    await expect(page.getByText('Beyond week 8')).toBeVisible();
  });

  test('a fact box and the plots are on the page, their tables on the evidence page', async ({
    page,
  }) => {
    await page.goto('/peptides/semaglutide');
    const findings = page.locator('#findings');
    for (const title of await findings.locator('.disclosure > summary').all()) await title.click();
    const figures = findings.getByRole('figure');
    await expect(figures.first()).toContainText('835 of 1,000');
    const forest = figures.filter({ hasText: 'Each row is another trial' }).first();
    await expect(forest.getByRole('img')).toBeVisible();
    await forest.getByRole('link', { name: 'The numbers as a table, and as files' }).click();
    const whole = page.getByRole('figure').filter({ hasText: 'Each row is another trial' }).first();
    await whole.getByText('The numbers as a table').click();
    await expect(whole.getByRole('row', { name: /^STEP 1 / })).toContainText('−12.4');
  });

  test('a category and the products show every card', async ({ page }) => {
    await page.goto('/peptides/healing?q=none');
    await expect(page.getByRole('link', { name: 'BPC-157', exact: true })).toBeVisible();
    await page.goto('/products?category=drive');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(30);
  });
});

test('After client-side navigation the section bar marks the section in view', async ({ page }) => {
  await page.goto('/peptides');
  await page.locator('main a[href="/peptides/bpc-157"]').first().click();
  await page.locator('#sources').evaluate((section) => {
    section.scrollIntoView();
  });
  const stops = page.getByRole('navigation', { name: 'On this page' });
  await expect(stops.locator('[aria-current]')).toHaveText('Sources');
});

test('Label advice before use is two clicks away, and a URL fragment opens its question', async ({
  page,
}) => {
  await page.goto('/peptides/tirzepatide');
  const links = page.getByRole('navigation', { name: 'Before you use it' });
  await links.getByRole('link', { name: 'The pill' }).click();
  await expect(page).toHaveURL(/#contraception$/);
  const answer = page.locator('#contraception');
  await expect(answer).toBeVisible();
  await expect(answer).toContainText('4 weeks');
  await expect(answer).toContainText(/Zepbound, United States, section/);

  const section = page.locator('#before-use');
  expect(await section.locator('h3').count()).toBeGreaterThan(17);
  await page.goto('/peptides/tirzepatide#labels-read');
  await section.getByRole('link', { name: 'Which texts were read' }).click();
  const read = page.getByRole('heading', { name: 'Which texts were read' });
  await expect(read).toBeInViewport();
  await expect(page.getByRole('link', { name: /prescribing information/ }).first()).toHaveAttribute(
    'href',
    /^\/resources\/papers\//,
  );
});
