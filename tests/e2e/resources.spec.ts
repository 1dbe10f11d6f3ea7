import { joinUnits } from '@/lib/text/typography';
import { expect, test } from './fixtures';
import { ODD_SLUGS } from './learn-pages';

const RESOURCES = [
  { id: 'protocols', heading: 'Lab protocols', label: 'Protocols' },
  { id: 'reference', heading: 'Quick reference', label: 'Reference tables' },
  { id: 'glossary', heading: 'Peptide glossary', label: 'Glossary' },
  { id: 'papers', heading: 'Research papers', label: 'Papers' },
  { id: 'infographics', heading: 'Infographics', label: 'Infographics' },
  { id: 'case-studies', heading: 'Case studies', label: 'Case studies' },
];

test('Each resource has a heading, a breadcrumb and links to the other resources', async ({
  page,
}) => {
  for (const { id, heading, label } of RESOURCES) {
    await page.goto(`/resources/${id}`);
    await expect(page).toHaveTitle(`${heading} | Amide Academy`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Research']);
    await expect(trail.getByText(label)).toHaveAttribute('aria-current', 'page');
    const others = page.getByRole('navigation', { name: 'More resources' }).getByRole('link');
    await expect(others).toHaveText(
      RESOURCES.filter((other) => other.id !== id).map((other) => other.label),
    );
  }
});

test('An unknown resource shows the protocols with status 200, and is not indexed', async ({
  request,
}) => {
  const protocols = await (await request.get('/resources/protocols')).text();
  const [canonical] = /<link rel="canonical" href="[^"]+"/.exec(protocols) ?? [''];
  for (const slug of ODD_SLUGS) {
    const answer = await request.get(`/resources/${slug}`);
    const html = await answer.text();
    expect(answer.status(), slug.slice(0, 20)).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(canonical);
    expect(html).toContain('Lab protocols</h1>');
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  }
  expect(protocols).not.toContain('noindex');
  expect((await request.get('/resources/protocols/more')).status()).toBe(404);
});

test('Protocols list materials, steps and what can go wrong, and say that they name no dose', async ({
  page,
}) => {
  await page.goto('/resources/protocols');
  const count = await page
    .getByRole('heading', { level: 3, name: 'Materials', exact: true })
    .count();
  expect(count).toBeGreaterThanOrEqual(6);
  for (const name of ['Steps', 'What can go wrong']) {
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(count);
  }
  await expect(page.getByRole('note')).toContainText('They name no dose');
});

test('The reference tables show conversions, marks, concentrations, storage and amino acids', async ({
  page,
}) => {
  await page.goto('/resources/reference');
  await expect(page.getByRole('table')).toHaveCount(6);
  const row = (table: RegExp, name: string | RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
  await expect(row(/Concentration/, /^10\smg/)).toContainText('5 mg/mL');
  await expect(row(/marks of common/, '0.5 units')).toContainText('0.005 mL');
  await expect(row(/Storage/, 'Reconstituted')).toContainText('2-8 °C');
  await expect(row(/Storage/, 'lyophilised')).toContainText('-20 °C');
  await expect(row(/amino acids/, 'tryptophan')).toContainText('186.21 Da');
});

test('The glossary is filtered while typing, and its letters are links', async ({ page }) => {
  await page.goto('/resources/glossary');
  const field = page.getByRole('searchbox', { name: 'Filter the terms' });
  await expect(field).toBeEnabled();
  await field.fill('half-life');
  await expect(page.getByRole('term')).toContainText(['Half-life']);
  await expect(page.getByRole('status')).toContainText(/^\d of \d+ terms$/);
  await field.fill('');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'R' }).click();
  await expect(page).toHaveURL('/resources/glossary#letter-r');
  await expect(page.getByRole('heading', { name: 'R', exact: true })).toBeInViewport();
});

test('On a phone glossary letters are collapsed; a click, a link and the filter open them, and print shows everything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resources/glossary');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3500);
  const blinding = page.locator('#blinding');
  await expect(blinding).toBeHidden();
  await page.locator('summary', { hasText: /^B$/ }).focus();
  await page.keyboard.press('Enter');
  await expect(blinding).toBeVisible();
  await blinding.getByRole('link', { name: 'Placebo' }).click();
  await expect(page.locator('#placebo')).toBeInViewport();

  await page.goto('/resources/glossary');
  await page.getByRole('searchbox', { name: 'Filter the terms' }).fill('half-life');
  await expect(page.locator('#half-life')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter the terms' }).fill('');
  await expect(page.locator('#half-life')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  const hidden = page.getByRole('main').locator('dt').filter({ visible: false });
  await expect(hidden).toHaveCount(0);
});

