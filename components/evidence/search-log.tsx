import type { ReactNode } from 'react';
import { findSearch } from '@/lib/evidence/verdicts';
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { formatLongDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { LinkLine } from '../ui/link-line';
import { NoBreak } from '../ui/no-break';

/** A substance's search log: what was searched and where, and which works were taken. */
export function SearchLog({ slug, name }: { slug: string; name: string }) {
  const log = findSearch(slug);
  if (!log) return null;
  const { date, places, questions, taken, leftOut, readBy, readAgain = [], notReached } = log;
  return (
    <section id="search" className="mt-14 max-w-176 scroll-mt-24">
      <h2 className="border-ink border-b pb-2 text-2xl">What we looked for on {name}</h2>
      <p className="mt-2">
        Last searched on {formatLongDate(date)}.{' '}
        <a href="/evidence-method" className="underline underline-offset-2">
          How we search and judge
        </a>
      </p>
      <Part title="Where">{places.map(toItem)}</Part>
      <Part title="Questions, and the words searched for">
        {questions.map(({ question, words }) => toItem(`${question} Words: ${words}.`))}
      </Part>
      <Part title="Taken">
        {taken.length === 0 && toItem('No new work came into the bibliography.')}
        {groupInOrder(taken, ({ read }) => read).map(([read, works]) => (
          <li key={read}>
            What was read: {read}.{' '}
            <LinkLine
              links={works.map(({ reference }) => ({
                href: paperPath(reference),
                label: nameShortly(reference),
              }))}
            />
          </li>
        ))}
      </Part>
      <Part title="Looked at and left out">
        {leftOut.map(({ work, why }) => toItem(`${work.replace(/\.$/, '')}. ${why}`))}
      </Part>
      <Part title="Read again by a second reader, who had not collected them">
        {readAgain.map(({ reference, date: day, read, found, settled }) => (
          <li key={reference}>
            <a href={paperPath(reference)} className="underline underline-offset-2">
              {nameShortly(reference)}
            </a>
            :{' '}
            <NoBreak
              text={[`${read}, ${formatLongDate(day)}. ${found}`, settled]
                .filter(Boolean)
                .join(' ')}
            />
          </li>
        ))}
      </Part>
      <Part title="Not reached">{notReached.map(toItem)}</Part>
      <p className="mt-3 text-sm">{readBy}</p>
    </section>
  );
}

const LIST = 'mt-1 list-disc pl-5 text-sm';

/** A list with its heading, unless it is empty. */
function Part({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-lg">{title}</h3>
      <ul className={LIST}>{children}</ul>
    </>
  );
}

function toItem(text: string) {
  return (
    <li key={text}>
      <NoBreak text={text} />
    </li>
  );
}
