import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { renderPageHtml } from '@/lib/markdown/render';
import type { Correction } from '@/lib/pages/corrections';
import { formatShortDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { joinUnits, splitNames } from '@/lib/text/typography';
import { RawHtml } from '../ui/raw-html';

/** The most additions that are listed. Errors are all listed, since they matter more. */
const MOST_ADDITIONS = 50;

/** The kinds of notes: `shown` are listed openly, further ones up to `most` in a disclosure. */
const KINDS = [
  {
    id: 'errors',
    title: 'What was wrong',
    text: 'Something here was wrong or out of date, or left out what it should have said.',
    isError: true,
    shown: 30,
    most: Number.POSITIVE_INFINITY,
  },
  {
    id: 'additions',
    title: 'What was added',
    text: `New evidence, new rules and further parts: the ${MOST_ADDITIONS} newest. Each article lists all its own changes at its end.`,
    isError: false,
    shown: 5,
    most: MOST_ADDITIONS,
  },
] as const;

/**
 * Change notes, errors apart from additions, newest first and grouped by page. Rendered to HTML from a hast tree, since
 * the page grows with every note.
 */
export function CorrectionList({ corrections }: { corrections: readonly Correction[] }) {
  const children = KINDS.flatMap(({ isError, ...kind }) => {
    const notes = corrections.filter((note) => note.isError === isError);
    return notes.length > 0 ? [toKind(kind, notes)] : [];
  });
  return <RawHtml as="div" html={renderPageHtml({ type: 'root', children })} />;
}

function toKind(
  { id, title, text, shown, most }: Omit<(typeof KINDS)[number], 'isError'>,
  notes: readonly Correction[],
): Element {
  const rest = notes.slice(shown, most);
  return h('section', { className: 'mt-14', 'aria-labelledby': id }, [
    h('h2', { id, className: 'section-head pt-5 text-2xl' }, `${title} (${notes.length})`),
    h('p', { className: 'mt-2 text-ink-2' }, text),
    toPages(notes.slice(0, shown)),
    ...(rest.length > 0
      ? [
          h('details', { className: 'disclosure mt-6' }, [
            h('summary', `${rest.length} earlier`),
            toPages(rest),
          ]),
        ]
      : []),
  ]);
}

function toPages(notes: readonly Correction[]): Element {
  return h(
    'ul',
    { className: 'mt-5 grid gap-4 gap-x-10 text-sm sm:grid-cols-2' },
    groupInOrder(notes, ({ path }) => path).map(([path, ofPage]) => toPage(path, ofPage)),
  );
}

function toPage(path: string, notes: readonly Correction[]): Element {
  const title = notes[0]?.title ?? path;
  return h('li', { className: 'border-line border-t pt-2' }, [
    h(
      'h3',
      { className: 'text-base' },
      h('a', { href: path, className: 'underline underline-offset-4' }, keepNames(title)),
    ),
    ...notes.map(({ date, text }) =>
      h('p', { className: 'mt-1 text-ink-2' }, [
        h('time', { dateTime: date, className: 'text-muted' }, formatShortDate(date)),
        ' ',
        ...keepNames(joinUnits(text)),
      ]),
    ),
  ]);
}

/** Wraps names such as BPC-157 so that they stay on one line. */
function keepNames(text: string): ElementContent[] {
  return splitNames(text).map((part, index) =>
    index % 2 === 1
      ? h('span', { className: 'whitespace-nowrap' }, part)
      : { type: 'text', value: part },
  );
}
