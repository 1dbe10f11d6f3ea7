/**
 * `npm run handbook`: prints the handbook with Chromium, as A4 and as Letter, into public/. The PDFs are committed, so
 * a build needs no browser; /data lists them with their date. Chapters are printed one by one first, because their
 * page counts give the page numbers in the table of contents.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from 'playwright';
import { type Chapter, getHandbook } from '@/lib/handbook/handbook';
import {
  drawPrinted,
  getPrintedFrom,
  PRINTED_FROM,
  printedBooks,
  type SheetSize,
} from '@/lib/handbook/printed';
import { findChromium } from './chromium.mjs';

const FONT =
  'node_modules/@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-normal.woff2';
const MOST_PAGES = 300;

const fontFile = pathToFileURL(resolve(FONT)).href;
const folder = mkdtempSync(join(tmpdir(), 'handbook-'));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  for (const { size, file } of printedBooks) {
    const pdf = await printBook(page, size);
    writeFileSync(join('public', file), pdf);
    console.log(`public${file}: ${countPages(pdf)} pages, ${Math.round(pdf.length / 1000)} kB`);
  }
  writeFileSync(join('public', PRINTED_FROM), `${JSON.stringify(getPrintedFrom(), null, 2)}\n`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

async function printBook(page: Page, size: SheetSize): Promise<Buffer> {
  const chapters = getHandbook();
  const draw = (some: readonly Chapter[], starts?: readonly number[]) =>
    print(page, drawPrinted(some, { size, fontFile, starts }));
  const lengths: number[] = [];
  for (const chapter of chapters) lengths.push(countPages(await draw([chapter])));
  const none = lengths.map(() => 0);
  const ahead = countPages(await draw(chapters, none)) - sum(lengths);
  const starts = lengths.map((_, at) => 1 + ahead + sum(lengths.slice(0, at)));
  const pdf = await draw(chapters, starts);
  const count = countPages(pdf);
  if (ahead < 1 || count !== ahead + sum(lengths))
    throw new Error('the contents do not tell the pages: chapters take others together than alone');
  if (count > MOST_PAGES) throw new Error(`${count} pages are more than ${MOST_PAGES}`);
  return pdf;
}

async function print(page: Page, html: string): Promise<Buffer> {
  const file = join(folder, 'book.html');
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
}

/** Counts the pages of a PDF by Chromium, which leaves the page entries uncompressed. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
