import { getNoticesOf } from '@/lib/evidence/evidence';
import { formatPartialDate } from '@/lib/text/format';
import { Typeset } from '../ui/typeset';

const KINDS = {
  retraction: 'Retracted',
  concern: 'Expression of concern',
  correction: 'Corrected',
  superseded: 'A newer version exists',
} as const;

/** What was published about a paper after it: corrections, newer versions, retractions. */
export function PaperNotices({ id }: { id: string }) {
  return getNoticesOf(id).map(({ kind, date, what, notice }) => {
    const href = notice.URL ?? (notice.DOI && `https://doi.org/${notice.DOI}`);
    return (
      <div key={`${kind} ${date}`} role="note" className="callout callout-safety">
        <div className="callout-title">
          {KINDS[kind]}, {formatPartialDate(date)}
        </div>
        <p>
          <Typeset text={what} /> {href && <a href={href}>The notice</a>}
        </p>
      </div>
    );
  });
}
