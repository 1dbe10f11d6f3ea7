import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { renderPageHtml } from '@/lib/markdown/render';
import type { Correction } from '@/lib/pages/corrections';
import { formatLongDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { joinUnits, splitNames } from '@/lib/text/typography';
import { RawHtml } from '../ui/raw-html';

/** Change notes by day, each beside the page it is about. Built as a tree, since the page grows with every note. */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  const days = groupInOrder(corrections, ({ date }) => date);
  const children = days.map(([date, notes]) => toDay(date, notes));
  return <RawHtml as="div" html={renderPageHtml({ type: 'root', children })} />;
}

function toDay(date: string, notes: readonly Correction[]): Element {
  return h('section', { className: 'mt-10' }, [
    h(
      'h2',
      { className: 'border-ink border-t-[1.5px] pt-3 text-2xl' },
      h('time', { dateTime: date }, formatLongDate(date)),
    ),
    h(
      'ul',
      { className: 'mt-4 grid gap-5 gap-x-10 sm:grid-cols-2' },
      groupInOrder(notes, ({ path }) => path).map(([path, ofPage]) => toPage(path, ofPage)),
    ),
  ]);
}

function toPage(path: string, notes: readonly Correction[]): Element {
  const title = notes[0]?.title ?? path;
  return h('li', [
    h(
      'h3',
      { className: 'text-lg' },
      h('a', { href: path, className: 'underline underline-offset-4' }, keepNames(title)),
    ),
    ...notes.map(({ text }) =>
      h('p', { className: 'mt-1 text-ink-2' }, keepNames(joinUnits(text))),
    ),
  ]);
}

/** Text in which names such as BPC-157 stay on one line. */
function keepNames(text: string): ElementContent[] {
  return splitNames(text).map((part, index) =>
    index % 2 === 1
      ? h('span', { className: 'whitespace-nowrap' }, part)
      : { type: 'text', value: part },
  );
}
