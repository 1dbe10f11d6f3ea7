import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { isFullRun } from './pages';

type AxeRun = {
  /** Only what lies within this selector is looked at; everything when left out. */
  within?: string;
  /** Only what a theme changes. */
  isColourOnly?: boolean;
};

/** Violations of any impact, each as rule, place and what is wrong. */
async function findViolations(page: Page, run: AxeRun): Promise<string[]> {
  const { within, isColourOnly } = run;
  // Half a megabyte of code: it is put into each document once.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // No page holds frames, so the second page that merges their results is not needed.
    .setLegacyMode()
    .options({
      // Copies of the style sheets, for rules that are off or about sound: a browser resized after it sometimes ended.
      preload: false,
      // A full run notes what axe cannot decide itself, too.
      resultTypes: isFullRun ? ['violations', 'incomplete'] : ['violations'],
      ...(isColourOnly
        ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
        : {
            // WCAG 2.2 asks for targets of 24 px and names that hold their labels; axe leaves both rules off by default.
            rules: {
              'target-size': { enabled: true },
              'label-content-name-mismatch': { enabled: true },
            },
          }),
    });
  if (within) axe.include(within);
  const { violations, incomplete } = await axe.analyze();
  for (const { id, nodes } of isFullRun ? incomplete : []) {
    const description = `${page.url()} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
    test.info().annotations.push({ type: 'undecided', description });
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Fails on any violation of any impact. It looks again before it fails: a busy machine may report the
 * colours of the frame before the theme, while what is truly wrong stays wrong.
 */
export async function expectAccessible(page: Page, where: string, run: AxeRun = {}): Promise<void> {
  await expect(async () => {
    expect(await findViolations(page, run), where).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** Changes the theme of an open page, which follows the system's as long as no choice is stored. */
export async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}
