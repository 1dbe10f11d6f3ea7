import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { boundServers, readLimits } from '@/lib/platform/bounded-server.mjs';
import { filePolicy, securityHeaders, sharedResource } from '@/lib/platform/security-headers.mjs';

const servers: Server[] = [];
/** The requests that reached the framework. */
const asked: string[] = [];
afterEach(() => {
  asked.length = 0;
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.removeAllListeners(signal);
});

const PAGE_POLICY = "default-src 'none'; script-src 'self'";

/** The headers that the framework sets itself, by path. */
const ANSWERS: Record<string, [name: string, value: string][]> = {
  '/missing.png': [
    ['Content-Security-Policy', filePolicy],
    ['content-security-policy', PAGE_POLICY],
  ],
  '/image': [[sharedResource.key, sharedResource.value]],
  '/compressed': [
    ['etag', '"a"'],
    ['vary', 'RSC, Accept-Encoding'],
  ],
  '/plain': [['etag', '"a"']],
  '/range': [['content-range', 'bytes */9']],
};

/** Opens a server with the limits of `env`, as the framework would, and returns its port. */
async function open(env: Record<string, string>): Promise<number> {
  const http = { createServer };
  boundServers(http, env);
  const server = http.createServer(({ method, url = '', headers: sent }, response) => {
    asked.push(method === 'GET' ? url : `${method} ${url}`);
    const headers = new Map(Object.entries(ANSWERS)).get(url);
    for (const [name, value] of headers ?? []) response.appendHeader(name, value);
    if (url === '/early') response.writeHead(200);
    if (url === '/range' || url === '/fault') response.statusCode = 500;
    const body = url === '/sent' ? JSON.stringify(sent) : 'answer';
    response.end(url === '/large' ? 'x'.repeat(50_000_000) : body);
  });
  server.on('upgrade', (_, socket) => socket.destroy());
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Opens a connection and sends the start of a request. */
function begin(port: number, lines: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(lines);
  return socket;
}

async function statusOf(port: number, options: object, body?: Buffer) {
  const sent = request({ port, host: '127.0.0.1', ...options });
  // The server may close the connection before the whole body is sent.
  sent.on('error', () => {});
  sent.end(body);
  const [answer] = await once(sent, 'response');
  return [answer.statusCode, await text(answer)];
}

test('a client that never ends its body or never reads the response is disconnected', async () => {
  const port = await open({ HEADERS_TIMEOUT: '50', REQUEST_TIMEOUT: '100', IDLE_TIMEOUT: '200' });
  for (const lines of [
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nslow',
    'GET /large HTTP/1.1\r\nHost: a\r\n\r\n',
  ]) {
    const connection = once(servers[0] as Server, 'connection');
    begin(port, lines).on('error', () => {});
    const [socket] = await connection;
    await new Promise((closed) => socket.once('close', closed));
  }
});

test.each([
  ['an address', { path: `/${'a'.repeat(100)}` }, 414],
  ['a body by its length', { method: 'POST', headers: { 'content-length': 101 } }, 413],
  ['a body of no length', { method: 'POST', headers: { 'transfer-encoding': 'chunked' } }, 413],
  ['headers', { headers: { 'x-long': 'a'.repeat(2000) } }, 431],
])('%s beyond the limit is refused', async (_, options, status) => {
  const port = await open({
    MAX_ADDRESS_LENGTH: '100',
    MAX_BODY_BYTES: '100',
    MAX_HEADER_BYTES: '1000',
  });
  const [found, body] = await statusOf(port, options, Buffer.alloc(101));
  expect(found).toBe(status);
  if (status !== 431) expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
});

test.each([
  ['*', 400],
  ['/%ff', 400],
  ['/%?%41', 400],
  ['http://[::1', 400],
  ['http://', 400],
  ['ftp://other.example/', 400],
  ['http://other.example', 200],
  ['https://other.example:8/large?x', 200],
])(
  'the request target %s, which is not a path, gets %i and never reaches another host',
  async (path, status) => {
    const port = await open({});
    const [found] = await statusOf(port, { path });
    expect(found).toBe(status);
    expect(asked).toEqual(status === 200 ? [expect.stringMatching(/^\/(?:large\?x)?$/)] : []);
  },
);

test('a non-ASCII path is refused with a message, on a keep-alive connection too', async () => {
  const socket = begin(await open({}), 'GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  socket.write('GET /api/search?q=β HTTP/1.1\r\nHost: a\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(
    /^HTTP\/1.1 400 [\s\S]*nosniff[\s\S]*\{"error":"the request cannot be read/,
  );
});

test('a request just within the limits is answered', async () => {
  const port = await open({ MAX_ADDRESS_LENGTH: '100', MAX_BODY_BYTES: '100' });
  const options = {
    path: `/${'a'.repeat(99)}`,
    method: 'POST',
    headers: { 'content-length': 100 },
  };
  expect(await statusOf(port, options, Buffer.alloc(100))).toEqual([200, 'answer']);
});

test('when all connections are taken, the longest idle one is closed for a new one', async () => {
  const port = await open({ MAX_CONNECTIONS: '3' });
  const [first, ...others] = await Promise.all(
    [1, 2, 3].map(async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      return socket;
    }),
  );
  const ended = once(first as Socket, 'close');
  expect(await statusOf(port, { path: '/' })).toEqual([200, 'answer']);
  await ended;
  expect(others.map(({ closed }) => closed)).toEqual([false, false]);
});

test('one connection may make a limited number of requests', async () => {
  const port = await open({ MAX_REQUESTS_PER_CONNECTION: '2' });
  const socket = begin(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  let answers = '';
  for await (const chunk of socket) {
    answers += chunk;
    if (answers.includes(' 503 ')) break;
  }
  expect(answers.match(/(?<=HTTP\/1.1 )\d+/g)).toEqual(['200', '200', '503']);
});

test.each(['0', '-1', '1.5', 'ten', '1e9'])('a limit of %s is refused with its name', (value) => {
  expect(() => readLimits({ IDLE_TIMEOUT: value })).toThrow(
    `IDLE_TIMEOUT is "${value}"; give a whole number above 0`,
  );
  expect(readLimits({ IDLE_TIMEOUT: '' }).IDLE_TIMEOUT).toBe(30_000);
});

/** Runs a server in its own process, to which `during` sends SIGTERM. Returns its result and the exit status. */
async function endProcess(during: (port: number, signal: () => void) => Promise<string>) {
  const child = spawn(process.execPath, [
    ...['--input-type=module', '-e'],
    `import http from 'node:http';
    import { boundServers } from '${process.cwd()}/lib/platform/bounded-server.mjs';
    boundServers(http, { END_TIMEOUT: '300' });
    const server = http.createServer(({ url }, response) => {
      if (url === '/never') response.write('begun');
      else response.end('whole');
    });
    server.listen(0, '127.0.0.1', () => console.log(server.address().port));`,
  ]);
  const ended = once(child, 'exit');
  const [port] = await once(child.stdout, 'data');
  const answer = await during(Number(port), () => child.kill('SIGTERM'));
  const [status] = await ended;
  return { answer, status };
}

test('a response that never ends does not keep the process alive beyond its limit', async () => {
  const { answer, status } = await endProcess(async (port, signal) => {
    const socket = begin(port, 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    const ended = once(socket, 'close');
    signal();
    await ended;
    return 'cut off';
  });
  expect({ answer, status }).toEqual({ answer: 'cut off', status: 0 });
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const sent = request({ port: await open({}), host: '127.0.0.1', path, headers });
  sent.end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

const headersOf = async (path: string) => (await ask(path)).headers;

test('headers that make the framework set a cookie, send an empty response or fail are dropped', async () => {
  const { body } = await ask('/sent', {
    ...{ cookie: 'a=b', 'x-middleware-prefetch': '1', accept: 'x' },
    ...{ 'if-match': '"b"', 'if-unmodified-since': 'Wed, 01 Jan 2020 00:00:00 GMT' },
  });
  expect(Object.keys(JSON.parse(body))).toEqual(['accept', 'host', 'connection']);
});

test.each(['/', '/early'])('a response to %s gets all security headers', async (path) => {
  const headers = await headersOf(path);
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
  expect(headers['content-security-policy']).toBe(filePolicy);
});

test('a header that is already set stays, and of two policies that of the page', async () => {
  expect((await headersOf('/image'))['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await headersOf('/missing.png'))['content-security-policy']).toBe(PAGE_POLICY);
});

test('the ETag of a compressed response is weak, since its bytes differ', async () => {
  expect((await headersOf('/compressed')).etag).toBe('W/"a"');
  expect((await headersOf('/plain')).etag).toBe('"a"');
});

test.each(['h2c', 'websocket', 'other'])('a request to upgrade to %s is answered', async (name) => {
  const { status, body } = await ask('/', { connection: 'Upgrade', upgrade: name });
  expect({ status, body }).toEqual({ status: 200, body: 'answer' });
});

test('a range beyond the end of a file gets 416, and other faults 500', async () => {
  const { status, headers } = await ask('/range');
  expect({ status, range: headers['content-range'] }).toEqual({ status: 416, range: 'bytes */9' });
  expect((await ask('/fault')).status).toBe(500);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'OPTIONS'])(
  '%s is rewritten to a path where the API refuses it',
  async (method) => {
    await statusOf(await open({}), { path: '/blog', method });
    expect(asked).toEqual(['PUT /api/refused']);
  },
);
