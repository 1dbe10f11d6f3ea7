import { gzipSync } from 'node:zlib';
import { measureRun, toTable } from './measure';
import { withServer } from './server';
import { createEmptyApp, createSite } from './workspace';

const PAGES = ['/', '/blog', '/archive', '/blog/bpc-157-what-is-known-and-what-is-not', '/unknown'];

/** Gzipped JavaScript, CSS and HTML of each kind of page, beside an empty app of the same version. */
export async function measureScripts(): Promise<string> {
  const empty = createEmptyApp('empty');
  await measureRun('node_modules/.bin/next build', { cwd: empty, env: {} });
  const floor = await withServer(empty, 3301, {}, (origin) => weigh(`${origin}/`));

  const site = createSite();
  await measureRun('npm run build', { cwd: site, env: {} });
  const rows = await withServer(site, 3302, {}, async (origin) => {
    const weights = [];
    for (const page of PAGES) weights.push({ page, ...(await weigh(origin + page)) });
    return weights;
  });
  return toTable(
    ['page', 'JavaScript KiB', 'ratio', 'CSS KiB', 'HTML kB'],
    [{ page: 'empty app', ...floor }, ...rows].map(({ page, js, css, html }) => [
      page,
      kib(js),
      (js / floor.js).toFixed(3),
      kib(css),
      (html / 1000).toFixed(1),
    ]),
  );
}

async function weigh(url: string): Promise<{ js: number; css: number; html: number }> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"[^>]*async/g)].map(
    ([, src = '']) => src,
  );
  const styles = [...html.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, href = '']) => href);
  return {
    js: await sizeOf(url, scripts),
    css: await sizeOf(url, styles),
    html: gzipSync(html).length,
  };
}

async function sizeOf(page: string, addresses: readonly string[]): Promise<number> {
  let sum = 0;
  for (const address of new Set(addresses)) {
    const response = await fetch(new URL(address, page));
    sum += gzipSync(Buffer.from(await response.arrayBuffer())).length;
  }
  return sum;
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
