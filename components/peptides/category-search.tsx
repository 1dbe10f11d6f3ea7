'use client';
import { ListFilter } from 'lucide-react';
import { useRef } from 'react';
import type { CategoryPeptide } from '@/lib/peptides/library';
import { holdsEveryWord } from '@/lib/text/every-word';
import { formatCount } from '@/lib/text/format';
import { CardStatusLines } from '../evidence/status-strip';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { focusingStatus, StatusLine } from '../ui/status-line';
import { toParameterFormat, useAddressState } from '../ui/use-address-state';
import { useEarlyText } from '../ui/use-early-text';
import { BenefitList } from './benefit-list';

const searchInAddress = toParameterFormat('q');

/**
 * The cards of a category, filtered by name and benefit while typing. The Filter button submits the form, so that it
 * also works before hydration; the text is kept in the URL.
 */
export function CategorySearch({ members }: { members: readonly CategoryPeptide[] }) {
  const [text, changeText] = useAddressState(searchInAddress);
  const setText = (next: string) => changeText(() => next);
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, setText);
  const found = members.filter(({ name, benefits }) => holdsEveryWord([name, ...benefits], text));
  return (
    <>
      <search aria-label="Category">
        <form onSubmit={(event) => event.preventDefault()} className="no-print mb-4 flex gap-3">
          <label htmlFor="category-search" className="sr-only">
            Search this category by name or benefit
          </label>
          <input
            ref={field}
            id="category-search"
            type="search"
            name="q"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="Search by name or benefit"
            autoComplete="off"
            className="h-target w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-raised px-3"
          />
          <Button type="submit" variant="outline">
            <ListFilter {...ICON} />
            Filter
          </Button>
        </form>
      </search>
      <StatusLine className="mb-7 text-muted text-sm">
        {formatCount(found.length, 'peptide')}
      </StatusLine>
      {found.length > 0 ? (
        <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {found.map((peptide) => (
            <PeptideCard key={peptide.slug} {...peptide} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No peptides found"
          text={members.length > 0 ? 'Try another name or benefit.' : undefined}
          action={
            members.length > 0 && (
              <Button onClick={focusingStatus(() => setText(''))}>Show all peptides</Button>
            )
          }
        />
      )}
    </>
  );
}

function PeptideCard({ slug, name, type, benefits, duration, status }: CategoryPeptide) {
  return (
    <li className="card relative flex flex-col border-line border-t pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-xl">
          <a href={`/peptides/${slug}`} className="card-link">
            <NoBreak text={name} />
          </a>
        </h2>
        <Badge variant="outline">{type}</Badge>
      </div>
      <BenefitList benefits={benefits} className="mt-2.5 text-ink-2 text-sm" />
      <p className="mt-3 text-muted text-sm">
        Typical duration: <NoBreak text={duration} />
      </p>
      <CardStatusLines status={status} />
    </li>
  );
}
