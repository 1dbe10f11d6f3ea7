/** After this time without a response, the network counts as absent. */
const TIME_LIMIT_MS = 3000;

/** How long after such a timeout the network counts as slow for the next page too. */
const SLOW_MS = 10_000;

let slowUntil = 0;

/**
 * Returns the network's response, or the stored one if that fails, is a server error or takes over
 * 3 s; without a stored one it waits on. `isNext` (pages): soon after a timeout, returns the stored one at once.
 */
export async function networkFirst(
  fresh: Promise<Response>,
  readKept: () => Promise<Response | undefined>,
  isNext = false,
): Promise<Response> {
  // It may still fail after the timeout: avoid an unhandled rejection.
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
    const answer = await Promise.race([fresh, late]);
    if (answer.status >= 500) throw new Error('server');
    return answer;
  } catch {
    return (await readKept()) ?? fresh;
  } finally {
    clearTimeout(timer);
  }
}

/** Adds a notice above everything in a stored page. React skips an <aside> there when it hydrates. */
export function addOfflineNotice(html: string, day: string | null): string {
  const date = new Date(day ?? '').toLocaleDateString('en-US', { dateStyle: 'long' });
  const note = `<aside class="no-print" style="padding:.6rem 1rem;border-bottom:1.5px solid;text-align:center;font-size:.875rem">Saved on ${date}, no network or no answer. Corrections made since then are not in this copy.</aside>`;
  return html.replace(/<body[^>]*>/, (body) => body + note);
}

/** Deletes stores of other builds: all whose names begin with `start`, but `own` and the last `kept` of them. */
export async function forgetOldStores(start: string, own: string, kept: number): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(start) && name !== own);
  await Promise.all(old.slice(0, old.length - kept).map((name) => caches.delete(name)));
}
