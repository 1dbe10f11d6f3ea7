/** A day of a million requests through the cache that deploy/nginx describes, with a new build in the middle. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createCache, readRules } from './cache-model';
import { count } from './options';
import { createRandom } from './random';
import { ASSUMED, createDay, DAY, type Page, type Site } from './readers';
import type { SectionReport } from './report';
import { builtSite } from './workspace';

const TOTAL = count(1_000_000, 20_000);
const ROLLOUT = 12 * 3600;

type Day = {
  name: string;
  addresses: number;
  requests: number;
  /** From the cache, with or without a process being asked behind it. */
  served: number;
  assets: number;
  /** Requests that processes got: whole answers, and questions whether a kept one still holds. */
  asked: number;
  refreshed: number;
  peak: number;
  peakAsked: number;
  afterRollout: number;
  cacheMiB: number;
};

export async function measureSimulation(): Promise<SectionReport> {
  const site = readSite(await builtSite());
  const large = enlarge(site, count(20_000, 2000));
  const emptied = 'as it is, the cache emptied for the new build';
  const days = [
    simulate('as it is', site),
    simulate(emptied, site, true),
    simulate(`with ${large.pages.length - site.pages.length} more articles`, large),
    simulate('the same, the cache of 4 GB', large, false, TOTAL, 4 * 2 ** 30),
  ];
  return {
    bars: [],
    tables: [
      {
        head: [
          'the site',
          'pages',
          'requests',
          'served from the cache',
          'of them scripts, styles, fonts',
          'processes render',
          'processes confirm',
          'requests in the peak second',
          'processes asked in their peak second',
          'in the worst second of the ten minutes after the new build',
          'cache MiB at the end',
        ],
        rows: days.map((day) => [
          day.name,
          day.addresses,
          day.requests,
          `${((100 * day.served) / day.requests).toFixed(1)}%`,
          `${((100 * day.assets) / day.requests).toFixed(1)}%`,
          day.asked,
          day.refreshed,
          day.peak,
          day.peakAsked,
          day.afterRollout,
          day.cacheMiB.toFixed(0),
        ]),
      },
    ],
    notes: [
      `Simulated, not measured: requests are drawn (seed 1), the cache follows the rules of deploy/nginx/nginx.conf, sizes are those of this build. Assumed: popularity falls as 1 / rank^${ASSUMED.exponent} (Zipf-like, as Breslau et al. found of web requests, INFOCOM 1999; a smaller exponent is harder on a cache), ${ASSUMED.goOn * 100}% of readers go on after each page by a link to any other, ${ASSUMED.returning * 100}% come again, ${ASSUMED.brotli * 100}% unpack Brotli, ${ASSUMED.unknown * 100}% of requests are for addresses that exist nowhere, each once, ${ASSUMED.crawls} crawls of all pages a day, a daily wave of ±${ASSUMED.swing * 100}%, and at 15:00 a newsletter that brings ${ASSUMED.rush.factor} times as many readers to one page for ${ASSUMED.rush.seconds / 60} minutes. The new build comes at noon and changes every script.`,
    ],
  };
}

/** Puts a day through the cache. */
export function simulate(
  name: string,
  site: Site,
  isEmptied = false,
  total = TOTAL,
  maxBytes?: number,
): Day {
  const rules = readRules(readFileSync('deploy/nginx/nginx.conf', 'utf8'));
  const cache = createCache({ ...rules, ...(maxBytes && { maxBytes }) });
  const all = new Uint32Array(DAY);
  const toProcesses = new Uint32Array(DAY);
  const sums = { requests: 0, asked: 0, refreshed: 0, assets: 0 };
  let isOld = true;
  for (const { second, key, bytes, life, isAsset } of createDay(site, total, ROLLOUT)) {
    if (isOld && isEmptied && second >= ROLLOUT) cache.empty();
    isOld = second < ROLLOUT;
    const outcome = cache.ask(key, bytes, life, second, isAsset ? 1 : undefined);
    sums.requests += 1;
    all[second] = (all[second] ?? 0) + 1;
    if (outcome !== 'kept') toProcesses[second] = (toProcesses[second] ?? 0) + 1;
    if (outcome === 'asked') sums.asked += 1;
    if (outcome === 'refreshed') sums.refreshed += 1;
    if (isAsset && outcome === 'kept') sums.assets += 1;
  }
  return {
    name,
    addresses: site.pages.length,
    ...sums,
    served: sums.requests - sums.asked,
    peak: Math.max(...all),
    peakAsked: Math.max(...toProcesses),
    afterRollout: Math.max(...toProcesses.subarray(ROLLOUT, ROLLOUT + 600)),
    cacheMiB: cache.size() / 2 ** 20,
  };
}

/** Pages, the data of links and what pages name, with the bytes that go over the wire, from a finished build. */
function readSite(project: string): Site {
  const app = join(project, '.next/server/route-cache/APP_PAGE');
  const addresses = new Map<string, number>();
  const assets: number[] = [];
  const toAsset = (address: string): number => {
    const known = addresses.get(address);
    if (known !== undefined) return known;
    const file = join(project, '.next', address.replace('/_next/', ''));
    const packed = existsSync(`${file}.gz`) ? `${file}.gz` : file;
    addresses.set(address, assets.length);
    return assets.push(existsSync(packed) ? statSync(packed).size : 0) - 1;
  };
  const pages = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !/\/\$\/_/.test(name))
    .map((name): Page => {
      const html = readFileSync(join(app, name));
      const data = join(app, name.replace(/\.html$/, '.rsc'));
      const named = String(html).match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g) ?? [];
      return {
        path: name.replace(/^\w+\/\$\/(?:index\.html$)?/, '/').replace(/\.html$/, ''),
        bytes: gzipSync(html).length,
        dataBytes: existsSync(data) ? gzipSync(readFileSync(data)).length : 0,
        assets: [...new Set(named)].map(toAsset),
      };
    });
  // Which page is read how much is not known: chance decides, the same each time.
  const random = createRandom(7);
  const order = pages.map((page) => ({ page, place: random() }));
  return { pages: order.sort((a, b) => a.place - b.place).map(({ page }) => page), assets };
}

/** The site with so many articles more, each like one that is there, at places all over the order. */
function enlarge({ pages, assets }: Site, more: number): Site {
  const articles = pages.filter(({ path }) => path.startsWith('/blog/'));
  const random = createRandom(8);
  const added = Array.from({ length: more }, (_, index): Page => {
    const like = articles[index % articles.length] ?? pages[0];
    if (!like) throw new Error('the build has no page');
    return { ...like, path: `/blog/further-${index}` };
  });
  const order = [...pages, ...added].map((page) => ({ page, place: random() }));
  return { pages: order.sort((a, b) => a.place - b.place).map(({ page }) => page), assets };
}
