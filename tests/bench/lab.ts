/** What a visitor on a slow phone waits for: one cold load in a throttled Chromium. */
import type { Browser } from 'playwright';

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up; a quarter of the processor. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const CPU_RATE = 4;
const PHONE = { width: 390, height: 844 };
/** So long must nothing large be painted and no task block before a load counts as settled. */
const QUIET_MS = 1000;

export type LabFigures = {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  /** Milliseconds by which tasks since the navigation began were longer than 50 ms, together. */
  blocked: number;
  cls: number;
  /** The element that was the largest paint, such as 'h1'. */
  lcpElement: string;
};

/** Opens an address with nothing cached, on a slow phone, and waits until it has settled. */
export async function measureLoad(browser: Browser, url: string): Promise<LabFigures> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // tsx wraps named functions in a call of this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(recordMetrics);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    const figures = await page.evaluate(readMetrics, QUIET_MS);
    if (figures.lcp === 0) throw new Error(`${url}: nothing was painted`);
    return figures;
  } finally {
    await context.close();
  }
}

type Recorded = {
  fcp: number;
  lcp: number;
  cls: number;
  lcpElement: string;
  tasks: { start: number; end: number }[];
  lastChange: number;
};

/** Runs in the page before anything else does. */
function recordMetrics(): void {
  const seen: Recorded = { fcp: 0, lcp: 0, cls: 0, lcpElement: '', tasks: [], lastChange: 0 };
  Reflect.set(window, 'benchMetrics', seen);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.lastChange = performance.now();
    const element: unknown = Reflect.get(entry, 'element');
    seen.lcpElement = element instanceof Element ? element.localName : 'removed';
  });
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.cls += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, end: entry.startTime + entry.duration });
    seen.lastChange = performance.now();
  });
}

/** Runs in the page: waits until it has been quiet for a while, then adds up. */
async function readMetrics(quietMs: number) {
  const seen: Recorded = Reflect.get(window, 'benchMetrics');
  seen.lastChange = Math.max(seen.lastChange, performance.now());
  while (performance.now() - seen.lastChange < quietMs || seen.lcp === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (performance.now() > 30_000) break;
  }
  // From the start and not, as the usual metric, from the first paint, which would punish one that comes early.
  const blocked = seen.tasks
    .map(({ start, end }) => Math.max(0, end - start - 50))
    .reduce((sum, each) => sum + each, 0);
  const { fcp, lcp, cls, lcpElement } = seen;
  return { fcp, lcp, blocked, cls, lcpElement };
}