test('The papers are filtered by words, peptide, year and kind of study, each with its DOI or PMID', async ({
  page,
}) => {
  await page.goto('/resources/papers');
  const papers = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('b') });
  const all = await papers.count();
  const every = await (await page.request.get('/resources/papers.json')).json();
  await expect(page.getByRole('status').last()).toHaveText(`${every.length} papers`);
  await page.getByRole('combobox', { name: 'Peptide' }).selectOption({ label: 'Semaglutide' });
  await page
    .getByRole('combobox', { name: 'Kind of study' })
    .selectOption({ label: 'Randomised trial' });
  await page.getByLabel('Year').selectOption('2021');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['2021']);
  await expect(papers.first()).toBeVisible();
  expect(await papers.count()).toBeLessThan(all);
  await expect(page.getByRole('link', { name: 'doi:10.1056/NEJMoa2032183' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1056/NEJMoa2032183',
  );
  await expect(page).toHaveURL(/[?&]peptide=semaglutide/);
  const trial = papers.filter({ hasText: 'Once-Weekly Semaglutide in Adults with Overweight' });
  await expect(trial).toContainText('Randomised trial');
  await expect(trial).toContainText('1,961 people');
  await expect(trial).toContainText('Better than with placebo');
  await expect(trial.getByRole('link').first()).toHaveAttribute(
    'href',
    '/resources/papers/wilding-2021-step1',
  );
  await page.getByLabel('Filter by title, author or journal').fill('wilding overweight');
  await expect(papers).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]words=wilding\+overweight/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(papers).toHaveCount(all);
});

test('The page of a paper says how it was done, what it found and where the site cites it', async ({
  page,
}) => {
  await page.goto('/resources/papers/wilding-2021-step1');
  await expect(page).toHaveTitle(/^Wilding 2021: Once-Weekly Semaglutide .* \| Amide Academy$/);
  const main = page.getByRole('main');
  const fact = (label: string) =>
    main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
  await expect(fact('Randomised')).toContainText('1,961 people');
  await expect(fact('Paid by')).toContainText('Novo Nordisk. The maker of the product paid');
  const weight = main.getByRole('row').filter({ hasText: 'Change in body weight' });
  await expect(weight).toContainText('semaglutide 2.4 mg: −14.9% (1,306 people)');
  await expect(weight).toContainText('(95% CI −13.4 to −11.5)');
  await expect(weight).toContainText('Better than with placebo');
  const agreed = main.getByRole('row').filter({ hasText: 'gastrointestinal events' });
  await expect(agreed).toContainText('figures as two reports of the paper give them');
  const cited = main.getByRole('region', { name: 'Where this site cites it' });
  await expect(cited).toContainText('14.9% on semaglutide');
  const place = cited.getByRole('link', { name: 'Semaglutide: what the trials show' });
  await place.click();
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+#citation-\d+$/);
  await expect(page.locator(':target')).toBeInViewport();
});

test('A paper’s page shows its correction and links to the free full text first', async ({
  page,
}) => {
  await page.goto('/resources/papers/wu-2025-tests-thymosin-sepsis');
  await expect(page.getByRole('note')).toContainText('Corrected, May 30, 2025');
  await page.goto('/resources/papers/adrian-2019-tesamorelin-muscle');
  const read = page.getByRole('region', { name: 'Where to read it' });
  await expect(read.getByRole('listitem').first()).toContainText('Free full text: PMC6766405');
});

