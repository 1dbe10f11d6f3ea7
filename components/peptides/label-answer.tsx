import {
  type AnyQuestion,
  findAnswers,
  type LabelEntry,
  type SubstanceLabels,
} from '@/lib/records/labels';
import { NoBreak } from '../ui/no-break';

/** What the labels of a substance say of one question, each with its place; or why that is not known. */
export function LabelAnswer({ labels: read, id }: { labels: SubstanceLabels; id: AnyQuestion }) {
  const { labels } = read;
  const { entries: all, why } = findAnswers(read, id);
  const entries = dropOlder(all, labels);
  if (entries.length === 0)
    return (
      <p className="mb-3.5">{why ? `We could not read it: ${why}` : 'Nothing was read on it.'}</p>
    );
  return entries.map(({ label, section, text }) => (
    <div key={`${label} ${section}`} className="mb-3.5">
      <p>
        <NoBreak text={text ?? 'The label says nothing of it.'} />
      </p>
      <p className="text-muted text-sm">
        {labels[label]?.product}, {labels[label]?.country}, section {section}
        {labels[label]?.read === 'secondary' && ', as another page tells it'}
      </p>
    </div>
  ));
}

/** The answers of texts that tell their year; those of older copies without one only where there is no other. */
function dropOlder(entries: readonly LabelEntry[], labels: SubstanceLabels['labels']) {
  const dated = entries.filter(({ label }) => labels[label]?.year !== 'not shown');
  return dated.length > 0 ? dated : entries;
}
