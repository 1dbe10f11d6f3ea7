import type { ElementHandle, Page } from 'playwright/test';
import { createRandom } from '@/tests/fixtures/random-chains';
import { expect, test } from './fixtures';
import { NOT_FOUND, templates } from './pages';

/** Another seed presses in another order: PRESS_SEED=7 npx playwright test press-everything. */
const SEED = process.env.PRESS_SEED ?? '1';

/** What is pressed on one page at most. */
const MOST_PRESSES = 24;

const CONTROLS =
  'button, summary, select, textarea, input, a[href^="#"], a[role="button"], a[role="tab"]';

/** To another page of the site, which takes this one away in the state that it was brought to. */
const LINKS = 'main a[href^="/"]:not([href*="#"], [href*="."], [href*="?"], [download])';

const TYPED = ['', '0', '5', '-1', '99999999'];

for (const { path, name, status } of templates) {
  for (const kind of ['plain', '#']) {
    test(`Whatever is pressed in whatever order, nothing ends: ${name}, ${kind} address`, async ({
      page,
      allowError,
    }) => {
      if (status === 404) allowError(NOT_FOUND);
      const pick = createPick(`${SEED} ${path} ${kind}`);
      await page.setViewportSize({ width: pick([390, 1280]), height: 900 });
      await page.addInitScript(() => {
        window.print = () => {};
      });
      await page.goto(path);
      let start: string = path;
      if (kind === '#') {
        const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
        start = `${path}#${pick(['main', ...ids])}`;
        await page.goto('about:blank');
        await page.goto(start);
      }
      await expectInteractivePage(page);
      const pressed = new Set<string>();
      for (let count = 0; count < MOST_PRESSES; count += 1) {
        const control = await pickControl(page, pressed, pick);
        if (!control) break;
        await press(control, pick);
        await expectAlive(page, pressed);
        // What a form sent away to is not this page; it has been seen to live.
        if (new URL(page.url()).pathname === path) continue;
        await page.goto(start);
        await expectInteractivePage(page);
      }
      expect(pressed.size).toBeGreaterThan(0);
      const links = page.locator(LINKS).filter({ visible: true });
      if ((await links.count()) === 0) return;
      await links.nth(pick([...Array(await links.count()).keys()])).evaluate(click);
      await expectAlive(page, pressed);
    });
  }
}

/** One of what can be pressed now and was not yet; its name is added to what was pressed. */
async function pickControl(
  page: Page,
  pressed: Set<string>,
  pick: Pick,
): Promise<ElementHandle<Node> | undefined> {
  const controls = page.locator(CONTROLS);
  const names = await controls.evaluateAll((nodes) => {
    // Nothing behind a modal dialog can be reached.
    const reachable = document.querySelector('dialog:modal') ?? document;
    return nodes.map((node) => {
      const isPressable =
        reachable.contains(node) &&
        node.checkVisibility() &&
        !node.matches(':disabled, [readonly]');
      const label = node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 40);
      return isPressable ? [node.localName, node.id || node.getAttribute('name'), label] : null;
    });
  });
  const left = names.flatMap((parts, index) => {
    const name = parts?.filter(Boolean).join(' ');
    return name && !pressed.has(name) ? [{ index, name }] : [];
  });
  if (left.length === 0) return undefined;
  const { index, name } = pick(left);
  pressed.add(name);
  // The element itself: what an earlier press brings late may move another one to its index.
  return (await controls.nth(index).elementHandle()) ?? undefined;
}

/** Clicks, or for a field types or chooses something. */
async function press(control: ElementHandle<Node>, pick: Pick): Promise<void> {
  const { kind, options } = await control.evaluate((node) => ({
    kind:
      node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
        ? node.type
        : node.nodeName.toLowerCase(),
    options: node instanceof HTMLSelectElement ? [...node.options].map((_, index) => index) : [],
  }));
  if (kind === 'select') {
    await control.selectOption({ index: pick(options) });
  } else if (/^(?:text|search|number|textarea)$/.test(kind)) await control.fill(pick(TYPED));
  else await control.evaluate(click);
}

/** As a key or a reading program presses it, whatever lies over it. */
function click(node: Node): void {
  if (node instanceof HTMLElement) node.click();
}

/** Waits until the page's code has taken over. */
function expectInteractivePage(page: Page) {
  return expect
    .poll(() =>
      page
        .locator('main')
        .evaluate((node) => Object.keys(node).some((key) => /^__react/.test(key))),
    )
    .toBe(true);
}

async function expectAlive(page: Page, pressed: ReadonlySet<string>): Promise<void> {
  const last = `after ${[...pressed].slice(-3).join('; ')}`;
  // Two frames: what a press asks for is drawn in the first. One that leads away takes them along.
  await page
    .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    .catch(() => page.waitForLoadState());
  const ended = page.getByText(/^This page could not be shown$|did not arrive/);
  await expect(ended, last).toHaveCount(0);
}

type Pick = <Item>(items: readonly Item[]) => Item;

/** Picks from lists, the same way for the same seed. */
function createPick(seed: string): Pick {
  const random = createRandom(
    [...seed].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 0),
  );
  return (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  };
}
