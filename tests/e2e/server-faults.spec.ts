import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'playwright/test';
import { ARTICLE, ARTICLE_SLUG } from './pages';
import { run, STANDALONE, startServer, test } from './servers';

const PAGES = ['/', '/blog', ARTICLE, '/peptides/bpc-157', '/rss.xml', '/sitemap.xml'];
const CALLS = [
  '/api/health',
  '/api/blog/posts',
  '/api/blog/posts/search?q=peptide',
  '/api/search?q=ozempic',
  '/api/blog/posts/featured',
  `/api/blog/posts/${ARTICLE_SLUG}`,
];
/** Other responses that are generated from the content on request. */
const GENERATED_PATHS = [`${ARTICLE}.md`, `/cite${ARTICLE}.bib`, '/search?q=ozempic'];
// Each test starts a server, which is slow on a busy machine.
test.setTimeout(180_000);

const YEAR = 365.25 * 24 * 3600 * 1000;

/** Returns the status, ETag and body hash of each response, by path. */
async function fingerprint(origin: string, paths: readonly string[]) {
  const entries = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(origin + path);
      const body = Buffer.from(await answer.arrayBuffer());
      const hash = createHash('sha1').update(body).digest('hex');
      return [path, `${answer.status} ${answer.headers.get('etag')} ${hash}`] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Returns the name, size and modification time of every file in the server's `.next` folder. */
function listFiles(): string[] {
  return readdirSync(join(STANDALONE, '.next'), { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(STANDALONE, '.next', name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .sort();
}

/** Runs `use` with the folder of a temporary copy of the content. */
async function withContent(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'amide-content-'));
  try {
    cpSync('content', folder, { recursive: true });
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('Killed under load and restarted on a full disk, the server answers as before and changes no file', async ({
  site,
}) => {
  const before = listFiles();
  const paths = [...PAGES, ...CALLS, ...GENERATED_PATHS, '/no-such-page', '/blog/no-such-article'];
  const expected = await fingerprint(site, paths);
  const first = await startServer();
  const load = Array.from({ length: 60 }, (_, index) =>
    fetch(`${first.origin}${[...PAGES, ...CALLS][index % 12]}`).then((answer) => answer.text()),
  );
  await Promise.race(load);
  await first.stop('SIGKILL');
  await Promise.allSettled(load);

  // This one cannot write a single byte to a file.
  const second = await startServer({ port: first.port, before: 'ulimit -f 0' });
  try {
    for (let round = 0; round < 2; round += 1) {
      expect(await fingerprint(second.origin, paths)).toEqual(expected);
    }
    expect(listFiles(), 'a running server writes nothing').toEqual(before);
    expect(second.readLog()).not.toMatch(/error|EFBIG|EROFS/i);
  } finally {
    await second.stop();
  }
});

test('A server that cannot read its content serves every page, and its API says so in JSON', async ({
  site,
}) => {
  const server = await startServer({ env: { CONTENT_DIR: '/no-such-folder' } });
  try {
    expect(await fingerprint(server.origin, PAGES)).toEqual(await fingerprint(site, PAGES));
    for (const call of CALLS) {
      const answer = await fetch(server.origin + call);
      expect(answer.status, call).toBe(503);
      expect(answer.headers.get('cache-control'), call).toBe('no-store');
      expect(await answer.json()).toEqual({ error: 'the articles cannot be read at the moment' });
    }
    for (const path of GENERATED_PATHS) {
      const answer = await fetch(server.origin + path);
      expect(answer.status, path).toBe(503);
      expect(await answer.text(), path).not.toMatch(/ENOENT|no-such-folder/);
    }
    expect(server.readLog(), 'the operator learns what is wrong').toContain('/no-such-folder');
  } finally {
    await server.stop();
  }
});

test('Servers whose clocks are far off publish what the build did, even after their content is deleted', async ({
  site,
}) => {
  await withContent(async (folder) => {
    const source = readFileSync(join(folder, `posts/${ARTICLE_SLUG}.md`), 'utf8');
    const [later, draft] = ['dated-after-the-build', 'still-a-draft'];
    const day = /^publishedAt: .*$/m;
    const frontMatter = /^---\n[\s\S]*?\n---\n/;
    writeFileSync(
      join(folder, `posts/${later}.md`),
      source.replace(frontMatter, (lines) => lines.replace(/\d{4}-\d\d-\d\d/g, '2060-01-01')),
    );
    writeFileSync(join(folder, `posts/${draft}.md`), source.replace(day, '$&\ndraft: true'));
    const offsets = [60 * YEAR, -40 * YEAR];
    const servers = await Promise.all(
      offsets.map((offset) =>
        startServer({
          env: {
            CONTENT_DIR: folder,
            CLOCK_OFFSET_MS: String(offset),
            NODE_OPTIONS: `--import=${resolve('tests/fixtures/shifted-clock.mjs')}`,
          },
        }),
      ),
    );
    try {
      for (const [index, { readLog, origin }] of servers.entries()) {
        const year = new Date(Date.now() + (offsets[index] ?? 0)).getUTCFullYear();
        expect(readLog()).toContain(`The clock shows ${year}`);
        for (const slug of [later, draft]) {
          for (const path of [`/blog/${slug}`, `/api/blog/posts/${slug}`]) {
            expect((await fetch(origin + path)).status, `${year}, ${path}`).toBe(404);
          }
        }
      }
      rmSync(folder, { recursive: true });
      const paths = [...PAGES, ...CALLS, ...GENERATED_PATHS];
      const expected = await fingerprint(site, paths);
      for (const { origin } of servers) expect(await fingerprint(origin, paths)).toEqual(expected);
    } finally {
      await Promise.all(servers.map(({ stop }) => stop()));
    }
  });
});

test('npm start on a port in use says so and exits with status 1', async ({ site }) => {
  const { port } = new URL(site);
  const { status, output } = await run('node', ['scripts/start.mjs', '-p', port]);
  expect(status).toBe(1);
  expect(output).toBe(
    `Port ${port} cannot be had: another program uses it. Choose another: npm start -- -p 4000\n`,
  );
});

test('npm start refuses an invalid port and shows how to give one', async () => {
  for (const port of ['http', '99999', '-1', '0']) {
    const { status, output } = await run('node', ['scripts/start.mjs', `--port=${port}`]);
    expect(status, port).toBe(1);
    expect(output, port).toContain('npm start -- -p 4000');
  }
});
