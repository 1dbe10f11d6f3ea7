/*
 * Copied beside server.js in .next/standalone, which calls it first (standalone.mjs). Limits what one client can use of
 * the process with slow, large or many requests, and how long shutdown takes; completes the headers of every response.
 */
import { filePolicy, securityHeaders } from './security-headers.mjs';

/** The limits, by the environment variable that changes each: milliseconds, bytes or a count. */
const LIMITS = {
  /** From opening a connection, or its last response, to the end of the request headers. */
  HEADERS_TIMEOUT: 10_000,
  /** To the end of the request body. */
  REQUEST_TIMEOUT: 15_000,
  /** Without a byte sent or received: for clients that send a request and read no response. */
  IDLE_TIMEOUT: 30_000,
  MAX_HEADER_BYTES: 16_384,
  MAX_ADDRESS_LENGTH: 12_288,
  /** No route reads a request body. */
  MAX_BODY_BYTES: 16_384,
  MAX_CONNECTIONS: 2000,
  MAX_REQUESTS_PER_CONNECTION: 1000,
  /** Less than the ten seconds after which process managers kill a process. */
  END_TIMEOUT: 9000,
};

/** A path that the API does not have; see app/api/[[...path]]/route.ts. */
const REFUSAL = '/api/refused';

/** Request headers that make Next.js set cookies, answer with an empty body or fail: no page and no call reads them. */
const DROPPED = ['cookie', 'x-middleware-prefetch', 'if-match', 'if-unmodified-since'];

const POLICY = 'Content-Security-Policy';

/** Reads the limits from the environment. Throws when one is not a whole number above 0. */
export function readLimits(env) {
  const read = ([name, fallback]) => {
    const text = env[name] || String(fallback);
    if (/^[1-9]\d{0,8}$/.test(text)) return [name, Number(text)];
    throw new Error(`${name} is "${text}"; give a whole number above 0, like ${fallback}`);
  };
  return Object.fromEntries(Object.entries(LIMITS).map(read));
}

/**
 * Applies the limits of `env` to every server that `http` creates from now on. On SIGTERM or SIGINT a server accepts no
 * new connections, answers open requests and ends the process with status 0.
 */
export function boundServers(http, env) {
  const limits = readLimits(env);
  // Next.js would itself wait for every keep-alive connection and exit with status 143.
  env.NEXT_MANUAL_SIG_HANDLE = 'true';
  const { createServer } = http;
  http.createServer = (answer) => {
    const server = createServer(
      {
        headersTimeout: limits.HEADERS_TIMEOUT,
        requestTimeout: Math.max(limits.REQUEST_TIMEOUT, limits.HEADERS_TIMEOUT),
        connectionsCheckingInterval: Math.min(1000, limits.HEADERS_TIMEOUT),
        maxHeaderSize: limits.MAX_HEADER_BYTES,
      },
      (request, response) => {
        completeHeaders(request, response);
        for (const name of DROPPED) delete request.headers[name];
        request.url = toPath(request.url);
        const refusal = findRefusal(request, limits);
        if (refusal) {
          refuse(response, refusal);
          return;
        }
        // Next.js would answer TRACE with 500 and DELETE with a page, and would render a page for a form post.
        if (request.method !== 'GET' && request.method !== 'HEAD')
          Object.assign(request, { method: 'PUT', url: REFUSAL });
        answer(request, response);
      },
    );
    // Next.js closes connections that ask for an upgrade; without its listener they get an answer.
    const { on } = server;
    server.on = (name, listener) => (name === 'upgrade' ? server : on.call(server, name, listener));
    server.timeout = limits.IDLE_TIMEOUT;
    server.maxRequestsPerSocket = limits.MAX_REQUESTS_PER_CONNECTION;
    boundConnections(server, limits.MAX_CONNECTIONS);
    endOnSignals(server, limits.END_TIMEOUT);
    return server;
  };
}

/**
 * The path and query of a request target. Proxies may send an absolute URL, which Next.js would
 * redirect. Returns '' for `*` (the whole server) and for targets that are not http, on which Next.js would fail.
 */
function toPath(url) {
  if (url.startsWith('/')) return url;
  const whole = URL.parse(url);
  return whole?.protocol.startsWith('http') ? whole.pathname + whole.search : '';
}

