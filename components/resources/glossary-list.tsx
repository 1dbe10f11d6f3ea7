'use client';

import '../ui/open-if-wide.css';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { matchesTerm, toLetter, toLetterAnchor, toTermAnchor } from '@/lib/glossary/glossary-terms';
import type { Term } from '@/lib/records/resources';
import { groupInOrder } from '@/lib/text/group-in-order';
import { Disclosure } from '../ui/disclosure';
import { EmptyState } from '../ui/empty-state';
import { FilterField } from '../ui/filter-field';
import { toParameterFormat, useAddressState } from '../ui/use-address-state';

const filterInAddress = toParameterFormat('q');

/**
 * The glossary with its letters and its filter. On phones each letter is folded, so that the list itself serves to
 * choose a letter. Without JavaScript every term is there too.
 */
export function GlossaryList({ terms }: { terms: readonly Term[] }) {
  const [text, changeText] = useAddressState(filterInAddress);
  const setText = (next: string) => changeText(() => next);
  const found = terms.filter((term) => matchesTerm(term, text.trim()));
  const groups = groupInOrder(found, toLetter);

  /** Clears the filter if it hides a term, before the browser follows a link to it. */
  function reveal(name: string) {
    if (!found.some(({ term }) => term === name)) flushSync(() => setText(''));
  }

  return (
    <div className="print:columns-2">
      <div className="no-print grid gap-4">
        <FilterField label="Filter the terms" value={text} onChange={setText} />
        <nav aria-label="Letters" className="max-sm:hidden">
          <ul className="flex flex-wrap gap-2">
            {groups.map(([letter]) => (
              <li key={letter}>
                <a
                  href={`#${toLetterAnchor(letter)}`}
                  className="grid size-11 place-items-center rounded-full border-[1.5px] border-line-strong font-semibold hover:border-ink hover:bg-raised"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status" className="my-4 text-muted text-sm">
        {found.length === terms.length
          ? `${terms.length} terms`
          : `${found.length} of ${terms.length} terms`}
      </p>
      {found.length === 0 && (
        <EmptyState title="No terms found" text="Try a shorter word or another spelling." />
      )}
      {groups.map(([letter, entries]) => (
        <Disclosure
          key={letter}
          isOpen={found.length < terms.length}
          className="open-if-wide is-told"
          title={
            <h2 id={toLetterAnchor(letter)} className="text-2xl">
              {letter}
            </h2>
          }
        >
          <dl className="grid gap-x-10 *:border-line *:border-b sm:grid-cols-2 lg:grid-cols-3 print:block *:py-3 *:target:bg-accent-soft [&_a]:underline [&_dd+dd]:text-muted [&_dd+dd]:text-sm [&_dt]:font-[650]">
            {entries.map((entry) => (
              <Entry key={entry.term} {...entry} onFollow={reveal} />
            ))}
          </dl>
        </Disclosure>
      ))}
    </div>
  );
}

function Entry({
  term,
  definition,
  seeAlso = [],
  onFollow,
}: Term & { onFollow: (name: string) => void }) {
  return (
    <div id={toTermAnchor(term)}>
      <dt>{term}</dt>
      <dd>{definition}</dd>
      {seeAlso.length > 0 && (
        <dd>
          {'See also '}
          {seeAlso.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <a href={`#${toTermAnchor(name)}`} onClick={() => onFollow(name)}>
                {name}
              </a>
            </Fragment>
          ))}
        </dd>
      )}
    </div>
  );
}
