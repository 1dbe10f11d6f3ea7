import { type AnyQuestion, findAnswers, type SubstanceLabels } from '@/lib/records/labels';
import { NoBreak } from '../ui/no-break';

/** The heading of the list of labels, below the answers. */
export const LABELS_READ = 'Which texts were read';

/** The labels' answers to one question, each with its label and section; or why there are none. */
export function LabelAnswer({ labels: read, id }: { labels: SubstanceLabels; id: AnyQuestion }) {
  const { labels } = read;
  const { entries: all, why } = findAnswers(read, id);
  const dated = all.filter(({ label }) => labels[label]?.year !== 'not shown');
  // Undated labels, from older copies, are quoted only if there are no others.
  const entries = dated.length > 0 ? dated : all;
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
