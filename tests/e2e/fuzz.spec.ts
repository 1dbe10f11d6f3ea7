import { readdirSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request as send } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'playwright/test';
import { hostileHeaders, hostileQuery, hostileSegment, MARK } from '../fixtures/hostile';
import { isFullRun } from './pages';
import { type Server, startServer } from './servers';

type Case = { method: string; path: string; headers: Record<string, string>; body: string };
type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const SEED = 20_260_314;

/** Path prefixes of pages rendered on request, of prerendered pages and of unknown paths. */
const FOLDERS = `
  /blog/ /education/ /education/safety/ /guides/ /resources/ /resources/papers/ /peptides/
  /peptides/category/ /data/ /tools/ / /_next/ /_next/static/ /_next/image /images/seo/
  /images/infographics/ /cite/ /cite/blog/ /feeds/ /images/ /rss.xml /figures/
  /peptides/compare/data/ /research/evidence-map/ /tools/peptide-calculator/practice/ /archive
  /products /research /search`
  .trim()
  .split(/\s+/);
const CALLS = [
  '/api/search',
  ...['', '/', '/search', '/featured', '/bpc-157', '/search/'].map(
    (call) => `/api/blog/posts${call}`,
  ),
];

const apiPath = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...CALLS) },
  { weight: 2, arbitrary: hostileSegment.map((slug) => `/api/blog/posts/${slug}${MARK}`) },
  { weight: 1, arbitrary: hostileSegment.map((slug) => `/api/${slug}${MARK}`) },
);
/** URLs of pages that read the query string, such as search, with hostile text as the value. */
const searchPath = fc
  .tuple(
    fc.constantFrom(
      ...['/search?q=', '/search?q=', '/tools/sequence?seq=', '/search/found?q='],
      ...[
        '/tools/peptide-calculator/practice?seed=',
        '/education/practice/print?seed=',
        '/peptides/compare?a=',
      ],
    ),
    hostileSegment,
  )
  .map(([question, text]) => `${question}${text}${MARK}`);
const pagePath = fc
  .tuple(
    fc.constantFrom(...FOLDERS),
    hostileSegment,
    fc.constantFrom(
      '',
      '',
      '/hero.webp',
      '/sequence.svg',
      '/structure.smi',
      '.bib',
      '.json',
      '.csv',
      '.md',
      '/print',
      '/self-test',
      '/exercises.json',
    ),
  )
  .map(([folder, slug, file]) => `${folder}${slug}${MARK}${file}`);

function toCases(path: fc.Arbitrary<string>, count: number): Case[] {
  const headers = fc.oneof(fc.constant({}), hostileHeaders);
  const form = fc.record({
    method: fc.oneof(fc.constant('GET'), fc.constantFrom(...METHODS)),
    path: fc.tuple(path, hostileQuery).map(([address, query]) => toWire(`${address}?${query}`)),
    headers,
    body: fc.constantFrom(
      '',
      '{',
      'a=b',
      '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_0"\r\n\r\n--x--',
    ),
  });
  return fc.sample(form, { seed: SEED, numRuns: count });
}

/** Escapes characters that the HTTP client refuses to send in a request line. */
function toWire(path: string): string {
  return path.replace(/[^\x21-\xff]/g, (sign) => encodeURIComponent(sign));
}

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeAll(async () => {
  // A heap of a quarter of the Node.js default, so that a cache that grows with each URL crashes the server.
  server = await startServer({
    // Let long URLs through to the site.
    env: { NODE_OPTIONS: '--max-old-space-size=192', MAX_ADDRESS_LENGTH: '16000' },
  });
});
test.afterAll(async () => {
  agent.destroy();
  await server.stop();
});

function ask({ method, path, headers, body }: Case): Promise<Answer> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const sent = hasBody ? { ...headers, 'content-length': String(body.length) } : headers;
  return new Promise((resolve, reject) => {
    const question = send(
      { agent, port: server.port, method, path, headers: sent, timeout: 60_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: decode(Buffer.concat(chunks), answer.headers).toString(),
          }),
        );
      },
    );
    question.on('timeout', () => question.destroy(new Error('no answer')));
    question.on('error', reject);
    question.end(hasBody ? body : undefined);
  });
}

