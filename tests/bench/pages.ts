/** First and largest paint, blocking and layout shift of every page type on a slow phone, beside two floors'. */
import { withBrowser } from './browser';
import { type LabFigures, measureLoad } from './lab';
import { median } from './measure';
import { count, ports } from './options';
import { type FloorKind, floorKinds, pageTypes } from './page-types';
import { atMost, type SectionReport, type Table } from './report';
import { withServer } from './server';
import { builtFloor, builtSite, builtStyledFloor } from './workspace';

const ROUNDS = count(process.env.BENCH_PAGES === 'main' ? 9 : 3, 1);
/** The floors are loaded again after so many pages, so that they meet the same moods of the machine. */
const PAGES_PER_FLOOR = 6;

type Origins = { bare: string; styled: string; site: string };

export async function measurePages(): Promise<SectionReport> {
  const bareFolder = await builtFloor();
  const styledFolder = await builtStyledFloor();
  const runs = await withServer(bareFolder, ports.floor, (bare) =>
    withServer(styledFolder, ports.styledFloor, async (styled) =>
      withServer(await builtSite(), ports.site, (site) =>
        loadAll({ bare: bare.origin, styled: styled.origin, site: site.origin }),
      ),
    ),
  );
  const floors = summariseFloors(runs);
  const pages = pageTypes.map(({ name, kind }) => ({
    page: summarise(name, runs.get(name) ?? []),
    floor: floors.styled[kind],
  }));
  type Pair = (typeof pages)[number];
  const most = (figure: (pair: Pair) => number) => Math.max(...pages.map(figure));
  const paint = ({ page, floor }: Pair) => page.lcp / floor.lcp;
  const above = pages.filter((pair) => paint(pair) > 1.2);
  return {
    bars: [
      atMost(
        'page types whose largest paint is later than 1.2 x the floor’s',
        above.length,
        0,
        '',
        0,
      ),
      atMost('largest paint, the worst page ÷ floor', most(paint), 1.35),
      atMost(
        'blocked, the worst page ÷ floor',
        most(({ page, floor }) => page.blocked / floor.blocked),
        1.4,
      ),
      atMost(
        'CLS, the worst page',
        most(({ page }) => page.cls),
        0.01,
        '',
        4,
      ),
    ],
    tables: [toTable(floors, pages)],
    notes: [
      'The floors are empty Next.js apps of the same version with a page of a heading alone (home) and one of plain paragraphs (article), without any style and with Tailwind’s. Ratios are to the floor with Tailwind, pages of text to its article, others to its home. Blocked: all tasks since the navigation began, each less 50 ms.',
    ],
  };
}

async function loadAll({ bare, styled, site }: Origins): Promise<Map<string, LabFigures[]>> {
  const runs = new Map<string, LabFigures[]>();
  await withBrowser(async (browser) => {
    const load = async (name: string, url: string) => {
      runs.set(name, [...(runs.get(name) ?? []), await measureLoad(browser, url)]);
    };
    const loadFloor = async (name: string, origin: string) => {
      for (const [kind, path] of Object.entries(floorKinds)) {
        await load(`${name} ${kind}`, origin + path);
      }
    };
    // The first load of a fresh server and browser is slower than all later ones.
    for (const origin of [bare, styled, site]) await measureLoad(browser, `${origin}/`);
    for (let round = 0; round < ROUNDS; round += 1) {
      await loadFloor('bare', bare);
      for (const [index, { name, path }] of pageTypes.entries()) {
        if (index % PAGES_PER_FLOOR === 0) await loadFloor('styled', styled);
        await load(name, site + path);
      }
    }
  });
  return runs;
}

type Summary = LabFigures & { name: string };
type Floors = Record<'bare' | 'styled', Record<FloorKind, Summary>>;

function summariseFloors(runs: ReadonlyMap<string, readonly LabFigures[]>): Floors {
  const read = (name: keyof Floors, title: string) => ({
    home: summarise(`${title}: home`, runs.get(`${name} home`) ?? []),
    article: summarise(`${title}: article`, runs.get(`${name} article`) ?? []),
  });
  return { bare: read('bare', 'bare floor'), styled: read('styled', 'floor with Tailwind') };
}

function summarise(name: string, runs: readonly LabFigures[]): Summary {
  return {
    name,
    fcp: median(runs.map(({ fcp }) => fcp)),
    lcp: median(runs.map(({ lcp }) => lcp)),
    blocked: median(runs.map(({ blocked }) => blocked)),
    cls: Math.max(...runs.map(({ cls }) => cls)),
    lcpElement: [...new Set(runs.map(({ lcpElement }) => lcpElement))].join(', '),
  };
}

function toTable(
  { bare, styled }: Floors,
  pages: readonly { page: Summary; floor: Summary }[],
): Table {
  const floors = (['home', 'article'] as const).flatMap((kind) => [
    { page: bare[kind], floor: styled[kind] },
    { page: styled[kind], floor: styled[kind] },
  ]);
  return {
    caption: `Milliseconds; 390 x 844 px, a quarter of the processor, 150 ms round trip, 1.6 Mbit/s, nothing cached. Medians of ${ROUNDS} loads (floors more), CLS the largest.`,
    head: ['page', 'FCP', 'ratio', 'LCP', 'ratio', 'LCP is', 'blocked', 'ratio', 'CLS'],
    rows: [...floors, ...pages].map(({ page, floor }) => [
      page.name,
      page.fcp.toFixed(0),
      (page.fcp / floor.fcp).toFixed(2),
      page.lcp.toFixed(0),
      (page.lcp / floor.lcp).toFixed(2),
      page.lcpElement,
      page.blocked.toFixed(0),
      (page.blocked / floor.blocked).toFixed(2),
      page.cls.toFixed(4),
    ]),
  };
}
