import type { RootContent } from 'hast';
import { h } from 'hastscript';
import { periodLabels, type TimelinePeriod, toTimeline } from '@/lib/peptides/timeline';
import type { PeptideRecord } from '@/lib/records/peptides';
import { WrittenHtml } from './written-html';

const NOTHING = 'No study in people that is cited here gives numbers with their time.';
const GAPS =
  'Where nothing stands, no study in people that is cited here gives numbers for the period.';

/** What was reported and measured in each of four periods; what is missing is said once. */
export function TimelinePanel({ peptide }: { peptide: PeptideRecord }) {
  const periods = toTimeline(peptide);
  const isEmpty = ({ text, points }: TimelinePeriod) => !text && points.length === 0;
  const gap = periods.every(isEmpty) ? NOTHING : periods.some(isEmpty) ? GAPS : undefined;
  return <TimelineRows periods={periods} note={gap} />;
}

/** The four periods with one text for all of them. */
export function UniformTimeline({ text }: { text: string }) {
  return <TimelineRows periods={periodLabels.map((label) => ({ label, text, points: [] }))} />;
}

function TimelineRows({ periods, note }: { periods: readonly TimelinePeriod[]; note?: string }) {
  const content: RootContent[] = [
    ...(note ? [h('p', { className: ['mb-5', 'text-muted'] }, note)] : []),
    h('ol', { className: ['contents-list', 'max-w-176'] }, periods.map(toPeriod)),
  ];
  return <WrittenHtml content={content} />;
}

function toPeriod({ label, text, points }: TimelinePeriod) {
  const isRead = text !== null || points.length > 0;
  return h('li', { dataState: isRead ? 'read' : undefined }, [
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
  ]);
}
