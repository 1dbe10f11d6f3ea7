import { expect, type Page } from 'playwright/test';

/** Reports text cut off by a box with hidden overflow, and by how much the page scrolls sideways. */
export async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`the page scrolls by ${scrollWidth - clientWidth} px`);
    // The nearest box that hides its overflow; undefined if a scroll container comes first.
    const clips = new Map<Element, Element | undefined>();
    const findClip = (box: Element): Element | undefined => {
      if (box === document.body) return undefined;
      if (clips.has(box)) return clips.get(box);
      const { overflowX, overflowY, display } = getComputedStyle(box);
      const overflow = overflowX + overflowY;
      const isClip = display !== 'inline' && /hidden|clip/.test(overflow);
      const isEnd = /auto|scroll/.test(overflow) || !box.parentElement;
      const clip = isEnd ? undefined : isClip ? box : findClip(box.parentElement ?? box);
      clips.set(box, clip);
      return clip;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue;
      // A breadcrumb truncates the page's title to one line; the heading shows it in full.
      if (parent.closest('svg, .sr-only, option, [aria-current="page"]')) continue;
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (
        let box = findClip(parent);
        box;
        box = box.parentElement ? findClip(box.parentElement) : undefined
      ) {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const isOut =
          text.right > right + 2 ||
          text.left < left - 2 ||
          text.bottom > bottom + 2 ||
          text.top < top - 2;
        if (isOut) cut.push(`cut off: "${node.textContent.trim().slice(0, 40)}"`);
      }
    }
    return cut;
  });
}

/** Controls less than `least` pixels wide or high, except links within a line of text. */
export function findSmallTargets(least: number): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="tab"]';
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    // Radio buttons are hidden behind their labels.
    const target = control.closest('label') ?? control;
    let { width, height, bottom } = target.getBoundingClientRect();
    if (!target.checkVisibility() || width <= 1 || bottom <= 0) return [];
    // Exempt: links and glossary terms in a sentence, and headings that are their own anchor.
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

/** Emulates a touch screen on an open page, which makes its controls larger, until `lift` is called. */
export async function emulateTouch(page: Page): Promise<{ lift: () => Promise<void> }> {
  const expectFinger = (isFinger: boolean) =>
    expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(isFinger);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setEmitTouchEventsForMouse', {
    enabled: true,
    configuration: 'mobile',
  });
  await expectFinger(true);
  return {
    async lift() {
      await session.detach();
      await expectFinger(false);
    },
  };
}

/** How far the page scrolls sideways, in pixels. */
export async function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Applies the text spacing of WCAG 1.4.12 to all text, or removes it again. */
export const spaceText = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet();
    if (spaced) {
      sheet.replaceSync(`
        body, body *:not(svg, svg *) {
          line-height: 1.5 !important;
          letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important;
        }
        body p { margin-bottom: 2em !important; }`);
    }
    document.adoptedStyleSheets = [sheet];
  }, isSpaced);

/** Sets the root font size to 200 % as a user style sheet does, until `spaceText` is called. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

/** Counts the animations and transitions that have not ended. */
export const countMoving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().length);

/** Scrolls through a page once and back to the top, so that lazy parts load their controls. */
export const scrollThroughPage = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
