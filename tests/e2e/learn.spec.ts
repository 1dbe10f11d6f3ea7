import { readdirSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, readSiteOrigin, test } from './fixtures';
import { LESSON } from './pages';

const TOPICS = {
  fundamentals: 'Peptide Fundamentals',
  clinical: 'Clinical Research',
  methods: 'Research Methods',
  safety: 'Safety and Handling',
  healthcare: 'Peptides for Healthcare Professionals',
  certification: 'Peptide Science Certification',
};
const AUDIENCES = ['researchers', 'students', 'public'];
const COMPANY = {
  about: 'About Us',
  contact: 'Contact',
  careers: 'Careers',
  privacy: 'Privacy',
  terms: 'Terms of Use',
  disclaimer: 'Medical Disclaimer',
};
const ODD_SLUGS = ['nope', '__proto__', 'constructor', 'a%2Fb', '%3Cscript%3E', 'x'.repeat(10_000)];

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const readCanonical = async (page: Page) =>
  new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '').pathname;

for (const [slug, title] of Object.entries(TOPICS)) {
  test(`The topic ${slug} lists its modules with duration and level, key topics, outcomes and three other topics`, async ({
    page,
  }) => {
    await page.goto(`/education/${slug}`);
    await expect(page).toHaveTitle(`${title} | Amide Academy`);
    await expect(h1(page)).toHaveText(title);
    expect(await readCanonical(page)).toBe(`/education/${slug}`);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');

    const modules = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    expect(await modules.count()).toBeGreaterThanOrEqual(4);
    for (const text of await modules.allTextContents()) {
      expect(text).toMatch(/\d+ (minutes|hours)(Beginner|Intermediate|Advanced)$/);
    }
    await expect(page.getByRole('heading', { name: 'Learning outcomes' })).toBeVisible();
    const side = page.getByRole('complementary', { name: 'About this course' });
    await expect(side.getByRole('heading', { name: 'Key topics' })).toBeVisible();
    const related = await side
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    expect(new Set(related).size).toBe(3);
    for (const href of related) {
      expect(href).not.toBe(`/education/${slug}`);
      expect(Object.keys(TOPICS)).toContain(href.replace('/education/', ''));
    }
  });

  test(`Every module of ${slug} leads to a lesson with text of its own, and on to the next`, async ({
    page,
    request,
  }) => {
    await page.goto(`/education/${slug}`);
    const hrefs = await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    for (const [index, href] of hrefs.entries()) {
      const html = await (await request.get(href)).text();
      expect(html, href).toContain(`Module ${index + 1} of ${hrefs.length}`);
      expect(html, href).toContain(hrefs[index + 1] ?? `/education/${slug}`);
      await page.goto(href, { waitUntil: 'domcontentloaded' });
      const text = await page.getByRole('main').locator('p, li, td').allTextContents();
      const words = text.join(' ').split(/\s+/);
      expect(words.length, href).toBeGreaterThan(300);
      expect(await readCanonical(page)).toBe(href);
    }
  });
}

for (const slug of AUDIENCES) {
  test(`/education/${slug} shows the fundamentals and names them as the canonical page`, async ({
    page,
  }) => {
    await page.goto(`/education/${slug}`);
    await expect(h1(page)).toHaveText(TOPICS.fundamentals);
    await expect(page.getByRole('link', { name: 'What a peptide is' })).toBeVisible();
    expect(await readCanonical(page)).toBe('/education/fundamentals');
  });
}

