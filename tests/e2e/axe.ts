import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures';
import { isFullRun } from './pages';

type AxeRun = {
  /** Selector of the part to check; the whole page when omitted. */
  within?: string;
  /** Runs only the rules about colours. */
  isColourOnly?: boolean;
};

/** Returns the violations of any impact, each as rule, selector and failure summary. */
async function findViolations(page: Page, run: AxeRun): Promise<string[]> {
  const { within, isColourOnly } = run;
  // axe is half a megabyte of code, so it is injected only once into each document.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    // No page has iframes, so axe need not open a second page to merge their results.
    .setLegacyMode()
    .options({
      // Preloading serves only disabled and audio rules, and resizing after it sometimes crashed the browser.
      preload: false,
      // A full run also reports what axe could not decide.
      resultTypes: isFullRun ? ['violations', 'incomplete'] : ['violations'],
      ...(isColourOnly
        ? { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
        : {
            // WCAG 2.2 requires 24 px targets and names that contain their labels; axe disables both rules by default.
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
 * Fails on a violation of any impact. Retries for up to 30 s first: on a busy machine axe may still see
 * the colours of the previous theme, whereas a real violation persists.
 */
export async function expectAccessible(page: Page, where: string, run: AxeRun = {}): Promise<void> {
  await expect(async () => {
    expect(await findViolations(page, run), where).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

/** Switches the theme of an open page by the system setting; no choice of theme may be stored. */
export async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(new RegExp(`\\b${colorScheme}\\b`));
}
