import {
  type AnyQuestion,
  findAnswers,
  findRules,
  type SubstanceLabels,
} from '@/lib/records/labels';
import { groupInOrder } from '@/lib/text/group-in-order';
import { NoBreak } from '../ui/no-break';
import { SourceLinks } from '../ui/source-links';

/** The heading of the list of labels, below the answers. */
export const LABELS_READ = 'Which texts were read';

/** The labels' answers to one question, each with its label and section; or why there are none. */
export function LabelAnswer({ labels: read, id }: { labels: SubstanceLabels; id: AnyQuestion }) {
  const { labels } = read;
  const { entries: all, why } = findAnswers(read, id);
  const isDated = (id: string) => labels[id]?.year !== 'not shown';
  const toOwner = (id: string) => `${labels[id]?.product}, ${labels[id]?.country}`;
  const dated = new Set(all.flatMap(({ label }) => (isDated(label) ? [toOwner(label)] : [])));
  // An undated text, from an older copy, is left out only where a dated one of the same product and country answers.
  const entries = all.filter(({ label }) => isDated(label) || !dated.has(toOwner(label)));
  if (entries.length === 0)
    return (
      <p className="mb-3.5">{why ? `We could not read it: ${why}` : 'Nothing was read on it.'}</p>
    );
  // Labels that say the same are named below one text.
  const told = groupInOrder(entries, ({ text }) => text ?? 'The label says nothing of it.');
  return told.map(([text, all]) => (
    <div key={text} className="mb-3.5">
      <p>
        <NoBreak text={text} />
      </p>
      {all.map(({ label, section }) => (
        <p key={`${label} ${section}`} className="text-muted text-sm">
          {labels[label]?.product}, {labels[label]?.country}, section {section}
          {labels[label]?.read === 'secondary' && ', as another page tells it'}
        </p>
      ))}
    </div>
  ));
}

/** What holds for a substance on one question that its labels do not say, with its sources; above their answers. */
export function OwnRules({ slug, id }: { slug: string; id: AnyQuestion }) {
  return findRules(slug)
    .filter(({ only, question }) => only && question === id)
    .map((rule) => (
      <p key={rule.text} className="mb-3.5">
        <RuleText {...rule} />
      </p>
    ));
}

/** A rule of content/without-label.yaml with its sources. */
export function RuleText({ text, references }: { text: string; references: readonly string[] }) {
  return (
    <>
      <NoBreak text={text} />{' '}
      <span className="text-muted text-sm">
        <SourceLinks references={references} />
      </span>
    </>
  );
}
