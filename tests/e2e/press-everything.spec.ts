import type { Page } from 'playwright/test';
import { createRandom } from '@/tests/fixtures/random-chains';
import { expect, expectInteractive, test } from './fixtures';
import { NOT_FOUND, SAME_CONTROLS, templates } from './pages';

/** The seed of the order of presses: PRESS_SEED=7 npx playwright test press-everything. */
const SEED = process.env.PRESS_SEED ?? '1';

/** The maximum number of presses on one page. */
const MOST_PRESSES = 12;

const CONTROLS =
  'button, summary, select, textarea, input, a[href^="#"], a[role="button"], a[role="tab"]';

/** Links to other pages of the site: one is followed from whatever state the presses led to. */
const LINKS = 'main a[href^="/"]:not([href*="#"], [href*="."], [href*="?"], [download])';

/** Pages with no control of their own except one to print: what is pressed there is the frame, as on the home page. */
const FRAME_ONLY: readonly string[] = [
  ...['/archive', '/education', '/education/certification', '/education/practice/print'],
  ...['/research/evidence-map', '/peptides/semaglutide/before-use'],
];

for (const [index, { path, name, status }] of templates.entries()) {
  if ([...FRAME_ONLY, ...SAME_CONTROLS].includes(path)) continue;

  test(`No order of presses crashes the page: ${name}, opened with or without a URL fragment`, async ({
    page,
    request,
    allowError,
  }) => {
    if (status === 404) allowError(NOT_FOUND);
    // Logged when a form without an action is submitted while another page is loading.
    allowError(/An invalid form control .* is not focusable/);
    const random = createRandom(hash(`${SEED} ${path}`));
    await page.setViewportSize({ width: pick(random, [390, 1280]), height: 900 });
    await page.addInitScript(() => {
      window.print = () => {};
    });
    const html = await (await request.get(path)).text();
    const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    const ids = [...main.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id);
    // Every other page is opened with a fragment; with the next seed, the others are.
    const hasFragment = (index + Number(SEED)) % 2 === 0;
    const start = hasFragment ? `${path}#${pick(random, ['main', ...ids])}` : path;
    const pressed = await pressControls(page, start, random);
    expect(pressed.length).toBeGreaterThan(0);
    const links = page.locator(LINKS).filter({ visible: true });
    const count = await links.count();
    if (count === 0) return;
    await links.nth(Math.floor(random() * count)).evaluate((link) => {
      if (link instanceof HTMLElement) link.click();
    });
    await page.waitForLoadState();
    await expectAlive(page, pressed);
  });
}

/** Opens a page and presses random controls, each at most once; returns their names. */
async function pressControls(page: Page, start: string, random: () => number): Promise<string[]> {
  const pressed: string[] = [];
  await page.goto(start);
  await expectInteractive(page.getByRole('main'));
  const { pathname } = new URL(page.url());
  for (let count = 0; count < MOST_PRESSES; count += 1) {
    const choice = [random(), random()] as const;
    const control = await page.evaluateHandle(chooseControl, [CONTROLS, choice, pressed] as const);
    const name = await control.evaluate((chosen) => chosen?.name);
    if (!name) break;
    pressed.push(name);
    // A press that navigates away ends the document whose frames `press` waits for.
    await control.evaluate((chosen) => chosen?.press()).catch(() => page.waitForLoadState());
    await expectAlive(page, pressed);
    // A form led to another page, which was just checked: return to the first.
    if (new URL(page.url()).pathname === pathname) continue;
    await page.goto(start);
    await expectInteractive(page.getByRole('main'));
  }
  return pressed;
}

/** Runs in the page: picks a control not pressed yet; `press` clicks it, fills it or selects an option. */
function chooseControl([controls, [which, what], pressed]: readonly [
  string,
  readonly [number, number],
  readonly string[],
]) {
  // Nothing behind a modal dialog can be reached.
  const reachable = document.querySelector('dialog:modal') ?? document;
  const left = [...reachable.querySelectorAll<HTMLElement>(controls)].flatMap((node) => {
    const label = node.getAttribute('aria-label') ?? node.textContent.trim().slice(0, 40);
    const name = [node.localName, node.id || node.getAttribute('name'), label]
      .filter(Boolean)
      .join(' ');
    const isOpen = node.checkVisibility() && !node.matches(':disabled, [readonly]');
    return isOpen && !pressed.includes(name) ? [{ node, name }] : [];
  });
  const chosen = left[Math.floor(which * left.length)];
  if (!chosen) return undefined;
  const { node, name } = chosen;
  const enter = (kind: typeof HTMLInputElement | typeof HTMLTextAreaElement, text = '') => {
    // The prototype's setter: React ignores a value set through the element's own property.
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(node, text);
    node.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return {
    name,
    async press() {
      const typed = ['', '0', '5', '-1', '99999999'];
      const text = typed[Math.floor(what * typed.length)];
      if (node instanceof HTMLSelectElement) {
        node.selectedIndex = Math.floor(what * node.options.length);
        node.dispatchEvent(new Event('change', { bubbles: true }));
      } else if (node instanceof HTMLTextAreaElement) enter(HTMLTextAreaElement, text);
      else if (node instanceof HTMLInputElement && /^(?:text|search|number)$/.test(node.type)) {
        enter(HTMLInputElement, text);
      } else node.click();
      // Two frames: the effect of a press is rendered in the first.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    },
  };
}

async function expectAlive(page: Page, pressed: readonly string[]): Promise<void> {
  const ended = page.locator('h1, p', {
    hasText: /^This page could not be shown$|did not load/,
  });
  await expect(ended, `after ${pressed.slice(-3).join('; ')}`).toHaveCount(0);
}

function hash(seed: string): number {
  return [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 0);
}

function pick<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}
