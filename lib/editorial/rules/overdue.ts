import { SECURITY_TXT } from '@/content/security';
import { toReviewDates } from '@/lib/content/review';
import { getSecurityDates } from '@/lib/seo/security-txt';
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

/** The contact for security, some time before its file ends to be valid. */
export function findOverdueSecurity(now: Date): string[] {
  const { expires, dueFrom } = getSecurityDates();
  const end = `${SECURITY_TXT} ends on ${expires.slice(0, 10)}`;
  return now < new Date(dueFrom)
    ? []
    : [`content/security.ts: ${end}; make sure that its contact is read, then set checkedAt`];
}
