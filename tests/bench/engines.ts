/**
 * `npm run engines`: tests a page of each kind and its main action in Firefox and WebKit (Debian's `firefox-esr`, and
 * `webkit2gtk-driver` with `xvfb`), on the existing build.
 */

import { templates } from '../e2e/pages';
import { type Driver, Visitor } from '../engines/browser';
import { startFirefox } from '../engines/firefox';
import { keepForOffline, tours } from '../engines/tours';
import { startWebKit } from '../engines/webkit';
import { count, ports, withServer } from './machine';
import { atMost, type SectionReport } from './report';

const WIDTHS = [390, 1280];
const HEIGHT = 844;
const START = { Firefox: startFirefox, WebKit: startWebKit };

/** The result of one engine: how many checks were run, and which failed. */
type Outcome = { name: string; asked: number; faults: string[]; print: string };

/** Tests the site in each engine; one that does not start is reported and not measured. */
export async function measure(): Promise<SectionReport> {
  const outcomes: Outcome[] = [];
  for (const [name, start] of Object.entries(START)) outcomes.push(await visit(name, start));
  return {
    bars: outcomes.map(({ name, asked, faults }) =>
      atMost(`${name}: faults`, asked > 0 ? faults.length : Number.NaN, 0, '', 0),
    ),
    tables: [
      {
        head: ['engine', 'pages and tours', 'faults', 'on paper'],
        rows: outcomes.map(({ name, asked, faults, print }) => [name, asked, faults.length, print]),
      },
    ],
    notes: outcomes.flatMap(({ faults }) => faults.map((fault) => `- ${fault}`)),
  };
}

async function visit(name: string, start: () => Promise<Driver>): Promise<Outcome> {
  let driver: Driver;
  try {
    driver = await start();
  } catch (error) {
    const fault = `${name} did not start: ${error instanceof Error ? error.message : error}`;
    return { name, asked: 0, faults: [fault], print: 'not tried' };
  }
  try {
    return await withServer(process.cwd(), ports.site, ({ origin, pid }) =>
      tryAll(driver, new Visitor(driver, origin), () => process.kill(pid)),
    );
  } finally {
    await driver.close();
  }
}

async function tryAll(driver: Driver, visitor: Visitor, stop: () => void): Promise<Outcome> {
  const faults: string[] = [];
  let asked = 0;
  const check = async (what: string, width: number, go: () => Promise<void>) => {
    asked += 1;
    try {
      await driver.resize(width, HEIGHT);
      await go();
      faults.push(...(await visitor.faults()).map((fault) => `${driver.name}, ${what}: ${fault}`));
    } catch (error) {
      faults.push(`${driver.name}, ${what}: ${error instanceof Error ? error.message : error}`);
    }
  };
  for (const { path, status } of templates.slice(0, count(templates.length, 2)))
    for (const width of WIDTHS)
      await check(`${path} at ${width} px`, width, async () => {
        await visitor.open(path);
        await visitor.until('one h1', `document.querySelectorAll('h1').length === 1`);
        await visitor.until(
          'it cannot be scrolled sideways',
          `(scrollTo({ left: 99, behavior: 'instant' }), scrollX === 0)`,
        );
        // Browsers report the status 404 of a page as an error.
        if (status === 404) driver.takeErrors();
      });
  for (const { name, width = 1280, go } of tours) await check(name, width, () => go(visitor));
  const paper = await driver.print?.();
  await check('the calculator without a network', 390, () => keepForOffline(visitor, stop));
  return {
    name: `${driver.name} ${driver.version}`,
    asked,
    faults,
    print: paper ? `${(paper.length / 1024).toFixed(0)} KiB of PDF` : 'no such command',
  };
}
