import { Fragment } from 'react';
import { getChanges, getDue, getLastDay } from '@/lib/onward/substance-changes';
import type { PeptideRecord } from '@/lib/records/peptides';
import { paperPath } from '@/lib/references/paper-path';
import { requireReferences } from '@/lib/references/references';
import { substanceFeed } from '@/lib/seo/substance-feeds';
import { formatPartialDate } from '@/lib/text/format';
import { FeedLinks } from '../articles/feed-links';
import { SectionHead } from '../ui/section-head';
import { Overdue } from './overdue';

/** Rows that are shown; the feed holds more. */
const MOST = 6;

/** What changed for a substance, what is due, and the feed that tells of both. */
export function WhatChanged({ peptide }: { peptide: PeptideRecord }) {
  const changes = getChanges(peptide).slice(0, MOST);
  const due = getDue(peptide.slug);
  if (changes.length + due.length === 0) return null;
  return (
    <section id="changed" className="no-print mb-section scroll-mt-24">
      <SectionHead title="What changed, and what is due" />
      <div className="grid grid-cols-1 gap-x-10 gap-y-7 text-sm lg:grid-cols-2">
        <div>
          <h3 className="text-lg">What changed</h3>
          <ul className="mt-2.5 grid gap-1.5 text-ink-2">
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
            To be told of each: <FeedLinks feed={substanceFeed(peptide)} subject={peptide.name} />.
          </p>
        </div>
        <div>
          <h3 className="text-lg">What is due</h3>
          {due.length === 0 && (
            <p className="mt-2.5 text-ink-2">Our records hold nothing with a date.</p>
          )}
          <ul className="mt-2.5 grid gap-1.5 text-ink-2">
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
                <Overdue after={getLastDay(by)} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
