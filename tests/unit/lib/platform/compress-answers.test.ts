import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chooseEncoding, compressAnswer } from '@/lib/platform/compress-answers';

const TEXT = 'A page about peptides. '.repeat(200);
const PICTURE = Buffer.alloc(3000, 7);
const MADE = '/_next/static/chunks/a-1~b.js';

const server: Server = createServer((request, response) => {
  compressAnswer(request, response);
  const { url = '' } = request;
  if (url === '/picture') response.setHeader('Content-Type', 'image/webp').end(PICTURE);
  else if (url === '/part') {
    response.writeHead(206, { 'Content-Type': 'text/html' }).end(TEXT);
  } else if (url === '/same') {
    response.statusCode = 304;
    response.setHeader('Content-Type', 'text/html').end();
  } else {
    response.setHeader('Content-Type', url.startsWith('/api') ? 'application/json' : 'text/html');
    if (!url.startsWith('/api')) response.setHeader('ETag', `"${url}"`);
    const [path, tag] = decodeURIComponent(url).split('?');
    if (tag) return response.setHeader('ETag', tag).end(path + TEXT);
    if (url === '/vary') response.setHeader('Vary', 'RSC');
    if (url === '/small') response.end('small');
    else if (url === '/stream') {
      response.flushHeaders();
      response.write(TEXT.slice(0, 1000), () => response.write(Buffer.from(TEXT.slice(1000))));
      setImmediate(() => response.end());
    } else {
      response.setHeader('Content-Length', TEXT.length).end(TEXT);
    }
  }
});

const project = mkdtempSync(join(tmpdir(), 'compress-'));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const file = join(project, MADE.replace('/_next', '.next'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.br`, zlib.brotliCompressSync('made at the build'));
});
afterAll(() => {
  server.close();
  rmSync(project, { recursive: true });
});

type Answer = { status?: number; headers: IncomingHttpHeaders; text: string };

function ask(path: string, accepted = 'gzip, deflate, br', method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    send({ port, path, method, headers: { 'accept-encoding': accepted } }, async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { statusCode, headers } = answer;
      if (method !== 'HEAD' && headers['content-length'])
        expect(Number(headers['content-length'])).toBe(body.length);
      const unpack = { br: zlib.brotliDecompressSync, gzip: zlib.gunzipSync };
      const encoding = headers['content-encoding'];
      const text = encoding === 'br' || encoding === 'gzip' ? unpack[encoding](body) : body;
      resolve({ status: statusCode, headers, text: text.toString() });
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('%s asks for %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test.each(['br', 'gzip'])('a page, a list and a stream go out as %s, whole', async (encoding) => {
  for (const path of ['/page', '/api/list', '/stream']) {
    const { headers, text } = await ask(path, encoding);
    expect(headers['content-encoding'], path).toBe(encoding);
    expect(headers.vary, path).toBe('Accept-Encoding');
    expect(text, path).toBe(TEXT);
  }
  expect((await ask('/vary', encoding)).headers.vary).toBe('RSC, Accept-Encoding');
});

test('what is small, a picture, a part, unchanged or for who unpacks nothing stays as it is', async () => {
  for (const [path, accepted] of [
    ['/small', 'br'],
    ['/picture', 'br'],
    ['/part', 'br'],
    ['/same', 'br'],
    ['/page', 'identity'],
  ] as const) {
    expect((await ask(path, accepted)).headers['content-encoding'], path).toBeUndefined();
  }
  expect((await ask('/stream', 'identity')).headers.vary).toBe('Accept-Encoding');
  const head = await ask('/page', 'br', 'HEAD');
  expect(head.headers.vary).toBe('Accept-Encoding');
  expect(head.headers['content-encoding']).toBeUndefined();
  expect((await ask('/picture')).headers.vary).toBeUndefined();
});

test('what has an ETag is compressed once, but for files that happen to share a weak one', async () => {
  for (const tag of ['"once"', 'W/"once"']) {
    const answers = [];
    for (const path of ['/1', '/2', '/1']) answers.push(await ask(`${path}?${tag}`, 'br'));
    const isWeak = tag.startsWith('W/');
    expect(answers.map(({ text }) => text.slice(0, 2))).toEqual(
      isWeak ? ['/1', '/2', '/1'] : ['/1', '/1', '/1'],
    );
  }
});

test('an asset is served as the build compressed it, and otherwise as any answer', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(project);
  expect((await ask(MADE, 'br')).text).toBe('made at the build');
  expect((await ask(MADE, 'gzip')).text).toBe(TEXT);
  for (const path of ['/_next/static/../../secret.js', '/_next/static/none.js']) {
    expect((await ask(path, 'br')).text).toBe(TEXT);
  }
});
