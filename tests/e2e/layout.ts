import { expect, type Page } from 'playwright/test';

/** Texts that are cut off by a box which hides what overflows it, and what the page scrolls sideways by. */
export async function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`the page scrolls by ${scrollWidth - clientWidth} px`);
    // The nearest box that hides what overflows it; none where what overflows can be scrolled to.
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
      // The page's own name ends a breadcrumb in one line, and stands in full in the heading.
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

/** Controls smaller than so many pixels either way, but for links within a line of text. */
export function findSmallTargets(least: number): string[] {
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

/** Has an open page take its pointer for a finger, which asks for larger controls, until `lift` is called. */
export async function touchScreen(page: Page): Promise<{ lift: () => Promise<void> }> {
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

/** Sets all text with the spacing that WCAG 1.4.12 asks a page to bear, or as it was again. */
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

/** Sets all text at 200 % as a reader's own style does, until `spaceText` is called. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });

/** Animations and transitions that have not ended, as what they move. */
export const countMoving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().length);

/** Shows each part of a page once, since some bring their controls when they come near. */
export const showAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo(0, 0);
  });
