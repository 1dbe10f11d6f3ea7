import { findSearch } from '@/lib/evidence/verdicts';
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { formatLongDate } from '@/lib/text/format';
import { groupInOrder } from '@/lib/text/group-in-order';
import { LinkLine } from '../ui/link-line';
import { NoBreak } from '../ui/no-break';
import { TextList } from '../ui/text-list';

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
      <Part title="Where" items={places} />
      <Part
        title="Questions, and the words searched for"
        items={questions.map(({ question, words }) => `${question} Words: ${words}.`)}
      />
      <h3 className="mt-4 text-lg">Taken</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
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
      </ul>
      <Part
        title="Looked at and left out"
        items={leftOut.map(({ work, why }) => `${work.replace(/\.$/, '')}. ${why}`)}
      />
      <Works
        title="Read again by a second reader, who had not collected them"
        works={readAgain.map(({ reference, date: day, read, found, settled }) => ({
          reference,
          text: [`${read}, ${formatLongDate(day)}. ${found}`, settled].filter(Boolean).join(' '),
        }))}
      />
      <Part title="Not reached" items={notReached} />
      <p className="mt-3 text-sm">{readBy}</p>
    </section>
  );
}

function Part({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-lg">{title}</h3>
      <TextList texts={items} className="mt-1 list-disc pl-5 text-sm" />
    </>
  );
}

function Works({
  title,
  works,
}: {
  title: string;
  works: readonly { reference: string; text: string }[];
}) {
  if (works.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-lg">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {works.map(({ reference, text }) => (
          <li key={reference}>
            <a href={paperPath(reference)} className="underline underline-offset-2">
              {nameShortly(reference)}
            </a>
            : <NoBreak text={text} />
          </li>
        ))}
      </ul>
    </>
  );
}