function findRefusal({ url, headers }, limits) {
  if (url === '' || !isDecodable(url)) return [400, 'the address cannot be decoded'];
  if (url.length > limits.MAX_ADDRESS_LENGTH) return [414, 'the address is too long'];
  // A body without a known length may never end.
  const isHuge = Number(headers['content-length'] ?? 0) > limits.MAX_BODY_BYTES;
  if (isHuge || headers['transfer-encoding']) return [413, 'no body is read here'];
}

/**
 * Completes the headers when they are written. Adds the security headers that Next.js leaves out of redirects and
 * errors, and the file policy where there is none; a page in place of a missing file keeps its own policy only. Makes
 * ETags weak where the response varies by encoding, since the bytes differ. Answers 304 when the client has the ETag,
 * which Next.js does for pages only; Node then omits the body. Answers 416 to a range beyond the end of a file, for
 * which Next.js looks for a page and fails.
 */
function completeHeaders(request, response) {
  const { writeHead } = response;
  response.writeHead = (status, ...parameters) => {
    let sent = status;
    if (!response.headersSent) {
      for (const { key, value } of securityHeaders) {
        if (!response.hasHeader(key)) response.setHeader(key, value);
      }
      const policy = response.getHeader(POLICY) ?? filePolicy;
      response.setHeader(POLICY, Array.isArray(policy) ? policy.at(-1) : policy);
      const etag = response.getHeader('etag');
      if (etag && /accept-encoding/i.test(String(response.getHeader('vary'))))
        response.setHeader('etag', `W/${toName(etag)}`);
      if (status === 200 && isKnown(etag, request.headers['if-none-match'])) {
        sent = 304;
        for (const name of ['content-length', 'content-encoding']) response.removeHeader(name);
      }
      if (status === 500 && /^bytes \*/.test(response.getHeader('content-range'))) sent = 416;
    }
    return writeHead.call(response, sent, ...parameters);
  };
}

/** Whether `known`, the value of If-None-Match, contains the ETag. */
function isKnown(etag, known = '') {
  return etag !== undefined && known.split(/,\s*/).map(toName).includes(toName(etag));
}

/** The value of a weak or strong ETag without the W/: only this is compared. */
function toName(etag) {
  return String(etag).replace(/^W\//, '');
}

/** Whether the path can be percent-decoded; Next.js fails when it cannot. */
function isDecodable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return true;
  } catch {
    return false;
  }
}

function refuse(response, [status, error]) {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    // Do not wait for the rest of the body.
    connection: 'close',
  });
  response.end(JSON.stringify({ error }));
}

/** At the limit, closes the connection that has gone longest without a request in progress. */
function boundConnections(server, limit) {
  const waiting = new Set();
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    waiting.add(socket);
    socket.once('close', () => {
      open -= 1;
      waiting.delete(socket);
    });
    if (open > limit) waiting.values().next().value.destroy();
  });
  server.on('clientError', ({ code }, socket) => {
    if (waiting.has(socket) && socket.writable) socket.end(toAnswer(code), () => socket.destroy());
    else socket.destroy();
  });
  server.on('request', ({ socket }, response) => {
    waiting.delete(socket);
    // Not 'close': Next.js and its compression add nearly as many listeners for it as Node allows without a warning.
    response.once('finish', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
}

/** The response to an invalid request: Node's own, but with an explanation for a wrongly encoded address. */
function toAnswer(code) {
  const end = (status, rest = '') => `HTTP/1.1 ${status}\r\nConnection: close\r\n${rest}\r\n`;
  if (code === 'HPE_HEADER_OVERFLOW') return end('431 Request Header Fields Too Large');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return end('408 Request Timeout');
  const error = 'the request cannot be read; encode what is not ASCII in its address, like %CE%B2';
  const headers = securityHeaders.map(({ key, value }) => `${key}: ${value}\r\n`).join('');
  return `${end('400 Bad Request', `Content-Type: application/json\r\nCache-Control: no-store\r\n${headers}`)}${JSON.stringify({ error })}`;
}

function endOnSignals(server, limitMs) {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), limitMs).unref();
    server.close(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);
  server.prependListener('request', (_, response) => {
    // A client that keeps sending requests on one connection would keep the process alive.
    if (isEnding) response.setHeader('connection', 'close');
    response.once('finish', () => {
      if (isEnding) setImmediate(() => server.closeIdleConnections());
    });
  });
}
