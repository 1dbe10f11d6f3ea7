import { gzipSync } from 'node:zlib';
import { type Page, type Request, test } from 'playwright/test';

/** What a visit transferred. Sizes are gzip bytes, whichever compression the server uses. */
export type Transfer = {
  /** Paths requested before the load event, including the page itself. */
  requests: string[];
  script: number;
  style: number;
  /** The page without its inline style, and what that style adds. */
  html: number;
  inlineStyle: number;
  image: number;
  fonts: { path: string; size: number }[];
  /** What is fetched after the load event, such as prefetched pages, data and code; no images. */
  prefetched: number;
  otherOrigins: string[];
};

/** Opens a page, scrolls to its end and measures what was transferred; `whenLoaded` runs before the scroll. */
export async function measureTransfer(
  page: Page,
  path: string,
  whenLoaded = async () => {},
): Promise<Transfer> {
  const seen: Request[] = [];
  page.on('request', (request) => seen.push(request));
  await page.goto(path);
  await whenLoaded();
  await page.waitForLoadState('networkidle');
  // The HTML determines what starts before the load event: its scripts delay that event.
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const end = visit && 'loadEventStart' in visit ? Number(visit.loadEventStart) : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map(({ name }) => name);
  });
  await page.evaluate(() => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');

  const { origin } = new URL(page.url());
  const transfer: Transfer = {
    requests: [],
    script: 0,
    style: 0,
    html: 0,
    inlineStyle: 0,
    image: 0,
    fonts: [],
    prefetched: 0,
    otherOrigins: [],
  };
  for (const request of seen) {
    const url = new URL(request.url());
    const type = request.resourceType();
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      transfer.otherOrigins.push(url.href);
      continue;
    }
    const isEarly = request.isNavigationRequest() || early.includes(url.href);
    const size = await sizeOf(request, type === 'font');
    if (isEarly) {
      transfer.requests.push(url.pathname);
      if (type === 'script') transfer.script += size;
      if (type === 'stylesheet') transfer.style += size;
      if (type === 'document') {
        const { html, inlineStyle } = weighHtml((await (await request.response())?.text()) ?? '');
        transfer.html += html;
        transfer.inlineStyle += inlineStyle;
      }
      if (isDrawing(type, url.pathname)) transfer.image += size;
      if (type === 'font') transfer.fonts.push({ path: url.pathname, size });
    } else if (!isDrawing(type, url.pathname)) transfer.prefetched += size;
  }
  return transfer;
}

/** Whether it is an image. The browser reports an SVG used by reference as 'other'. */
function isDrawing(type: string, path: string): boolean {
  return type === 'image' || path.endsWith('.svg');
}

async function sizeOf(request: Request, isCompressed: boolean): Promise<number> {
  const response = await request.response();
  if (!response) return 0;
  const body = await response.body();
  return isCompressed ? body.length : gzipSync(body).length;
}

/** Returns the gzip bytes of a page without its inline style, and those that the style adds. */
export function weighHtml(page: string): { html: number; inlineStyle: number } {
  const html = gzipSync(page.replace(/<style>[\s\S]*?<\/style>/g, '')).length;
  return { html, inlineStyle: gzipSync(page).length - html };
}

/** Annotates the test with a figure, so that a report shows how close to the budget it is. */
export function note(type: string, figure: number): void {
  test.info().annotations.push({ type, description: String(figure) });
}

/** Adds up the page's layout shifts from the first frame on. Call it before opening a page. */
export async function recordLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
          sum += Number(entry.value);
        }
      }
      Reflect.set(window, 'layoutShift', sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift so far, after three frames in which pending shifts are reported. */
export async function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return Number(Reflect.get(window, 'layoutShift') ?? 0);
  });
}
