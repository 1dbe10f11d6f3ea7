import { formatLongDate } from '@/lib/text/format';

/**
 * When the calculator at hand was built, as paper names it: 'November 22, 2026, 16:12 UTC'. The build writes
 * its own moment into the code (next.config.ts); undefined outside one.
 */
export function formatBuildTime(time = process.env.BUILD_TIME): string | undefined {
  return time && `${formatLongDate(time)}, ${time.slice(11, 16)} UTC`;
}
