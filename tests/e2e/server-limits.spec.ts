import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { findPort } from './free-port';
import { startServer, test, waitForAnswer } from './servers';

// Each test starts a server, which is slow on a busy machine.
test.setTimeout(180_000);

const LIMITS = { HEADERS_TIMEOUT: '2000', REQUEST_TIMEOUT: '2000', MAX_CONNECTIONS: '40' };

/** Returns status, content type and X-Frame-Options of the response to a raw HTTP request. */
async function ask(port: number, options: object, body = '') {
  const sent = request({ port, host: '127.0.0.1', ...options });
  // The server may close the connection before the whole body is sent.
  sent.on('error', () => {});
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  return [answer.statusCode, answer.headers['content-type'], answer.headers['x-frame-options']];
}

const HUGE = [
  [414, { path: `/blog?${'a'.repeat(13_000)}` }, ''],
  [413, { path: '/api/search', method: 'POST' }, 'a'.repeat(20_000)],
] as const;

test('A server without a proxy cuts off slow and huge requests, and readers notice nothing', async () => {
  const server = await startServer({ env: LIMITS });
  try {
    // More than MAX_CONNECTIONS: those that waited longest are closed, and the others time out.
    const slow = Array.from({ length: 100 }, () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
      return text(socket).catch(() => '');
    });
    for (const path of ['/', '/blog', '/api/search?q=peptide']) {
      expect((await fetch(server.origin + path)).status, path).toBe(200);
    }
    const body = connect(server.port, '127.0.0.1');
    body.write('POST /api/search HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nslow');
    for (const [status, options, sent] of HUGE) {
      const answer = await ask(server.port, options, sent);
      expect(answer).toEqual([status, 'application/json', 'DENY']);
    }
    const [headers] = await ask(server.port, { headers: { 'x-huge': 'a'.repeat(17_000) } });
    expect(headers).toBe(431);
    expect(await text(body)).toMatch(/^HTTP\/1.1 405 /);
    const ends = await Promise.all(slow);
    expect(ends.filter((end) => end !== '' && !end.startsWith('HTTP/1.1 408 '))).toEqual([]);
    expect((await fetch(`${server.origin}/api/health`)).status).toBe(200);
  } finally {
    await server.stop();
  }
});

test('`npm start` has the same limits, and SIGTERM ends every process it started', async () => {
  const port = await findPort();
  const npm = spawn('npm', ['start', '--', '-p', String(port), '-H', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${resolve('scripts/end-with.mjs')}`,
      END_WITH: String(process.pid),
    },
  });
  const log = text(npm.stdout);
  await waitForAnswer(`http://127.0.0.1:${port}/icon.svg`, npm, () => 'npm start');
  for (const [status, options, sent] of HUGE) {
    expect(await ask(port, options, sent)).toEqual([status, 'application/json', 'DENY']);
  }
  npm.kill('SIGTERM');
  // Its standard output is closed once every process that npm started has ended.
  expect(await log).toContain(`Serving on http://127.0.0.1:${port}`);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
