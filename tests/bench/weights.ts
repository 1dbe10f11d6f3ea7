/** Bytes and requests of every page type, beside the floor's; the limits are those the tests enforce. */
import { isTextPage } from '../e2e/pages';
import { measureTransfer, type Transfer } from '../e2e/transfer';
import { withBrowser } from './browser';
import { ports } from './options';
import { pageTypes } from './page-types';
import { atMost, type Bar, type SectionReport } from './report';
import { withServer } from './server';
import { builtFloor, builtSite } from './workspace';

const KIB = 1024;

export async function measureWeights(): Promise<SectionReport> {
  const [floorFolder, siteFolder] = [await builtFloor(), await builtSite()];
  const [floor] = await weigh(floorFolder, ports.floor, [{ name: 'floor', path: '/' }]);
  const pages = await weigh(siteFolder, ports.site, pageTypes);
  if (!floor) throw new Error('the floor was not measured');
  const ratio = ({ script }: Transfer) => script / floor.script;
  return {
    bars: toBars(pages, ratio),
    tables: [
      {
        caption:
          'gzip KiB before the load event (HTML in kB of 1,000), the visit scrolled to its end for what is prefetched.',
        head: [
          'page',
          'JavaScript',
          'ratio',
          'CSS',
          'fonts',
          'images',
          'HTML kB',
          'requests',
          'prefetched',
        ],
        rows: [floor, ...pages].map((page) => [
          page.name,
          toKib(page.script),
          ratio(page).toFixed(3),
          toKib(page.style),
          `${page.fonts.length}: ${toKib(fontBytes(page))}`,
          toKib(page.image),
          (page.html / 1000).toFixed(1),
          page.requests.length,
          toKib(page.prefetched),
        ]),
      },
    ],
    notes: [],
  };
}

type Page = { name: string; path: string };
type Weighed = Transfer & Page;

async function weigh(folder: string, port: number, pages: readonly Page[]): Promise<Weighed[]> {
  return withServer(folder, port, ({ origin }) =>
    withBrowser(async (browser) => {
      const weighed: Weighed[] = [];
      for (const { name, path } of pages) {
        const context = await browser.newContext();
        const transfer = await measureTransfer(await context.newPage(), origin + path);
        weighed.push({ name, path, ...transfer });
        await context.close();
      }
      return weighed;
    }),
  );
}

function toBars(pages: readonly Weighed[], ratio: (page: Weighed) => number): Bar[] {
  const most = (figure: (page: Weighed) => number, of = pages) => Math.max(...of.map(figure));
  const isText = ({ path }: Weighed) => isTextPage(path);
  return [
    atMost('JavaScript, articles and text pages ÷ floor', most(ratio, pages.filter(isText)), 1.12),
    atMost('JavaScript, any page ÷ floor', most(ratio), 1.22),
    atMost('prefetched after load', most((page) => page.prefetched) / KIB, 20, ' KiB', 1),
    atMost('CSS', most((page) => page.style) / KIB, 12, ' KiB'),
    atMost(
      'font files',
      most((page) => page.fonts.length),
      2,
      '',
      0,
    ),
    atMost('fonts', most(fontBytes) / 1000, 36, ' kB', 1),
    atMost('HTML', most((page) => page.html) / 1000, 25, ' kB', 1),
    atMost('requests before load, lazy pictures of posts aside', most(neededRequests), 16, '', 0),
  ];
}

/** Lazy pictures do not hold the load event up; how many start before it is the browser's choice. */
function neededRequests({ requests }: Weighed): number {
  return requests.filter((path) => !/^\/images\/(?:seo|posts)\//.test(path)).length;
}

function fontBytes({ fonts }: Transfer): number {
  return fonts.reduce((sum, { size }) => sum + size, 0);
}

function toKib(bytes: number): string {
  return (bytes / KIB).toFixed(1);
}
