/** A day of requests as readers, crawlers and scanners make them; the same seed gives the same day. */
import type { Life } from './cache-model';
import { createRandom } from './random';

export type Page = { path: string; bytes: number; dataBytes: number; assets: readonly number[] };
export type Site = {
  /** In the order of how much they are read. */
  pages: readonly Page[];
  /** Bytes of each script, style, font and picture that pages name. */
  assets: readonly number[];
};
export type Request = {
  second: number;
  key: string;
  bytes: number;
  life?: Life;
  isAsset?: boolean;
};

/** Every figure that describes the readers: assumptions, not measurements. */
export const ASSUMED = {
  /** Of Zipf-like popularity: the page of rank n is read in proportion to 1 / n^exponent. */
  exponent: 0.8,
  /** After each page so many readers go on to another, by a link. */
  goOn: 0.5,
  /** So many have been here before and hold the scripts of the build that they saw then. */
  returning: 0.3,
  /** Readers whose browser unpacks Brotli; the others gzip. */
  brotli: 0.96,
  /** Addresses that do not exist, each asked for once, of all requests. */
  unknown: 0.03,
  /** Passes of crawlers over all pages in a day, spread over six hours each. */
  crawls: 4,
  /** How much more is read in the middle of the day than on average, at most. */
  swing: 0.8,
  /** A newsletter: for so many seconds, so many times as many readers, all of them at one page first. */
  rush: { start: 15 * 3600, seconds: 600, factor: 8 },
} as const;

export const DAY = 24 * 3600;
const PAGE: Life = { fresh: 300, stale: 86_400 };
const ASSET: Life = { fresh: 31_536_000, stale: 0 };

/** Requests in the order of time, about `total` of them; scripts are new from the second `rollout` on. */
export function* createDay(
  site: Site,
  total: number,
  rollout: number,
  seed = 1,
): Generator<Request> {
  const random = createRandom(seed);
  const pick = createPicker(site.pages.length, ASSUMED.exponent, random);
  const crawled = ASSUMED.crawls * site.pages.length;
  const unknown = Math.round(total * ASSUMED.unknown);
  const visits = (total - crawled - unknown) / requestsOfVisit(site);
  const weight = totalWeight();
  let crawl = 0;
  for (let second = 0; second < DAY; second += 1) {
    const build = second >= rollout ? 'new' : 'old';
    const share = weightOf(second) / weight;
    for (let left = drawCount(visits * share, random); left > 0; left -= 1) {
      const isRush = isInRush(second) && random() < 1 - 1 / ASSUMED.rush.factor;
      yield* visit({ site, first: isRush ? 0 : pick(), pick, random, second, build });
    }
    for (let left = drawCount(unknown / DAY, random); left > 0; left -= 1) {
      // The page for unknown addresses may be kept, but an address that is asked for once takes no place.
      yield { second, key: `/unknown-${random()}`, bytes: 6000, life: PAGE };
    }
    const due = crawledBy(second, site.pages.length);
    for (; crawl < due; crawl += 1) {
      const page = site.pages[crawl % site.pages.length];
      if (page) yield { second, key: `gzip ${page.path}`, bytes: page.bytes, life: PAGE };
    }
  }
}

type Visit = {
  site: Site;
  first: number;
  pick: () => number;
  random: () => number;
  second: number;
  build: string;
};

function* visit({ site, first, pick, random, second, build }: Visit): Generator<Request> {
  const encoding = random() < ASSUMED.brotli ? 'br' : 'gzip';
  // Who was here before the new build holds the scripts of the old one.
  const held = new Set<number>(
    random() < ASSUMED.returning && build === 'old' ? site.assets.keys() : [],
  );
  let isFirst = true;
  for (let rank = first; ; rank = pick()) {
    const page = site.pages[rank];
    if (!page) return;
    yield !isFirst
      ? {
          second,
          key: `${encoding} data ${page.path}`,
          bytes: page.dataBytes,
          life: PAGE,
        }
      : { second, key: `${encoding} ${page.path}`, bytes: page.bytes, life: PAGE };
    for (const asset of page.assets.filter((one) => !held.has(one))) {
      held.add(asset);
      yield {
        second,
        key: `${encoding} ${build} asset ${asset}`,
        bytes: site.assets[asset] ?? 0,
        life: ASSET,
        isAsset: true,
      };
    }
    isFirst = false;
    if (random() >= ASSUMED.goOn) return;
  }
}

/** Requests of a visit on average, found with a few thousand of them. */
function requestsOfVisit(site: Site): number {
  const random = createRandom(2);
  const pick = createPicker(site.pages.length, ASSUMED.exponent, random);
  let requests = 0;
  const visits = 4000;
  for (let index = 0; index < visits; index += 1) {
    for (const _ of visit({
      site,
      first: pick(),
      pick,
      random,
      second: 0,
      build: index % 2 ? 'old' : 'new',
    }))
      requests += 1;
  }
  return requests / visits;
}

function isInRush(second: number): boolean {
  const { start, seconds } = ASSUMED.rush;
  return second >= start && second < start + seconds;
}

function weightOf(second: number): number {
  const wave = 1 - ASSUMED.swing * Math.cos((2 * Math.PI * second) / DAY);
  return isInRush(second) ? wave * ASSUMED.rush.factor : wave;
}

function totalWeight(): number {
  let sum = 0;
  for (let second = 0; second < DAY; second += 1) sum += weightOf(second);
  return sum;
}

/** How many pages crawlers have asked for by a second of the day. */
function crawledBy(second: number, pages: number): number {
  const pass = DAY / ASSUMED.crawls;
  return Math.floor(((second + 1) / pass) * pages);
}

/** Ranks by Zipf-like popularity, from the sums of 1 / n^exponent. */
function createPicker(count: number, exponent: number, random: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1) ** exponent;
    sums[rank] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** A number of arrivals by Poisson's distribution with this mean (Knuth's method; means here are small). */
function drawCount(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let product = random();
  let count = 0;
  while (product > limit) {
    product *= random();
    count += 1;
  }
  return count;
}
