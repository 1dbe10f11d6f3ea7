import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** Alters a response: may edit headers; returns a body, whole or in parts, 'broken' (half sent, then cut) or 'silent'. */
export type Change = (
  path: string,
  headers: Record<string, string>,
  body: Buffer,
) => Buffer | AsyncIterable<Buffer> | 'broken' | 'silent';

/** Starts a proxy to the tested server that alters each response with `change`. */
export async function startChangedSite(site: string, change: Change) {
  const server: Server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const asked = Object.entries(request.headers).filter(([name]) => /^(?:rsc|next-)/.test(name));
    const answer = await fetch(site + path, { redirect: 'manual', headers: asked as [] });
    const headers = Object.fromEntries(
      [...answer.headers].filter(([name]) => !/^(?:content-(?:encoding|length)|etag)$/.test(name)),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    const changed = change(path, headers, body);
    if (changed === 'silent') return;
    if (changed === 'broken') {
      response.writeHead(answer.status, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    } else {
      response.writeHead(answer.status, headers);
      Readable.from(Buffer.isBuffer(changed) ? [changed] : changed).pipe(response);
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
