import { createGate, expect, test } from './fixtures';
import { measureLateFonts, serveStandIns, setFamilies } from './late-fonts';
import { ARTICLE, isFullRun, NOT_FOUND, templates } from './pages';
import { note, readLayoutShift, recordLayoutShift } from './transfer';

const WIDTHS = [390, 1280];
const MOST = 0.01;
const OURS = ['STIX', 'Atkinson'];
/**
 * Pages where a font swap may add or remove a line of text: the archive starts with the title of the newest article,
 * which changes weekly, and a line more in a definition moves a glossary term to the other column.
 */
const MOST_OF = {
  '/archive': 0.05,
  '/resources/glossary': 0.05,
  '/education/certification': 0.015,
};

// Lets @font-face rules use a stand-in file in place of a system font.
test.use({ bypassCSP: true });

// A few kinds of page, since all share their fonts. Pages alternate between the widths.
const CHOSEN = templates.filter((_, index) => isFullRun || [0, 4].includes(index % 16));

test('No page shifts when its fonts arrive late, whichever fallback fonts are used', async ({
  page,
  allowError,
}) => {
  test.setTimeout(isFullRun ? 600_000 : 120_000);
  allowError(NOT_FOUND);
  allowError(/ERR_FAILED/);
  // Scripts do not affect fonts, and would take longer than the measurement.
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await recordLayoutShift(page);
  await serveStandIns(page);
  for (const [index, { name, path }] of CHOSEN.entries()) {
    const most = new Map(Object.entries(MOST_OF)).get(path) ?? MOST;
    for (const { at, shift } of await measureLateFonts(page, path, WIDTHS[index % 2] ?? 390)) {
      note(`${name}, ${at}`, shift);
      expect.soft(shift, `${name}, ${at}`).toBeLessThanOrEqual(most);
    }
  }
});

test('The measurement detects the shift of a page whose fonts change', async ({ page }) => {
  await recordLayoutShift(page);
  await serveStandIns(page);
  await measureLateFonts(page, ARTICLE, 390);
  const before = await readLayoutShift(page);
  await setFamilies(page, 'monospace', 'monospace');
  expect((await readLayoutShift(page)) - before).toBeGreaterThan(MOST);
});

test('Until its fonts arrive a page shows its text in system fonts', async ({ page }) => {
  const gate = createGate();
  await page.route('**/*.woff2', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await recordLayoutShift(page);
  await page.goto(ARTICLE, { waitUntil: 'domcontentloaded' });
  const readFaces = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  // The baseline: the text is still set in the fallback fonts.
  const before = await readLayoutShift(page);
  expect((await readFaces()).filter((family) => OURS.includes(family))).toEqual([]);
  gate.open();
  await page.waitForLoadState();
  await expect.poll(readFaces).toEqual(expect.arrayContaining(OURS));
  expect((await readLayoutShift(page)) - before).toBeLessThanOrEqual(MOST);
});
