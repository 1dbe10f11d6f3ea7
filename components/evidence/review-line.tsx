import type { ReviewDates } from '@/lib/content/review';
import { formatLongDate } from '@/lib/text/format';

/** When a page was last checked and is due again, and that no clinician has reviewed it. */
export function ReviewLine({ dates }: { dates?: ReviewDates }) {
  return (
    <p className="text-muted text-sm">
      {dates && (
        <>
          Last checked <Day iso={dates.checkedAt} />. Next check by <Day iso={dates.dueAt} />.{' '}
        </>
      )}
      <a href="/about#bylines" className="underline underline-offset-2">
        Not reviewed by a clinician
      </a>
      .
    </p>
  );
}

function Day({ iso }: { iso: string }) {
  return <time dateTime={iso.slice(0, 10)}>{formatLongDate(iso)}</time>;
}
