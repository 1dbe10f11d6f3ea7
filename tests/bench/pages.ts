/** First and largest paint, layout shift and blocking time of every page type on a slow phone, beside the floor's. */
import { withBrowser } from './browser';
import { type LabFigures, measureLoad } from './lab';
import { median } from './measure';
import { count, ports } from './options';
import { pageTypes } from './page-types';
import { atMost, type SectionReport } from './report';
import { withServer } from './server';
import { builtFloor, builtSite } from './workspace';

const ROUNDS = count(3, 1);
/** The floor is loaded again after so many pages, so that it meets the same moods of the machine. */
const PAGES_PER_FLOOR = 6;

export async function measurePages(): Promise<SectionReport> {
  const [floorFolder, siteFolder] = [await builtFloor(), await builtSite()];
  const runs = await withServer(floorFolder, ports.floor, (floor) =>
    withServer(siteFolder, ports.site, (site) => loadAll(floor.origin, site.origin)),
  );
  const floor = summarise('floor', runs.get('floor') ?? []);
  const pages = pageTypes.map(({ name }) => summarise(name, runs.get(name) ?? []));
  const most = (figure: (page: Summary) => number) => Math.max(...pages.map(figure));
  return {
    bars: [
      atMost(
        'LCP, the worst page ÷ floor',
        most(({ lcp }) => lcp / floor.lcp),
        1.15,
      ),
      atMost(
        'CLS, the worst page',
        most(({ cls }) => cls),
        0.01,
        '',
        4,
      ),
      atMost(
        'total blocking time, the worst page ÷ floor',
        most(({ tbt }) => tbt / floor.tbt),
        1.4,
      ),
    ],
    tables: [
      {
        caption: `Milliseconds; 390 x 844 px, a quarter of the processor, 150 ms round trip, 1.6 Mbit/s, nothing cached. Medians of ${ROUNDS} loads (floor: ${floor.loads}), CLS the largest.`,
        head: ['page', 'FCP', 'ratio', 'LCP', 'ratio', 'LCP is', 'blocked', 'ratio', 'CLS'],
        rows: [floor, ...pages].map((page) => [
          page.name,
          page.fcp.toFixed(0),
          (page.fcp / floor.fcp).toFixed(2),
          page.lcp.toFixed(0),
          (page.lcp / floor.lcp).toFixed(2),
          page.lcpElement,
          page.tbt.toFixed(0),
          (page.tbt / floor.tbt).toFixed(2),
          page.cls.toFixed(4),
        ]),
      },
    ],
    notes: [],
  };
}

async function loadAll(floor: string, site: string): Promise<Map<string, LabFigures[]>> {
  const runs = new Map<string, LabFigures[]>();
  await withBrowser(async (browser) => {
    const load = async (name: string, url: string) => {
      runs.set(name, [...(runs.get(name) ?? []), await measureLoad(browser, url)]);
    };
    // The first load of a fresh server and browser is slower than all later ones.
    await measureLoad(browser, `${floor}/`);
    await measureLoad(browser, `${site}/`);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { name, path }] of pageTypes.entries()) {
        if (index % PAGES_PER_FLOOR === 0) await load('floor', `${floor}/`);
        await load(name, site + path);
      }
    }
  });
  return runs;
}

type Summary = LabFigures & { name: string; loads: number };

function summarise(name: string, runs: readonly LabFigures[]): Summary {
  return {
    name,
    loads: runs.length,
    fcp: median(runs.map(({ fcp }) => fcp)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    tbt: median(runs.map(({ tbt }) => tbt)),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    lcpElement: [...new Set(runs.map(({ lcpElement }) => lcpElement))].join(', '),
  };
}
