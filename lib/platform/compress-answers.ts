import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** Below it the headers weigh as much as what is saved. */
const LEAST_BYTES = 1024;

/** Of all compressed answers that a process keeps; what was asked for longest ago goes first. */
const MOST_KEPT_BYTES = 32 * 2 ** 20;

const COMPRESSIBLE = /^text\/(?!event-stream)|[/+](?:json|xml|javascript|x-javascript)\b/;

/** Files beside an asset, made at the build; see compress-assets.ts. */
export const ENDINGS: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

const ASSET = /^\/_next\/static\/((?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:js|css|svg))$/;

/** The level at which Brotli takes as long as gzip's usual one and leaves an eighth less of a page. */
const BROTLI_LEVEL = 5;

const kept = new Map<string, Buffer>();
let keptBytes = 0;

/**
 * Compresses an answer with what its reader can unpack, in place of the framework, which does so again for each
 * request and knows gzip only. What has an ETag is compressed once by each process, and assets at the build.
 * Answers are held back until they are whole: none here is larger than a page, a list or a feed.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const url = request.url ?? '';
  const { write, end, flushHeaders } = response;
  const held: Buffer[] = [];
  const isHeld = () => {
    // Who unpacks nothing learns as well that others get something else.
    if (!response.headersSent && hasCompressibleType(response)) addVary(response);
    return encoding && request.method !== 'HEAD' && isCompressible(response);
  };

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(response);
  };
  response.write = (...parameters: unknown[]) => {
    const [chunk, ...rest] = parameters;
    if (!isHeld()) return Reflect.apply(write, response, parameters);
    held.push(toBuffer(chunk, rest[0]));
    callBack(rest);
    return true;
  };
  response.end = (...parameters: unknown[]) => {
    const [chunk, ...rest] =
      typeof parameters[0] === 'function' ? [undefined, ...parameters] : parameters;
    if (!isHeld() || !encoding) return Reflect.apply(end, response, parameters);
    if (chunk) held.push(toBuffer(chunk, rest[0]));
    const body = Buffer.concat(held);
    const callback = rest.find((value) => typeof value === 'function');
    return Reflect.apply(end, response, [
      body.length < LEAST_BYTES ? body : encode(url, body, encoding, response),
      callback,
    ]);
  };
}

/** What a reader can unpack, by the words of Accept-Encoding; Brotli before gzip. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}

function encode(url: string, body: Buffer, encoding: Encoding, response: ServerResponse): Buffer {
  const etag = String(response.getHeader('etag') ?? '');
  // A weak one, of a file, is drawn from its size and time, which another may share.
  const key = etag && `${encoding} ${etag} ${etag.startsWith('W/') ? url : ''}`;
  const encoded = kept.get(key) ?? readMade(url, encoding) ?? compress(body, encoding);
  if (key) keep(key, encoded);
  response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', encoded.length);
  return encoded;
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotliCompressSync(body, { params });
}

/** The file that the build made of an asset; undefined where it made none. */
function readMade(url: string, encoding: Encoding): Buffer | undefined {
  const name = ASSET.exec(url)?.[1];
  if (!name) return undefined;
  try {
    const root = /* turbopackIgnore: true */ process.cwd();
    return readFileSync(path.join(root, '.next/static', name + ENDINGS[encoding]));
  } catch {
    return undefined;
  }
}

function keep(key: string, encoded: Buffer): void {
  // Taken out and put back, it is the last of all.
  if (kept.delete(key)) keptBytes -= encoded.length;
  kept.set(key, encoded);
  keptBytes += encoded.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= MOST_KEPT_BYTES) return;
    kept.delete(oldest);
    keptBytes -= length;
  }
}

function isCompressible(response: ServerResponse): boolean {
  // A part of a file is named by the bytes of the whole.
  const hasBody = ![204, 206, 304].includes(response.statusCode);
  return (
    !response.headersSent &&
    hasBody &&
    !response.hasHeader('content-encoding') &&
    hasCompressibleType(response)
  );
}

function hasCompressibleType(response: ServerResponse): boolean {
  return COMPRESSIBLE.test(String(response.getHeader('content-type') ?? ''));
}

function addVary(response: ServerResponse): void {
  const vary = [response.getHeader('vary') ?? []].flat().join(', ');
  if (/accept-encoding|\*/i.test(vary)) return;
  response.setHeader('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string') {
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  }
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  throw new TypeError('an answer is written as text or bytes');
}

function callBack(parameters: readonly unknown[]): void {
  const callback = parameters.find((value) => typeof value === 'function');
  if (typeof callback === 'function') queueMicrotask(() => callback());
}