test('Unknown topics show the fundamentals with status 200 and are not indexed', async ({
  request,
}) => {
  for (const slug of ODD_SLUGS) {
    const answer = await request.get(`/education/${slug}`);
    expect(answer.status(), slug.slice(0, 20)).toBe(200);
    const html = await answer.text();
    expect(html).toContain('Peptide Fundamentals</h1>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  }
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

test('Addresses below a topic, a guide or a page that do not exist answer 404', async ({
  request,
}) => {
  for (const path of [
    '/education/safety/nope',
    '/education/nope/nope',
    '/education/safety/a/b',
    '/guides/safety/x',
    '/about/x',
    '/nope',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('Unknown topics, guides and pages leave no file behind', async ({ request }) => {
  for (let index = 0; index < 10; index += 1) {
    for (const section of ['/education', '/guides', '/education/safety', '']) {
      await request.get(`${section}/never-written-${index}`);
    }
  }
  const files = readdirSync('.next', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes('never-written'))).toEqual([]);
});

test('The certification has an enrol card, and its button cannot be pressed yet', async ({
  page,
}) => {
  await page.goto('/education/certification');
  const button = page.getByRole('button', { name: 'Enroll Now' });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/^Coming soon/);
  const card = page.getByRole('complementary').locator('section').filter({ has: button });
  for (const text of ['28 hours', 'Self-paced online', 'Certification included', 'Coming Soon']) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  const durations = page.getByRole('main').getByText(/^\d+ hours$/);
  expect(await durations.allTextContents()).toEqual(
    expect.arrayContaining(['8 hours', '12 hours', '6 hours', '2 hours']),
  );
});

test('A reader walks from a course to a lesson, to the next one and back', async ({ page }) => {
  await page.goto('/education/fundamentals');
  await page.getByRole('link', { name: 'What a peptide is' }).click();
  await expect(h1(page)).toHaveText('What a peptide is');
  await page.getByRole('link', { name: /^Next module/ }).click();
  await expect(h1(page)).toHaveText('How a peptide carries a message');
  const modules = page.getByRole('navigation', { name: 'Modules of this course' });
  await expect(modules.locator('[aria-current="page"]')).toHaveText(
    'How a peptide carries a message',
  );
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Peptide Fundamentals' })
    .click();
  await expect(page).toHaveURL('/education/fundamentals');
});

test('The safety guide states temperatures and times, its warnings and its tips', async ({
  page,
}) => {
  await page.goto('/guides/safety');
  const paragraphs = await page.getByRole('main').getByRole('paragraph').allTextContents();
  const text = paragraphs.join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('Refrigerate reconstituted peptides at 2-8°C.');
  expect(text).toContain('lyophilized (freeze-dried) peptides at -20°C');
  expect(text).toContain(
    'Use within 30 days of reconstitution, or by the date on the label, whichever is sooner.',
  );
  await expect(page.getByRole('region', { name: 'Warnings' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Tips' }).getByRole('listitem')).toHaveCount(4);
});

test('The contents of a guide jump to its sections', async ({ page }) => {
  await page.goto('/guides/beginners');
  await expect(h1(page)).toHaveText("Beginner's Guide to Peptides");
  const contents = page.getByRole('navigation', { name: 'In this guide' });
  await contents.getByRole('link', { name: 'How to read a claim' }).click();
  await expect(page).toHaveURL('/guides/beginners#how-to-read-a-claim');
  await expect(
    page.getByRole('heading', { level: 2, name: 'How to read a claim' }),
  ).toBeInViewport();
});

for (const [slug, title] of Object.entries(COMPANY)) {
  test(`/${slug} has its own text, title and canonical address`, async ({ page }) => {
    await page.goto(`/${slug}`);
    await expect(page).toHaveTitle(`${title} | Amide Academy`);
    await expect(h1(page)).toHaveText(title);
    expect(await readCanonical(page)).toBe(`/${slug}`);
    expect(await page.getByRole('main').locator('h2').count()).toBeGreaterThanOrEqual(3);
    await expect(
      page.getByRole('main').getByText(/^Updated [A-Z][a-z]+ \d+, \d{4}$/),
    ).toBeVisible();
  });
}

test('The contact page is reached by e-mail, not by a form', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:[^@]+@[^@]+$/,
  );
  await expect(main.locator('form')).toHaveCount(0);
});

test('What the privacy page says is kept in the browser is all that is kept', async ({
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

test('Topics, lessons, guides and pages state themselves as structured data', async ({ page }) => {
  const origin = await (async () => {
    await page.goto('/');
    return readSiteOrigin(page);
  })();
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

test('Every link of these pages to one another leads somewhere', async ({ page, request }) => {
  test.slow();
  const paths = [
    ...[...Object.keys(TOPICS), ...AUDIENCES].map((slug) => `/education/${slug}`),
    ...Object.keys(COMPANY).map((slug) => `/${slug}`),
    '/guides/beginners',
    '/guides/safety',
    LESSON,
  ];
  const found = new Set<string>();
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    for (const [, href = ''] of main.matchAll(/href="(\/(?:education|guides|blog)[^"#?]*)/g)) {
      found.add(href);
    }
  }
  expect(found.size).toBeGreaterThan(30);
  for (const href of found) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(await answer.text(), href).not.toContain('content="noindex"');
  }
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'medical disclaimer' }).click();
  await expect(page).toHaveURL('/disclaimer');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A lesson, a topic and a guide are complete and lead on', async ({ page }) => {
    await page.goto('/education/fundamentals');
    await page.getByRole('link', { name: 'Amounts, volumes and units' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('#reference-1')).toBeVisible();
    await page.goto('/guides/safety');
    await expect(page.getByRole('heading', { name: 'When something goes wrong' })).toBeVisible();
  });
});

test('On paper a lesson keeps its text and leaves out what is for the screen', async ({ page }) => {
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
