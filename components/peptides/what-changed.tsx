import { Fragment } from 'react';
import {
  getChanges,
  getDue,
  getLastDay,
  type SubstanceChange,
} from '@/lib/onward/substance-changes';
import type { Due } from '@/lib/records/library';
import type { PeptideRecord } from '@/lib/records/peptides';
import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';
import { substanceFeed } from '@/lib/seo/feed-files';
import { formatPartialDate } from '@/lib/text/format';
import { FeedLinks } from '../articles/feed-links';
import { Disclosure } from '../ui/disclosure';
import { StaticHtml } from '../ui/static-html';
import { Overdue } from './overdue';

/** Number of changes shown; the feed holds more. */
const MOST = 2;

/** A substance's changes, what is due, and its feed. While closed, it tells the last change and the next due date. */
export function WhatChanged({ peptide }: { peptide: PeptideRecord }) {
  const changes = getChanges(peptide).slice(0, MOST);
  const due = getDue(peptide.slug);
  const [last] = changes;
  const [next] = due;
  return (
    <Disclosure
      className="no-print mb-3 border-line border-b py-1"
      title={<h3 className="text-lg leading-snug">What changed, and what is due</h3>}
      note={`${last ? `Last change ${formatPartialDate(last.date)}` : 'No change so far'}; ${next ? `next expected by ${formatPartialDate(next.by)}` : 'nothing dated is due'}.`}
    >
      <div
        id="changed"
        className="grid grid-cols-1 gap-x-12 gap-y-5 pt-2 pb-4 text-sm lg:grid-cols-2"
      >
        <StaticHtml>
          <Changes peptide={peptide} changes={changes} />
        </StaticHtml>
        <div>
          <StaticHtml>
            <DueDays due={due} />
          </StaticHtml>
          <Overdue
            days={[...new Set(due.map(({ by }) => by))].map((by) => ({
              name: formatPartialDate(by),
              last: getLastDay(by),
            }))}
          />
        </div>
      </div>
    </Disclosure>
  );
}

function Changes({
  peptide,
  changes,
}: {
  peptide: PeptideRecord;
  changes: readonly SubstanceChange[];
}) {
  return (
    <div>
      <h4>What changed</h4>
      {changes.length === 0 && <p className="mt-2 text-ink-2">No substantive change so far.</p>}
      <ul className="mt-2 grid gap-1.5 text-ink-2">
        {changes.map(({ date, kind, text, href }) => (
          <li key={`${date} ${kind} ${text}`}>
            <time dateTime={date} className="font-[650]">
              {formatPartialDate(date)}
            </time>
            {'. '}
            <a href={href} className="underline">
              {kind === 'Article' ? text : kind}
            </a>
            {kind !== 'Article' && `: ${text}`}
          </li>
        ))}
      </ul>
      <p className="mt-2.5">
        To follow them: <FeedLinks feed={substanceFeed(peptide)} subject={peptide.name} />.{' '}
        <a href="/corrections" className="underline">
          All corrections, and how to report a mistake
        </a>
      </p>
    </div>
  );
}

function DueDays({ due }: { due: readonly Due[] }) {
  return (
    <>
      <h4>What is due</h4>
      {due.length === 0 && <p className="mt-2 text-ink-2">Our records hold nothing with a date.</p>}
      <ul className="mt-2 grid gap-1.5 text-ink-2">
        {due.map(({ id, by, text, references }) => (
          <li key={id}>
            By{' '}
            <time dateTime={by} className="font-[650]">
              {formatPartialDate(by)}
            </time>
            : {text}
            {requireReferences(references).map(({ id: key }) => (
              <Fragment key={key}>
                {' '}
                <a href={paperPath(key)} className="underline">
                  Source
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
