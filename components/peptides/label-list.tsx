import type { SubstanceLabels } from '@/lib/records/labels';
import { paperPath } from '@/lib/references/paper-path';
import { formatLongDate } from '@/lib/text/format';

/** The heading of the list. */
export const READ = 'Which texts were read';

/** The label texts that were read for a substance, and when. */
export function LabelList({ labels: { labels } }: { labels: SubstanceLabels }) {
  return (
    <ul>
      {Object.entries(labels).map(([id, label]) => (
        <li key={id} className="mb-2">
          <a href={paperPath(label.reference)} className="underline">
            {label.product}, {label.country}: {label.kind}
          </a>
          , {label.year === 'not shown' ? 'year not shown' : `text of ${label.year}`}, read in a
          stored copy on {formatLongDate(label.date)}.{label.note && ` ${label.note}`}
        </li>
      ))}
    </ul>
  );
}
