import type { Change } from '@/lib/content/review';
import { formatLongDate } from '@/lib/text/format';

/** The changes to a page with their dates, newest first. */
export function ChangeNotes({
  publishedAt,
  changes = [],
}: {
  /** When the page was first published, if known. */
  publishedAt?: string;
  changes?: readonly Change[];
}) {
  return (
    <section aria-labelledby="changes" className="no-print mt-10 border-line border-t pt-5 text-sm">
      <h2 id="changes" className="text-lg">
        Changes to this page
      </h2>
      {publishedAt && (
        <p className="mt-2.5 text-ink-2">
          First published{' '}
          <time dateTime={publishedAt.slice(0, 10)}>{formatLongDate(publishedAt)}</time>.
        </p>
      )}
      {changes.length > 0 ? (
        <ul className="mt-2.5 grid gap-1.5 text-ink-2">
          {changes.map(({ date, text }) => (
            <li key={`${date} ${text}`}>
              <time dateTime={date.slice(0, 10)} className="font-[650]">
                {formatLongDate(date)}
              </time>
              : {text}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2.5 text-ink-2">No substantive change so far.</p>
      )}
      <p className="mt-2.5">
        <a href="/corrections" className="text-link">
          All corrections, and how to report a mistake
        </a>
      </p>
    </section>
  );
}
