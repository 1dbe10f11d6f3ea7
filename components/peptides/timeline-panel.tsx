import type { PeptideRecord } from '@/content/peptides/types';
import { Typeset } from '../ui/typeset';

const PERIODS = [
  ['weeks1to2', 'Weeks 1\u20132'],
  ['weeks3to4', 'Weeks 3\u20134'],
  ['weeks5to8', 'Weeks 5\u20138'],
  ['beyondWeek8', 'Beyond week 8'],
] as const;

const NOTHING = 'No study cited here reports on this period.';

/** What was reported in each of four periods; where nothing was, it says so. */
export function TimelinePanel({ timeline }: Pick<PeptideRecord, 'timeline'>) {
  return <TimelineRows rows={PERIODS.map(([id, label]) => [label, timeline[id]])} />;
}

/** The four periods with one text for all of them. */
export function UniformTimeline({ text }: { text: string }) {
  return <TimelineRows rows={PERIODS.map(([, label]) => [label, text])} />;
}

function TimelineRows({ rows }: { rows: readonly (readonly [string, string | null])[] }) {
  return (
    <ol className="contents-list max-w-176">
      {rows.map(([label, text]) => (
        <li key={label} data-state={text ? 'read' : undefined}>
          <h3 className="text-lg">{label}</h3>
          <p className={text ? 'pb-4' : 'pb-4 text-muted'}>
            <Typeset text={text ?? NOTHING} />
          </p>
        </li>
      ))}
    </ol>
  );
}
