import type { RootContent } from 'hast';
import { h } from 'hastscript';
import { periodLabels, type TimelinePeriod, toTimeline } from '@/lib/peptides/timeline';
import type { PeptideRecord } from '@/lib/records/peptides';
import { WrittenHtml } from '../ui/written-html';

const NOTHING = 'No study in people that is cited here gives numbers with their time.';
const GAPS =
  'Where a row is empty, no study in people that is cited here gives numbers for the period.';

/** What was reported and measured in each of four periods; gaps are explained once, above. */
export function TimelinePanel({ peptide }: { peptide: PeptideRecord }) {
  const periods = toTimeline(peptide);
  if (periods.every(isEmpty)) return <p className="text-muted">{NOTHING}</p>;
  return <TimelineRows periods={periods} note={periods.some(isEmpty) ? GAPS : undefined} />;
}

/** The four periods, all with the same text. */
export function UniformTimeline({ text }: { text: string }) {
  return <TimelineRows periods={periodLabels.map((label) => ({ label, text, points: [] }))} />;
}

function isEmpty({ text, points }: TimelinePeriod): boolean {
  return !text && points.length === 0;
}

function TimelineRows({ periods, note }: { periods: readonly TimelinePeriod[]; note?: string }) {
  // Adjacent empty periods share a line.
  const runs = periods.reduce<TimelinePeriod[][]>((all, period) => {
    const last = all.at(-1);
    if (last && [...last, period].every(isEmpty)) last.push(period);
    else all.push([period]);
    return all;
  }, []);
  const content: RootContent[] = [
    ...(note ? [h('p', { className: ['mb-5', 'text-muted'] }, note)] : []),
    h('ol', { className: ['contents-list', 'max-w-208'] }, runs.map(toItem)),
  ];
  return <WrittenHtml content={content} />;
}

function toItem(run: readonly TimelinePeriod[]) {
  const isRead = !run.every(isEmpty);
  return h(
    'li',
    isRead ? { dataState: 'read' } : { className: ['flex', 'flex-wrap', 'gap-x-6'] },
    run.flatMap(({ label, text, points }) => [
      h('h3', { className: ['text-lg', ...(isRead ? [] : ['text-muted'])] }, label),
      ...(text ? [h('p', { className: ['pb-4'] }, text)] : []),
      ...points.map(({ time, text: told, paper }) =>
        h('p', { className: ['pb-4', 'text-sm'] }, [
          h('strong', `${time}. `),
          `${told} (`,
          h('a', { href: paper.path, className: ['underline'] }, paper.name),
          ').',
        ]),
      ),
    ]),
  );
}
