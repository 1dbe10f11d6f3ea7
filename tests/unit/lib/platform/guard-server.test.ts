import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filePolicy } from '@/lib/platform/content-security-policy';
import { guardServer } from '@/lib/platform/guard-server';
import { securityHeaders, sharedResource } from '@/lib/platform/security-headers';

const PAGE_POLICY = "default-src 'none'; script-src 'self'";

/** Answers as the framework does: some headers by its own hand, most of them none. */
const server: Server = createServer((request, response) => {
  if (request.url === '/missing.png') {
    response.setHeader('Content-Security-Policy', filePolicy);
    response.appendHeader('content-security-policy', PAGE_POLICY);
  }
  if (request.url === '/image') response.setHeader(sharedResource.key, sharedResource.value);
  if (request.url === '/early') response.writeHead(200);
  response.end(`${request.method} ${request.url}`);
});

beforeAll(async () => {
  guardServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => server.close());

function ask(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    send({ port, path, method }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ headers: answer.headers, body: Buffer.concat(chunks).toString() });
    })
      .on('error', reject)
      .end();
  });
}

test.each(['/', '/early'])('an answer to %s without headers gets all of them', async (path) => {
  const { headers } = await ask(path);
  for (const { key, value } of securityHeaders) expect(headers[key.toLowerCase()]).toBe(value);
  expect(headers['content-security-policy']).toBe(filePolicy);
});

test('a header that is set stays as it is', async () => {
  expect((await ask('/image')).headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a page in place of a missing file keeps its own policy and no other', async () => {
  expect((await ask('/missing.png')).headers['content-security-policy']).toBe(PAGE_POLICY);
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'OPTIONS'])(
  '%s is led to where the API refuses it',
  async (method) => {
    expect((await ask('/blog', method)).body).toBe('PUT /api/refused');
  },
);

test('GET stays GET', async () => {
  expect((await ask('/')).body).toBe('GET /');
});