function decode(body: Buffer, headers: IncomingHttpHeaders): Buffer {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  const encoding = headers['content-encoding'];
  return (encoding === 'br' || encoding === 'gzip') && body.length > 0
    ? unpack[encoding](body)
    : body;
}

/** Returns what is wrong with a response, one message per fault. */
function findFaults(asked: Case, { status, headers, body }: Answer): string[] {
  const isApi = /^\/api\//.test(asked.path);
  const faults: string[] = [];
  const claim = (isTrue: boolean, fault: string) => isTrue || faults.push(fault);

  // The HTTP layer answers headers over 16 KiB with 431 before any of our code runs.
  if (status === 431) return body === '' ? [] : ['a body with 431'];
  claim([200, 304, 307, 308, 400, 404, 405, 413].includes(status), `status ${status}`);
  claim(asked.method !== 'HEAD' || body === '', 'a body to HEAD');
  claim(status !== 405 || !/GET|HEAD/.test(asked.method), '405 to GET or HEAD');
  claim(!['POST', 'PUT', 'TRACE'].includes(asked.method) || status >= 300, 'a method was accepted');
  claim(
    !/node_modules|\.next\/|webpack|turbopack:|at (?:async )?\S+ \(|Error:|\/lib\/content/.test(
      stripScripts(body),
    ) && !body.includes(process.cwd()),
    `tells of its inside: ${body.slice(0, 200)}`,
  );
  claim(headers['x-content-type-options'] === 'nosniff', 'no nosniff');
  claim(typeof headers['content-security-policy'] === 'string', 'no policy');
  claim(!/,\s*default-src/.test(String(headers['content-security-policy'])), 'two policies');
  claim(
    headers['set-cookie'] === undefined && headers['x-powered-by'] === undefined,
    'a cookie or name',
  );
  const { location } = headers;
  claim(location === undefined || /^\/(?![/\\])/.test(location), `leads to ${location}`);
  if (isApi && ![304, 307, 308].includes(status) && asked.method !== 'HEAD') {
    claim(/^application\/json/.test(headers['content-type'] ?? ''), 'no JSON by its type');
    claim(isJson(body, status), `no JSON: ${body.slice(0, 100)}`);
  }
  return faults;
}

function stripScripts(html: string): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, '');
}

function isJson(body: string, status: number): boolean {
  try {
    const value = JSON.parse(body);
    return status === 200 ? typeof value === 'object' : typeof value.error === 'string';
  } catch {
    return false;
  }
}

async function expectAllFine(cases: Case[]): Promise<void> {
  const faults: string[] = [];
  const waiting = [...cases];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const asked = next;
      const found = await ask(asked).then(
        (answer) => findFaults(asked, answer).map((fault) => `${fault} (${answer.status})`),
        (error) => [String(error)],
      );
      if (found.length > 0)
        faults.push(`${found.join('; ')} ` + `${JSON.stringify(asked).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  expect(faults.slice(0, Number(process.env.FAULTS ?? 5)).join('\n')).toBe('');
}

test('The API answers hostile requests in JSON, without a server error', async () => {
  await expectAllFine(toCases(apiPath, isFullRun ? 1100 : 450));
});

test('Pages, images and files answer hostile requests without a server error', async () => {
  await expectAllFine(
    toCases(
      fc.oneof({ weight: 6, arbitrary: pagePath }, { weight: 1, arbitrary: searchPath }),
      isFullRun ? 900 : 400,
    ),
  );
});

test('After all requests the server is up, its log is clean and no file was left', async () => {
  expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  const log = server
    .readLog()
    .split('\n')
    .filter((line) => /⨯|Error|[Uu]nhandled|Warning/.test(line));
  expect(log).toEqual([]);
  const files = readdirSync('.next/standalone/.next', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.includes(MARK))).toEqual([]);
});
