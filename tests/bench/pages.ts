import type { Browser } from 'playwright';
import { templates } from '../e2e/pages';
import { count, isQuick, median, ports, withBrowser, withServer } from './machine';
import { atMost, type SectionReport } from './report';
import { builtSite, builtStyledFloor } from './workspace';

/** The pages of the floor: one with only a heading, and an article of plain paragraphs. */
export const floorTypes = [
  { name: 'floor: home', path: '/', kind: 'home' },
  { name: 'floor: article', path: '/article', kind: 'article' },
];

/** Pages of text, compared with the floor's article; all others with its home page. */
const TEXTS = [
  ...['article', 'lesson', 'guide', 'company page', 'paper', 'case studies', 'glossary'],
  ...['protocols', 'quick reference', 'evidence on one substance', 'proof of the calculator'],
  'peptide',
];

const MAIN = ['/', '/blog', '/tools/peptide-calculator', '/peptides/bpc-157'];
const MAIN_TEXTS = ['article', 'paper'];
const FEW = ['/', '/blog', '/tools/peptide-calculator'];

/** A page of each template; with BENCH_PAGES=main only those that are read most, in a quick run only three. */
export const pageTypes = templates
  .filter(({ name, path }) => {
    if (isQuick) return FEW.includes(path);
    return process.env.BENCH_PAGES !== 'main' || MAIN.includes(path) || MAIN_TEXTS.includes(name);
  })
  .map(({ name, path }) => ({ name, path, kind: TEXTS.includes(name) ? 'article' : 'home' }));

const ROUNDS = count(process.env.BENCH_PAGES === 'main' ? 9 : 3, 1);
/** The floors are loaded again after so many pages, so that both see the same fluctuations of the machine. */
const PAGES_PER_FLOOR = 6;

/** Measures FCP, LCP, blocking time and CLS of every page type on a slow phone, beside the floor's. */
export async function measure(): Promise<SectionReport> {
  const floorFolder = await builtStyledFloor();
  const site = await builtSite();
  const runs = await withServer(floorFolder, ports.styledFloor, (floor) =>
    withServer(site, ports.site, ({ origin }) => loadAll(floor.origin, origin)),
  );
  const pages = [...floorTypes, ...pageTypes].map(({ name, kind }) => {
    const [page, floor] = [runs.get(name) ?? [], runs.get(`floor: ${kind}`) ?? []];
    const figure = (key: 'fcp' | 'lcp' | 'blocked') => {
      const ms = median(page.map((each) => each[key]));
      return { ms, ratio: ms / median(floor.map((each) => each[key])) };
    };
    const cls = Math.max(...page.map((each) => each.cls));
    const lcpIs = [...new Set(page.map(({ lcpElement }) => lcpElement))].join(', ');
    return { name, fcp: figure('fcp'), lcp: figure('lcp'), blocked: figure('blocked'), cls, lcpIs };
  });
  const late = pages.filter(({ lcp }) => lcp.ratio > 1.2).length;
  const most = (of: (page: (typeof pages)[number]) => number) => Math.max(...pages.map(of));
  const [paint, blocked] = [most(({ lcp }) => lcp.ratio), most((page) => page.blocked.ratio)];
  const shift = most(({ cls }) => cls);
  return {
    bars: [
      atMost('page types whose largest paint is later than 1.2 x the floor’s', late, 0, '', 0),
      atMost('largest paint, the worst page ÷ floor', paint, 1.35),
      atMost('blocked, the worst page ÷ floor', blocked, 1.4),
      atMost('CLS, the worst page', shift, 0.01, '', 4),
    ],
    tables: [
      {
        caption: `Milliseconds; 390 x 844 px, a quarter of the processor, 150 ms round trip, 1.6 Mbit/s, nothing cached. Medians of ${ROUNDS} loads (floors more), CLS the largest.`,
        head: ['page', 'FCP', 'ratio', 'LCP', 'ratio', 'LCP is', 'blocked', 'ratio', 'CLS'],
        rows: pages.map(({ name, fcp, lcp, lcpIs, blocked: long, cls }) => [
          ...[name, fcp.ms.toFixed(0), fcp.ratio.toFixed(2), lcp.ms.toFixed(0)],
          ...[lcp.ratio.toFixed(2), lcpIs, long.ms.toFixed(0), long.ratio.toFixed(2)],
          cls.toFixed(4),
        ]),
      },
    ],
    notes: [
      'The floor is an empty Next.js app of the same version with Tailwind’s sheet, a page of a heading alone (home) and one of plain paragraphs (article). Ratios are to these, pages of text to its article, others to its home. Blocked: all tasks since the navigation began, each less 50 ms.',
    ],
  };
}

async function loadAll(floor: string, site: string): Promise<Map<string, LabFigures[]>> {
  const runs = new Map<string, LabFigures[]>();
  await withBrowser(async (browser) => {
    const load = async (name: string, url: string) => {
      runs.set(name, [...(runs.get(name) ?? []), await measureLoad(browser, url)]);
    };
    // The first load of a fresh server and browser is slower than all later ones.
    for (const origin of [floor, site]) await measureLoad(browser, `${origin}/`);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { name, path }] of pageTypes.entries()) {
        const floors = index % PAGES_PER_FLOOR === 0 ? floorTypes : [];
        for (const empty of floors) await load(empty.name, floor + empty.path);
        await load(name, site + path);
      }
    }
  });
  return runs;
}

/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. CPU_RATE slows the processor fourfold. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const CPU_RATE = 4;
const PHONE = { width: 390, height: 844 };
/** A load counts as settled after so long without a new largest paint or a long task. */
const QUIET_MS = 1000;

type LabFigures = {
  /** Milliseconds since the navigation began. */
  fcp: number;
  lcp: number;
  /** Milliseconds beyond 50 of each task since the navigation began, summed up. */
  blocked: number;
  cls: number;
  /** The element of the largest contentful paint, such as 'h1'. */
  lcpElement: string;
};

/** Opens an address with nothing cached, on a slow phone, and waits until it has settled. */
async function measureLoad(browser: Browser, url: string): Promise<LabFigures> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // tsx wraps named functions in calls to this helper, which does not exist in the page.
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

/** Runs in the page before its own scripts: records paints, layout shifts and long tasks. */
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

/** Runs in the page: waits until the load has settled, then adds up the figures. */
async function readMetrics(quietMs: number) {
  const seen: Recorded = Reflect.get(window, 'benchMetrics');
  seen.lastChange = Math.max(seen.lastChange, performance.now());
  while (performance.now() - seen.lastChange < quietMs || seen.lcp === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (performance.now() > 30_000) break;
  }
  // Counted from the start, and not from FCP as in Total Blocking Time, which would penalise an early first paint.
  const blocked = seen.tasks
    .map(({ start, end }) => Math.max(0, end - start - 50))
    .reduce((sum, each) => sum + each, 0);
  const { fcp, lcp, cls, lcpElement } = seen;
  return { fcp, lcp, blocked, cls, lcpElement };
}
