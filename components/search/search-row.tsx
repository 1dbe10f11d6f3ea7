import { clsx } from 'clsx';
import { Fragment } from 'react';
import { markMatches } from '@/lib/search/search-text';
import { isPressedAlone } from '../ui/is-pressed-alone';

export type Row = { href: string; title: string; text: string; facts: readonly string[] };

/** A suggestion with the matching words marked. */
export function SearchRow({
  id,
  row: { href, title, text, facts },
  search,
  isActive,
  onGoTo,
}: {
  id: string;
  row: Row;
  search: string;
  isActive: boolean;
  onGoTo: (href: string) => void;
}) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={href}
      onClick={(event) => {
        if (!isPressedAlone(event)) return;
        event.preventDefault();
        onGoTo(href);
      }}
      className={clsx(
        'group block border-line border-t px-4 py-2.5 hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      <span
        className={clsx(
          'block font-semibold font-serif leading-snug underline-offset-4 group-hover:underline',
          isActive && 'underline',
        )}
      >
        <Marked text={title} search={search} />
      </span>
      <span className="block truncate text-ink-2 text-sm">
        <Marked text={text} search={search} />
      </span>
      <span className="flex items-center gap-2 text-muted text-xs">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && <span aria-hidden="true" className="bond" />}
            {fact}
          </Fragment>
        ))}
      </span>
    </a>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markMatches(text, search).map(({ text: part, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their place
      <mark key={index} className="rounded-sm bg-res-hydrophobic text-res-hydrophobic-on">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
