/** Below the ten seconds after which what runs servers ends them by force. */
const LIMIT_MS = 9000;

/**
 * Bounds how long the process lives after SIGTERM. The framework then takes no new connections and waits for those
 * that are open, for as long as a reader cares to keep one open.
 */
export function endInTime(limitMs = LIMIT_MS): void {
  process.once('SIGTERM', () => {
    // Not a reason to live on by itself: with the last answer the process ends at once.
    setTimeout(() => process.exit(143), limitMs).unref();
  });
}
