import type { Browser, Locator, Page } from 'playwright';
import { ARTICLE, BASELINE, CALCULATOR, CERTIFICATE, PRACTICE } from '../e2e/pages';
import { count, median, ports, withBrowser, withServer } from './machine';
import { atMost, type SectionReport } from './report';
import { builtSite } from './workspace';

const ROUNDS = count(7, 1);
const CPU_RATE = 4;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The shortest interaction that the browser reports, in milliseconds; shorter ones are not reported. */
const SHORTEST = 16;

type Interaction = {
  name: string;
  path: string;
  viewport: typeof PHONE;
  /** Steps that come first and are not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** The element that shows the result. */
  shown: (page: Page) => Locator;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox');
const menuLabel = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Learn' });

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'opening the menu of a phone',
    path: '/',
    viewport: PHONE,
    act: (page) => button(page, 'Open menu').click(),
    shown: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'opening a group of the main menu',
    path: '/',
    viewport: DESK,
    act: (page) => menuLabel(page).click(),
    shown: (page) => page.getByRole('banner').locator('.panel-in').first(),
  },
  {
    name: 'typing a letter in the search',
    path: '/',
    viewport: DESK,
    prepare: async (page) => {
      await searchField(page).focus();
      await page.keyboard.type('sema');
      await page.getByRole('option').first().waitFor();
    },
    act: (page) => page.keyboard.type('g'),
    shown: (page) => page.getByRole('option').first(),
  },
  {
    name: 'choosing a chip',
    path: '/blog',
    viewport: PHONE,
    act: (page) => button(page, 'Recovery').click(),
    shown: (page) => page.locator('button[aria-pressed="true"]', { hasText: 'Recovery' }),
  },
  {
    name: 'Calculate',
    path: `${CALCULATOR}?amount=5&unit=mg&diluent=2&dose=250&doseUnit=mcg`,
    viewport: PHONE,
    act: (page) => button(page, 'Calculate').click(),
    shown: (page) => page.getByRole('region', { name: 'Results' }),
  },
  {
    name: 'the next problem of the practice room',
    path: `${PRACTICE}?family=mark`,
    viewport: PHONE,
    prepare: async (page) => {
      for (const hint of [1, 2, 3]) await button(page, `Hint ${hint} of 3`).click();
      await button(page, 'Show the way').click();
      await page.waitForLoadState('networkidle');
    },
    act: (page) => button(page, 'Next problem').click(),
    shown: (page) => button(page, 'Hint 1 of 3'),
  },
  {
    name: 'choosing the substance of a certificate',
    path: CERTIFICATE,
    viewport: PHONE,
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Found' }).fill('4113.5');
      await page.waitForLoadState('networkidle');
    },
    act: async (page) => {
      await page.getByLabel('Substance').selectOption('Semaglutide');
    },
    shown: (page) => page.getByText('fits Semaglutide').first(),
  },
  {
    name: 'moving a starting risk',
    path: BASELINE,
    viewport: PHONE,
    // The slider is disabled until the page is interactive.
    prepare: (page) => page.locator('input[type=range]:enabled').first().focus(),
    act: (page) => page.keyboard.press('ArrowRight'),
    shown: (page) => page.getByText('81 without').first(),
  },
  {
    name: 'switching a tab',
    path: '/peptides/bpc-157',
    viewport: PHONE,
    act: (page) => page.getByRole('tab', { name: 'Dosing' }).click(),
    shown: (page) => page.getByRole('tabpanel', { name: 'Dosing' }),
  },
  {
    name: 'changing the theme',
    path: ARTICLE,
    viewport: PHONE,
    act: (page) => page.getByRole('button', { name: /theme/i }).click(),
    shown: (page) => page.locator('html.dark, html.light').first(),
  },
];

type Figures = { paint: number; shown: number };

/** Measures from a click or key to the next paint, and until the result shows, at a quarter of the CPU speed. */
export async function measure(): Promise<SectionReport> {
  const runs = new Map(INTERACTIONS.map(({ name }): [string, Figures[]] => [name, []]));
  await withServer(await builtSite(), ports.site, ({ origin }) =>
    withBrowser(async (browser) => {
      for (let round = 0; round < ROUNDS; round += 1)
        for (const interaction of INTERACTIONS)
          runs.get(interaction.name)?.push(await measureOnce(browser, origin, interaction));
    }),
  );
  const rows = [...runs].map(([name, figures]) => {
    const paints = figures.map(({ paint }) => paint);
    const shown = median(figures.map((each) => each.shown));
    return { name, paint: median(paints), worst: Math.max(...paints), shown };
  });
  return {
    bars: rows.map(({ name, paint }) => atMost(`${name}: next paint`, paint, 100, ' ms', 0)),
    tables: [
      {
        caption: `Milliseconds with a quarter of the processor, medians of ${ROUNDS} fresh pages: from the press or key to the next paint as the browser reports it, in steps of 8 and of at least ${SHORTEST}, and until what was asked for shows.`,
        head: ['interaction', 'next paint', 'the slowest', 'shown'],
        rows: rows.map(({ name, paint, worst, shown }) => [
          name,
          ...[paint, worst, shown].map((figure) => figure.toFixed(0)),
        ]),
      },
    ],
    notes: [],
  };
}

async function measureOnce(
  browser: Browser,
  origin: string,
  { path, viewport, prepare, act, shown }: Interaction,
): Promise<Figures> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    // tsx wraps named functions in calls to this helper, which does not exist in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordInteractions);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await page.evaluate(rest);
    await page.evaluate(() => Reflect.set(window, 'benchInteractions', []));
    const started = await page.evaluate(() => performance.now());
    await act(page);
    await shown(page).waitFor();
    const ended = await page.evaluate(() => performance.now());
    await page.evaluate(rest);
    const entries: { start: number; duration: number }[] = await page.evaluate(() =>
      Reflect.get(window, 'benchInteractions'),
    );
    const first = Math.min(...entries.map(({ start }) => start), Number.POSITIVE_INFINITY);
    return {
      paint: Math.max(SHORTEST, ...entries.map(({ duration }) => duration)),
      shown: ended - (Number.isFinite(first) ? first : started),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: records each click and key with the time to the next paint. */
function recordInteractions(): void {
  Reflect.set(window, 'benchInteractions', []);
  new PerformanceObserver((list) => {
    const seen: unknown[] = Reflect.get(window, 'benchInteractions');
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'interactionId')) {
        seen.push({ start: entry.startTime, duration: entry.duration });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: waits until pending work is painted and reported. */
async function rest(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
}
