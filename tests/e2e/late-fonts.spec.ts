import { createGate, expect, test } from './fixtures';
import { measureLateFonts, serveStandIns, setFamilies } from './late-fonts';
import { ARTICLE, isFullRun, NOT_FOUND, templates } from './pages';
import { note, readLayoutShift, recordLayoutShift } from './transfer';

const WIDTHS = [390, 1280];
const MOST = 0.01;
const OURS = ['STIX', 'Atkinson'];
/**
 * One line more or less: what stands first in the archive is the title of the newest article, another each week, and a
 * line of a definition moves a term from one column of the glossary to the other.
 */
const MOST_OF = {
  '/archive': 0.05,
  '/resources/glossary': 0.05,
  '/education/certification': 0.015,
};

// So that a face may have a file in place of a font of the system.
test.use({ bypassCSP: true });

// Every fourth kind of page stands for all, since all share their fonts. A width each, in turns.
const CHOSEN = templates.filter((_, index) => isFullRun || index % 4 === 0);

test('No kind of page jumps when its fonts arrive late, whatever fonts its reader has', async ({
  page,
  allowError,
}) => {
  test.setTimeout(isFullRun ? 600_000 : 120_000);
  allowError(NOT_FOUND);
  allowError(/ERR_FAILED/);
  // They set no type, and take longer than what is measured.
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

test('A page that jumps when its fonts change is seen to jump', async ({ page }) => {
  await recordLayoutShift(page);
  await serveStandIns(page);
  await measureLateFonts(page, ARTICLE, 390);
  const before = await readLayoutShift(page);
  await setFamilies(page, 'monospace', 'monospace');
  expect((await readLayoutShift(page)) - before).toBeGreaterThan(MOST);
});

test('Until its fonts arrive a page shows its text in those of the system', async ({ page }) => {
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
  // A first reading: what is shown now is set in the fallback fonts.
  const before = await readLayoutShift(page);
  expect((await readFaces()).filter((family) => OURS.includes(family))).toEqual([]);
  gate.open();
  await page.waitForLoadState();
  await expect.poll(readFaces).toEqual(expect.arrayContaining(OURS));
  expect((await readLayoutShift(page)) - before).toBeLessThanOrEqual(MOST);
});
