/** How far every address moves when our fonts take the place of the system's, on a phone and on a desk. */
import { measureLateFonts, serveStandIns } from '../e2e/late-fonts';
import { readAddresses } from '../e2e/pages';
import { recordLayoutShift } from '../e2e/transfer';
import { withBrowser } from './browser';
import { count, ports } from './options';
import { atMost, type SectionReport } from './report';
import { withServer } from './server';
import { builtSite } from './workspace';

const WIDTHS = [390, 1280];
/** What a visitor does not see. */
const MOST = 0.01;
const ADDRESSES = count(Number.POSITIVE_INFINITY, 5);

type Shift = { path: string; at: string; shift: number };

export async function measureLateShifts(): Promise<SectionReport> {
  const { addresses, shifts } = await withServer(await builtSite(), ports.site, ({ origin }) =>
    measureAll(origin),
  );
  const far = shifts.filter(({ shift }) => shift > MOST).sort((a, b) => b.shift - a.shift);
  return {
    bars: [
      atMost(
        `addresses of ${addresses} that move by more than ${MOST}`,
        new Set(far.map(({ path }) => path)).size,
        0,
        '',
        0,
      ),
      atMost('the farthest', Math.max(...shifts.map(({ shift }) => shift)), MOST, '', 3),
    ],
    tables: [
      {
        caption: `Layout shift when both fonts arrive at once, in place of what Windows, macOS and most of Linux show until then, or Android; ${WIDTHS.join(' and ')} px. Those that move by more than ${MOST}: a text takes a line more or less, or a link within it moves to the next line.`,
        head: ['address', 'system, width', 'shift'],
        rows: far.map(({ path, at, shift }) => [path, at, shift.toFixed(3)]),
      },
    ],
    notes: [],
  };
}

async function measureAll(origin: string): Promise<{ addresses: number; shifts: Shift[] }> {
  return withBrowser(async (browser) => {
    // So that a face may have a file in place of a font of the system.
    const context = await browser.newContext({ baseURL: origin, bypassCSP: true });
    const addresses = (await readAddresses(context.request)).slice(0, ADDRESSES);
    const page = await context.newPage();
    // tsx wraps named functions in a call of this helper, which the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named');
    await recordLayoutShift(page);
    await serveStandIns(page);
    const shifts: Shift[] = [];
    for (const path of addresses) {
      for (const width of WIDTHS) {
        const found = await measureLateFonts(page, path, width);
        shifts.push(...found.map((each) => ({ path, ...each })));
      }
    }
    return { addresses: addresses.length, shifts };
  });
}
