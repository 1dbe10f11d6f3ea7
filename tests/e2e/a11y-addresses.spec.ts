import { findPoorNames } from './accessible-names';
import { expectAccessible, switchTheme } from './axe';
import { expect, test } from './fixtures';
import { isFullRun, NOT_FOUND, pages, readAddresses } from './pages';

const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const COMBINATIONS = VIEWPORTS.flatMap((viewport) =>
  (['light', 'dark'] as const).map((theme) => ({ viewport, theme })),
);

/** Beyond every-page.spec.ts: every 80th address, in one combination by turns; in a full run, all in all four. */
const STEP = isFullRun ? 1 : 80;
const PARTS = isFullRun ? 16 : 1;

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing on ${isFullRun ? 'any address' : 'a sample of all addresses'}, part ${part + 1} of ${PARTS}`, async ({
    page,
    request,
    allowError,
  }) => {
    test.setTimeout(isFullRun ? 900_000 : 240_000);
    allowError(NOT_FOUND);
    const all = new Set([...(await readAddresses(request)), ...pages.map(({ path }) => path)]);
    const chosen = [...all].filter((_, index) => index % STEP === 0);
    for (const [index, path] of chosen.entries()) {
      if (index % PARTS !== part) continue;
      await page.goto(path);
      for (const [turn, { viewport, theme }] of COMBINATIONS.entries()) {
        if (!isFullRun && turn !== index % COMBINATIONS.length) continue;
        await page.setViewportSize(viewport);
        await switchTheme(page, theme);
        const where = `${path}, ${theme}, ${viewport.width} px`;
        expect.soft(await findPoorNames(page), where).toEqual([]);
        await expectAccessible(page, where);
      }
    }
  });
}
