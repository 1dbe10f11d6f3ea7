/** A network on which no answer has begun by then is as good as none. */
const TIME_LIMIT_MS = 3000;

/** How long a network that gave no answer in time is taken to be as slow for the page asked for next. */
const SLOW_MS = 10_000;

let slowUntil = 0;

/**
 * The network's answer, or what was kept where none begins in time; without a copy the network is awaited. `isNext`:
 * a request that follows on one that was given up is not made to wait a second time.
 */
export async function answerFirst(
  fresh: Promise<Response>,
  readKept: () => Promise<Response | undefined>,
  isNext = false,
): Promise<Response> {
  // Given up or not, it may still fail.
  fresh.catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      slowUntil = Date.now() + SLOW_MS;
      reject(new Error('late'));
    }, TIME_LIMIT_MS);
  });
  try {
    if (isNext && Date.now() < slowUntil) return (await readKept()) ?? (await fresh);
    return await Promise.race([fresh, late]);
  } catch {
    return (await readKept()) ?? fresh;
  } finally {
    clearTimeout(timer);
  }
}

/** A page as it was kept, which says so above everything: no element of its kind is looked for there by React. */
export function sayKept(html: string, day: string | null): string {
  const date = new Date(day ?? '').toLocaleDateString('en-US', { dateStyle: 'long' });
  const note = `<aside class="no-print" style="padding:.6rem 1rem;border-bottom:1.5px solid;text-align:center;font-size:.875rem">Saved on ${date}, no network. Corrections made since then are not in this copy.</aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

/** Deletes the stores of other builds: those whose names begin alike, but for the last `kept` of them. */
export async function forgetOldStores(start: string, own: string, kept: number): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(start) && name !== own);
  await Promise.all(old.slice(0, old.length - kept).map((name) => caches.delete(name)));
}
