/**
 * `npm run check-html [-- http://localhost:3000]`: runs the W3C's Nu HTML checker (Java) on a page of each kind, of a
 * running site or of the build. Lists every message; exits with 1 if there is any.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ports, withServer } from './bench/machine';
import { pages } from './e2e/pages';

/** The package with the checker, downloaded by npx on use: 32 MB that nothing else needs. */
const CHECKER = 'vnu-jar@26.9.27';

/** Messages on CSS, which are ignored: the checker lacks newer CSS, and the bundler checks it. */
const OF_STYLE = /^CSS: /;

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      message: z.string(),
      extract: z.string().optional(),
      url: z.string(),
    }),
  ),
});

const [given] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'amide-html-'));
try {
  await (given ? checkSite(given) : withServer('.', ports.site, ({ origin }) => checkSite(origin)));
} finally {
  rmSync(folder, { recursive: true });
}

async function checkSite(site: string): Promise<void> {
  const names = new Map<string, string>();
  for (const [index, { path }] of pages.entries()) {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, await (await fetch(site + path)).text());
    names.set(file, path);
  }
  const found = check([...names.keys()]).map(({ url, message, extract = '' }) => {
    const path = names.get(decodeURIComponent(new URL(url).pathname)) ?? url;
    return { path, message, extract: extract.replace(/\s+/g, ' ').slice(0, 120) };
  });
  for (const { path, message, extract } of found)
    console.log(`${path}: ${message}\n    ${extract}`);
  console.log(`${names.size} pages, ${found.length} messages`);
  process.exitCode = found.length === 0 ? 0 : 1;
}

function check(files: readonly string[]) {
  const { status, stderr, error } = spawnSync(
    'npx',
    ['--yes', '--package', CHECKER, 'vnu', '--errors-only', '--format', 'json', ...files],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  const start = stderr.indexOf('{"');
  if (error || start === -1)
    throw new Error(`the checker did not run (${status}); it needs Java: ${stderr.slice(0, 500)}`);
  const { messages } = reportSchema.parse(JSON.parse(stderr.slice(start)));
  return messages.filter(({ message }) => !OF_STYLE.test(message));
}
