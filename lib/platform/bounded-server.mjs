/*
 * Lies beside server.js in the folder that a build ends in, which calls it first (standalone.mjs): bounds what one
 * reader can take of the process, slow, huge or many, and how long the process takes to end; and completes the headers
 * of every answer.
 */
import { filePolicy, securityHeaders } from './security-headers.mjs';

/** Each limit by the setting that changes it. Milliseconds, bytes, or a number of them. */
const LIMITS = {
  /** From opening a connection, or its last answer, to the end of a request's headers. */
  HEADERS_TIMEOUT: 10_000,
  /** To the end of a request's body. */
  REQUEST_TIMEOUT: 15_000,
  /** Without one byte sent or taken: who asks and does not read. */
  IDLE_TIMEOUT: 30_000,
  MAX_HEADER_BYTES: 16_384,
  MAX_ADDRESS_LENGTH: 12_288,
  /** Nothing on the site reads a body. */
  MAX_BODY_BYTES: 16_384,
  MAX_CONNECTIONS: 2000,
  MAX_REQUESTS_PER_CONNECTION: 1000,
  /** Below the ten seconds after which what runs servers ends them by force. */
  END_TIMEOUT: 9000,
};

/** Any address that the API does not have; see app/api/[[...path]]/route.ts. */
const REFUSAL = '/api/refused';

/** Headers by which the framework would set cookies, or answer with nothing: no page and no call reads them. */
const DROPPED = ['cookie', 'x-middleware-prefetch'];

const POLICY = 'Content-Security-Policy';

/** The limits that an environment asks for. Throws when one is no whole number above 0. */
export function readLimits(env) {
  const read = ([name, usual]) => {
    const text = env[name] || String(usual);
    if (/^[1-9]\d{0,8}$/.test(text)) return [name, Number(text)];
    throw new Error(`${name} is "${text}"; give a whole number above 0, like ${usual}`);
  };
  return Object.fromEntries(Object.entries(LIMITS).map(read));
}

/**
 * Has every server that `http` creates from now on keep to the limits of `env`, and end on SIGTERM or SIGINT:
 * no new connections, what is asked is answered, and the process ends with status 0.
 */
export function boundServers(http, env) {
  const limits = readLimits(env);
  // The framework's own way of ending would wait for every kept connection and end with status 143.
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
        // The framework would answer TRACE with 500 and DELETE with a page, and would render one for a form.
        if (request.method !== 'GET' && request.method !== 'HEAD')
          Object.assign(request, { method: 'PUT', url: REFUSAL });
        answer(request, response);
      },
    );
    server.timeout = limits.IDLE_TIMEOUT;
    server.maxRequestsPerSocket = limits.MAX_REQUESTS_PER_CONNECTION;
    boundConnections(server, limits.MAX_CONNECTIONS);
    endOnSignals(server, limits.END_TIMEOUT);
    return server;
  };
}

/**
 * An address as the path that it asks for. Proxies may send it with a scheme and a host, to which the framework
 * would redirect, and `*` stands for the whole server; the framework fails on that, and on what cannot be read.
 */
function toPath(url) {
  if (url.startsWith('/')) return url;
  const whole = URL.parse(url);
  return whole?.protocol.startsWith('http') ? whole.pathname + whole.search : '';
}

function findRefusal({ url, headers }, limits) {
  if (url === '' || !isDecodable(url)) return [400, 'the address cannot be decoded'];
  if (url.length > limits.MAX_ADDRESS_LENGTH) return [414, 'the address is too long'];
  // A body of unknown length is one that need not end.
  const isHuge = Number(headers['content-length'] ?? 0) > limits.MAX_BODY_BYTES;
  if (isHuge || headers['transfer-encoding']) return [413, 'no body is read here'];
}

/**
 * Gives an answer, when its headers are written, what the framework leaves out of redirects and refusals; what is no
 * page gets the policy of files. A page in place of a missing file keeps its own policy, not both. The tag of what is
 * compressed for some is a weak one, as their bytes differ. Who has what the tag names gets 304, which the framework
 * sees to for pages alone; Node leaves out the body.
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
    }
    return writeHead.call(response, sent, ...parameters);
  };
}

/** Whether `known`, the words of If-None-Match, names the tag. */
function isKnown(etag, known = '') {
  return etag !== undefined && known.split(/,\s*/).map(toName).includes(toName(etag));
}

/** What a tag, weak or strong, names: no more is compared. */
function toName(etag) {
  return String(etag).replace(/^W\//, '');
}

/** Whether the escapes of its path can be decoded, on which the framework fails. */
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
    // What is left of the body is not waited for.
    connection: 'close',
  });
  response.end(JSON.stringify({ error }));
}

/** When all places are taken, the connection that has waited longest without a whole request makes room. */
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
    // Not 'close', for which the framework and its compression have nearly as many listeners as Node takes unwarned.
    response.once('finish', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
}

/** The answer to what was no request: Node's own, with a line for who wrote an address as nobody may send it. */
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
    // A reader who keeps asking over one connection would keep the process.
    if (isEnding) response.setHeader('connection', 'close');
    response.once('finish', () => {
      if (isEnding) setImmediate(() => server.closeIdleConnections());
    });
  });
}
