import { expect, test } from './fixtures';
import { AUDIENCES, h1, ODD_SLUGS, readCanonical, TOPICS } from './learn-pages';

for (const [slug, title] of Object.entries(TOPICS)) {
  test(`The topic ${slug} lists modules that link to their lessons, key topics, outcomes and three other topics`, async ({
    page,
    request,
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

    const hrefs = await modules
      .getByRole('link')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    for (const [index, href] of hrefs.entries()) {
      const lesson = await (await request.get(href)).text();
      expect(lesson, href).toContain(`Module ${index + 1} of ${hrefs.length}`);
    }
  });
}

test('The page for an audience shows the fundamentals and names them as the canonical page', async ({
  page,
}) => {
  for (const slug of AUDIENCES) {
    await page.goto(`/education/${slug}`);
    await expect(h1(page)).toHaveText(TOPICS.fundamentals);
    await expect(page.getByRole('link', { name: 'What a peptide is' })).toBeVisible();
    const own = page.locator('#course');
    await expect(own.getByRole('heading', { level: 2 })).toHaveText(
      /^For (the )?[a-z]+: a course of \d lessons$/,
    );
    await expect(own.locator(`a[href^="/education/${slug}/"]`).first()).toBeVisible();
    expect(await readCanonical(page), slug).toBe('/education/fundamentals');
  }
});

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

test('The certification page has an enrolment card whose button is still disabled', async ({
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
  await expect(
    page.getByText(/^28 hours planned; published so far: \d+ lessons, about [\d.]+ hours?$/),
  ).toBeVisible();
  const durations = page.getByRole('main').getByText(/^\d+ hours$/);
  expect(await durations.allTextContents()).toEqual(
    expect.arrayContaining(['8 hours', '12 hours', '6 hours', '2 hours']),
  );
});

test('Links go from a course to a lesson, to the next one and back', async ({ page }) => {
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
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Courses').click();
  await expect(h1(page)).toHaveText('All courses, and where to start');
});
