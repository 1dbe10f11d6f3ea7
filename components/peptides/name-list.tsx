'use client';

import { holdsEveryWord } from '@/lib/text/every-word';
import { groupInOrder } from '@/lib/text/group-in-order';
import { FilterField } from '../ui/filter-field';
import { toParameterFormat, useAddressState } from '../ui/use-address-state';

const filterInAddress = toParameterFormat('q');

export type ListedName = { slug: string; name: string; also: readonly string[] };

/** The library from A to Z, with a filter that also knows brands; without JavaScript the whole list is shown. */
export function NameList({ names }: { names: readonly ListedName[] }) {
  const [text, changeText] = useAddressState(filterInAddress);
  const typed = text.trim();
  const found = names.filter(({ name, also }) => holdsEveryWord([name, ...also], typed));
  return (
    <>
      <div className="no-print mb-4">
        <FilterField
          label="Filter by name or brand"
          value={text}
          onChange={(next) => changeText(() => next)}
        />
      </div>
      <p role="status" className="mb-3 text-muted text-sm">
        {found.length === names.length
          ? `${names.length} names`
          : `${found.length} of ${names.length} names`}
      </p>
      <ul className="columns-[10rem] gap-x-8">
        {groupInOrder(found, ({ name }) => name.charAt(0).toUpperCase()).map(([letter, group]) => (
          <li key={letter} className="mb-3 break-inside-avoid-column">
            <p aria-hidden="true" className="font-semibold text-accent text-sm">
              {letter}
            </p>
            <ul>
              {group.map(({ slug, name, also }) => (
                <li key={slug}>
                  <a
                    href={`/peptides/${slug}`}
                    className="inline-flex min-h-target min-w-target items-center py-1.5 leading-snug underline decoration-line-strong underline-offset-4"
                  >
                    {name}
                  </a>
                  <OtherName also={also} typed={typed} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the brand or other name that matches the typed text. */
function OtherName({ also, typed }: { also: readonly string[]; typed: string }) {
  const other = typed && also.find((name) => holdsEveryWord([name], typed));
  return other && <span className="text-muted text-sm"> {other}</span>;
}
