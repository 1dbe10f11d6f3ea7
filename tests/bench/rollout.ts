/** A new build takes the place of the old one behind nginx, under load and before a browser that holds old pages. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { withBrowser } from './browser';
import { measureRun } from './measure';
import { nginxVersion, withCachingNginx } from './nginx';
import { ports, WORK } from './options';
import { atMost, type SectionReport } from './report';
import { createVisitors, type Visitors } from './rollout-visitors';
import { startServer, waitForAnswer } from './server';
import { builtSite, createSite } from './workspace';

/** Pages are fresh for a second only, so that the processes are asked all the time. */
const FRESH_SECONDS = 1;
const VISITORS = 16;
/** The old pages that a browser holds, and on which the first link is chosen once the new build serves. */
const HELD = ['/', '/blog', '/peptides'] as const;

export async function measureRollout(): Promise<SectionReport> {
  if (!nginxVersion()) {
    return { bars: [], tables: [], notes: ['nginx not found: nothing was measured.'] };
  }
  const [before, after] = await findBuilds();
  const kept = join(WORK, 'kept');
  keepAssets(before, kept);
  const served = [ports.site, ports.secondSite];
  const processes = new Map<number, ChildProcess>();
  const origins = served.map((port) => `http://127.0.0.1:${port}`);
  try {
    for (const port of served) processes.set(port, await startBuild(before, port));
    return await withCachingNginx(
      origins,
      async ({ origin }) => {
        const visitors = await createVisitors(origin, VISITORS);
        const { faults, opened } = await withBrowser(async (browser) => {
          const held = await Promise.all(HELD.map(() => browser.newPage()));
          const faultsSeen: string[] = [];
          for (const page of held) watch(page, faultsSeen);
          await Promise.all(held.map((page, index) => page.goto(origin + HELD[index])));
          const ends = await replaceAll(processes, before, after, kept);
          const followed = await Promise.all(held.map(follow));
          for (const { status, ms } of ends) {
            if (status !== 0 || ms > 10_000)
              faultsSeen.push(`a process ended with ${status} after ${ms} ms`);
          }
          return { faults: faultsSeen, opened: followed };
        });
        const oldScripts = await visitors.askAgain((address) => !hasAsset(after, address));
        await visitors.stop();
        const script = await warm(origin);
        for (const child of processes.values()) child.kill('SIGKILL');
        await Promise.all(
          [...processes.values()].map((child) => child.exitCode ?? once(child, 'exit')),
        );
        // What is kept is old by then.
        await wait(2000 * FRESH_SECONDS);
        const down = await askWhenDown(origin, script);
        return report({ visitors, faults, opened, oldScripts, down });
      },
      { kept, freshSeconds: FRESH_SECONDS },
    );
  } finally {
    for (const child of processes.values()) child.kill('SIGKILL');
  }
}

/** Folders of two builds: the site, and the site with other scripts or the build that BENCH_NEXT names. */
async function findBuilds(): Promise<[before: string, after: string]> {
  const site = await builtSite();
  if (process.env.BENCH_NEXT) return [site, process.env.BENCH_NEXT];
  const next = createSite('next-site');
  for (const name of readdirSync(join(next, 'components'), { recursive: true, encoding: 'utf8' })) {
    const file = join(next, 'components', name);
    if (!/\.tsx$/.test(name)) continue;
    const text = readFileSync(file, 'utf8');
    const changed = "'use client';\nObject.assign(globalThis, { nextBuild: true });";
    if (text.startsWith("'use client';"))
      writeFileSync(file, text.replace("'use client';", changed));
  }
  await measureRun('npm run build', { cwd: next });
  return [site, next];
}

/** As deploy/README.md says, before a process of the build is started. */
function keepAssets(site: string, kept: string): void {
  const target = join(kept, '_next/static');
  mkdirSync(target, { recursive: true });
  cpSync(join(site, '.next/standalone/.next/static'), target, { recursive: true, force: false });
}

function hasAsset(site: string, address: string): boolean {
  try {
    readFileSync(join(site, '.next/standalone/.next', address.replace('/_next/', '')));
    return true;
  } catch {
    return false;
  }
}