test('Ten figures are drawn, captioned and described, and each can be downloaded', async ({
  page,
}) => {
  await page.goto('/resources/infographics', { waitUntil: 'networkidle' });
  const figures = page.getByRole('figure');
  await expect(figures).toHaveCount(10);
  for (let index = 0; index < 10; index += 1) {
    const figure = figures.nth(index);
    await expect(figure).toContainText(`Figure ${index + 1}.`);
    await expect(figure.getByRole('img')).toHaveAccessibleName(/\w+/);
    const drawn = await figure.locator('use').evaluate((node) => {
      const { width, height } = (node as SVGUseElement).getBBox();
      return width > 250 && height > 150;
    });
    expect(drawn, `figure ${index + 1}`).toBe(true);
    const href = (await figure.getByRole('link').getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
    expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  }
});

test('A case study names its type and participants, what was found and what was not', async ({
  page,
}) => {
  await page.goto('/resources/case-studies');
  const study = page.getByRole('region', {
    name: 'Ten times the intended dose, drawn from a vial',
  });
  await expect(study.getByRole('definition')).toHaveText(['Case series', '3 people']);
  await expect(study.getByRole('heading', { level: 3 })).toHaveText([
    'What was found',
    'What was not',
  ]);
  await expect(study.getByRole('link', { name: /^doi:/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1016/j.japh.2023.06.017',
  );
});

test('The research hub shows its counts, four cited publications, quick links and topics', async ({
  page,
}) => {
  await page.goto('/research');
  const counts = page.getByRole('main').locator('dl').first();
  await expect(counts.getByRole('definition')).toHaveText(['142', '873', '38', '256']);
  await expect(counts.getByRole('term')).toHaveText([
    'Clinical trials',
    'Preclinical studies',
    'Meta-analyses',
    'Case studies',
  ]);
  const publications = page.getByRole('main').getByRole('article');
  await expect(publications).toHaveCount(4);
  for (const publication of await publications.all()) {
    await expect(publication).toContainText('What it found.');
    await expect(publication.getByRole('link', { name: /^doi:/ })).toHaveAttribute(
      'href',
      /^https:\/\/doi\.org\/10\./,
    );
  }
  await expect(page.getByRole('heading', { level: 2, name: 'Quick links' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Weight Loss' }).click();
  await expect(page).toHaveURL('/blog?tag=Weight+Loss');
  await expect(page.getByText(/^Found \d+ articles?/)).toBeVisible();
});

test('The research hub’s search covers the whole site, and the page title shows the query', async ({
  page,
}) => {
  await page.goto('/research');
  await page.getByRole('main').getByRole('searchbox').fill('copper  skin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=copper++skin');
  await expect(page).toHaveTitle('copper skin: search | Amide Academy');
});

test('A glossary term in an article opens by keyboard, closes with Escape and links to the glossary', async ({
  page,
}) => {
  await page.goto('/blog/ghk-cu-copper-peptide-evidence');
  const term = page.getByRole('button', { name: 'blinding', exact: true });
  const definition = page.getByText('Keeping people in a trial from knowing');
  await expect(definition).toBeHidden();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(definition).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  const link = definition.getByRole('link', { name: 'Glossary' });
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/resources/glossary#blinding');
  // `:target` matches only after a fragment navigation by the browser itself.
  await expect(page.locator('#blinding:target')).toBeInViewport();
});

test('The feed contains the words of a glossary term, not its definition', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  expect(feed).toContain('blinding');
  expect(feed).not.toMatch(/\[\[|<button|popover|Keeping people in a trial from knowing/);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('glossary, papers and tables are complete', async ({ page }) => {
    await page.goto('/resources/glossary#half-life');
    expect(await page.getByRole('term').count()).toBeGreaterThanOrEqual(120);
    await expect(page.locator('#half-life')).toBeInViewport();
    await expect(page.getByLabel('Filter the terms')).toBeHidden();

    const every: { title: string }[] = await (
      await page.request.get('/resources/papers.json')
    ).json();
    await page.goto('/resources/papers');
    const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    const titles: string[] = [];
    for (const address of await pages.evaluateAll((all) =>
      all.map((a) => a.getAttribute('href')),
    )) {
      await page.goto(address ?? '');
      titles.push(...(await page.getByRole('main').locator('li b').allTextContents()));
    }
    expect(titles).toEqual(every.map(({ title }) => joinUnits(title)));

    await page.goto('/resources/reference');
    await expect(page.getByRole('table')).toHaveCount(6);
  });

  test('papers are filtered by kind and by substance through plain links', async ({ page }) => {
    await page.goto('/resources/papers');
    const kinds = page.getByRole('navigation', { name: 'By kind of study' });
    await kinds.getByRole('link', { name: /^Case report/ }).click();
    await expect(page).toHaveURL('/resources/papers/kind/case-report');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kind of study: Case report');
    const rows = page.getByRole('main').locator('li:has(b)');
    const count = /\d+/.exec((await kinds.locator('[aria-current]').textContent()) ?? '')?.[0];
    await expect(rows).toHaveCount(Number(count));
    await expect(rows.first()).toContainText('Case report');
    await page
      .getByRole('navigation', { name: 'By substance' })
      .getByRole('link', { name: /^KPV/ })
      .click();
    await expect(page).toHaveURL('/resources/papers/about/kpv');
    await rows.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'What was done' })).toBeVisible();
    expect((await page.request.get('/resources/papers/kind/none')).status()).toBe(404);
  });

  test('a glossary term in an article still opens its definition', async ({ page }) => {
    await page.goto('/blog/ghk-cu-copper-peptide-evidence');
    await page.getByRole('button', { name: 'blinding' }).click();
    await expect(page.getByText('Keeping people in a trial from knowing')).toBeVisible();
  });
});
