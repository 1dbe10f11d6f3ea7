import { toReviewDates } from '@/lib/content/review';
import type { Corpus } from './corpus';

/** Pages about health whose next check has passed, or that were never checked whole: a line each. */
export function findOverdue({
  texts,
  recordUpkeep,
  now,
}: Pick<Corpus, 'texts' | 'recordUpkeep' | 'now'>): string[] {
  const upkeep = [
    // Pages about the academy itself promise no check.
    ...texts
      .filter(({ kind }) => kind !== 'page')
      .map(({ document }) => ({ name: document.file, ...document.data, document })),
    ...recordUpkeep,
  ];
  return upkeep.flatMap((item) => {
    const dates = toReviewDates(item);
    if (!dates) return [`${item.name}: never checked; add reviewedAt when it was read whole`];
    return new Date(dates.dueAt) < now
      ? [`${item.name}: due since ${dates.dueAt.slice(0, 10)}`]
      : [];
  });
}