/** Starts a process and waits until it says that it is ready with the build of its folder. */
async function startBuild(site: string, port: number): Promise<ChildProcess> {
  const child = startServer(site, port);
  const health = `http://127.0.0.1:${port}/api/health`;
  await waitForAnswer(child, health);
  const { status, build } = await (await fetch(health)).json();
  const expected = readFileSync(join(site, '.next/standalone/.next/BUILD_ID'), 'utf8').trim();
  if (status !== 'ready' || build !== expected) throw new Error(`${health}: ${status} ${build}`);
  return child;
}

/** One process after the other: asked to end, then started anew at its port from the new build. */
async function replaceAll(
  processes: Map<number, ChildProcess>,
  before: string,
  after: string,
  kept: string,
): Promise<{ status: number; ms: number }[]> {
  if (before !== after) keepAssets(after, kept);
  const ends: { status: number; ms: number }[] = [];
  for (const [port, old] of processes) {
    const started = performance.now();
    const ended = once(old, 'exit');
    old.kill('SIGTERM');
    const [status] = await ended;
    ends.push({ status, ms: Math.round(performance.now() - started) });
    processes.set(port, await startBuild(after, port));
  }
  return ends;
}

/** Notes everything that a browser says went wrong on a page. */
function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
}

/** Chooses the first link of a page's text; gives the address and the heading of where it leads. */
async function follow(page: Page): Promise<string> {
  const link = page.locator('main a[href^="/"]:visible').first();
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  // A page that is loaded whole for another build opens at its top: the framework leaves the place in it out.
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
  await page.waitForLoadState('load');
  return `${path}: ${await page.locator('h1').first().textContent()}`;
}

const KNOWN = '/blog';

/** Asks until the cache has a page; gives the address of one of its scripts. */
async function warm(origin: string): Promise<string> {
  let html = '';
  for (let times = 0; times < 3; times += 1) html = await (await askPlain(origin + KNOWN)).text();
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(html) ?? [];
  await (await askPlain(origin + script)).text();
  return script;
}

const askPlain = (url: string) => fetch(url, { headers: { 'accept-encoding': 'gzip' } });

type Down = { known: string; unknown: string; script: string };

/** What is answered when no process is left. */
async function askWhenDown(origin: string, script: string): Promise<Down> {
  const ask = async (path: string) => {
    const { status, headers } = await askPlain(origin + path);
    return `${status} ${headers.get('x-cache') ?? `Retry-After ${headers.get('retry-after')}`}`;
  };
  return {
    known: await ask(KNOWN),
    unknown: await ask(`${KNOWN}?never=asked`),
    script: await ask(script),
  };
}

function report(found: {
  visitors: Visitors;
  faults: readonly string[];
  opened: readonly string[];
  oldScripts: ReadonlyMap<string, number>;
  down: Down;
}): SectionReport {
  const { visitors, faults, opened, oldScripts, down } = found;
  const { statuses, missing, builds } = visitors;
  const requests = [...statuses.values()].reduce((sum, number) => sum + number, 0);
  const isKept = (text: string) => (/^200 (?:STALE|KEPT|HIT)$/.test(text) ? 0 : 1);
  return {
    bars: [
      atMost('requests that failed', requests - (statuses.get(200) ?? 0), 0, '', 0),
      atMost('scripts, styles and fonts of a page that were not there', missing.length, 0, '', 0),
      atMost('faults in a browser that holds old pages and goes on', faults.length, 0, '', 0),
      atMost(
        'all processes down: kept pages and scripts not served',
        isKept(down.known) + isKept(down.script),
        0,
        '',
        0,
      ),
    ],
    tables: [
      {
        head: ['what', 'found'],
        rows: [
          ['requests through nginx while both processes were replaced', requests],
          [
            'of them by status',
            [...statuses].map(([status, number]) => `${number} x ${status}`).join(', '),
          ],
          ['builds whose pages were seen', builds.size],
          [
            'scripts of the old build that the new one has not, asked for afterwards',
            [...oldScripts].map(([text, number]) => `${number} x ${text}`).join(', ') || 'none',
          ],
          ['links followed from pages of the old build', opened.join('; ')],
          ['all processes down: a page that was asked for before', down.known],
          ['all processes down: a page that was not', down.unknown],
          ['all processes down: a script', down.script],
        ],
      },
    ],
    notes: [
      ...[...missing, ...faults].slice(0, 10),
      `${VISITORS} visitors ask without a pause; each page’s scripts, styles and fonts are asked for as well. nginx as in deploy/nginx, but pages are fresh for ${FRESH_SECONDS} s, so that the processes are asked all the time.`,
    ],
  };
}
