import { expect, test } from './fixtures';
import { NOT_FOUND, templates } from './pages';

/** Controls smaller than so many pixels either way, but for links within a line of text. */
function findSmallTargets(least: number): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    // Radios stand behind their labels.
    const target = control.closest('label') ?? control;
    let { width, height, bottom } = target.getBoundingClientRect();
    if (!target.checkVisibility() || width <= 1 || bottom <= 0) return [];
    // A link or a word of the glossary in a sentence, or a heading that is its own anchor.
    const isInline = getComputedStyle(control).display === 'inline';
    if (isInline || control.matches('.prose p button, .prose li button, .prose td button'))
      return [];
    const after = getComputedStyle(control, '::after');
    if (after.position === 'absolute') {
      ({ width, height } = (control.closest('.card') ?? control).getBoundingClientRect());
    }
    return width < least - 0.5 || height < least - 0.5
      ? [`${control.getAttribute('aria-label') ?? control.textContent} (${width} x ${height})`]
      : [];
  });
}

test('Everything one can press is 24 pixels or larger with a mouse', async ({
  page,
  allowError,
}) => {
  test.slow();
  allowError(NOT_FOUND);
  for (const { name, path } of templates) {
    await page.goto(path);
    expect.soft(await page.evaluate(findSmallTargets, 24), name).toEqual([]);
  }
});

test.describe('On a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('everything one can press is 44 pixels or larger', async ({ page, allowError }) => {
    test.slow();
    allowError(NOT_FOUND);
    for (const { name, path } of templates) {
      await page.goto(path);
      expect.soft(await page.evaluate(findSmallTargets, 44), name).toEqual([]);
    }
  });
});
