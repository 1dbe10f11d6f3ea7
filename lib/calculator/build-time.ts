import { formatLongDate } from '@/lib/text/format';

/**
 * The build time of this code, for the printed sheet: 'November 22, 2026, 16:12 UTC'. next.config.ts inlines
 * BUILD_TIME at build time; undefined where it is not set.
 */
export function formatBuildTime(): string | undefined {
  const time = process.env.BUILD_TIME;
  return time && `${formatLongDate(time)}, ${time.slice(11, 16)} UTC`;
}
