import { inflate } from './copy';

/** A file in a pack: its address, size in bytes and headers. The list is in the order of bytes. */
export type Part = { path: string; size: number; headers: Record<string, string> };

/** Downloads a pack and reports progress to `onBytes`. Throws unless exactly `bytes` arrive. */
export async function fetchPack(
  address: string,
  bytes: number,
  onBytes: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, status, body } = await fetch(address, { cache: 'no-store' });
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  const pack = new Uint8Array(bytes);
  const reader = body.getReader();
  let at = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (at + value.length > bytes) throw new Error(`${address} is longer than ${bytes} bytes`);
    pack.set(value, at);
    at += value.length;
    onBytes(at);
  }
  if (at < bytes) throw new Error(`${address} ended after ${at} of ${bytes} bytes`);
  return pack;
}

/** Stores every part of a pack. A pack begins with the length of its list of parts, and the compressed list. */
export async function unpack(pack: Uint8Array<ArrayBuffer>, store: Cache): Promise<void> {
  const start = 4 + new DataView(pack.buffer).getUint32(0);
  const list = await new Response(inflate(new Blob([pack.subarray(4, start)]).stream())).json();
  const date = new Date().toUTCString();
  let at = start;
  const puts: Promise<void>[] = [];
  for (const { path, size, headers } of list as Part[]) {
    const body = pack.slice(at, at + size);
    puts.push(store.put(path, new Response(body, { headers: { ...headers, date } })));
    at += size;
  }
  await Promise.all(puts);
}
