import type { PostSummary } from '@/lib/articles/post';
import type { Hit } from '@/lib/search/answer-schema';
import { type Row, SearchRow } from './search-row';

export const ARTICLES = 'Articles';

/** A labelled group of suggestions, never empty. */
export type RowGroup = { label: string; rows: readonly Row[] };

/** The list of suggestions: library results above articles, with rows numbered through both. */
export function SearchList({
  listId,
  groups,
  search,
  active,
  onGoTo,
}: {
  listId: string;
  groups: readonly RowGroup[];
  search: string;
  active: number | undefined;
  onGoTo: (href: string) => void;
}) {
  return (
    <div id={listId} role="listbox" aria-label="Suggestions">
      {groups.map(({ label, rows }, place) => {
        const before = groups.slice(0, place).reduce((sum, group) => sum + group.rows.length, 0);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of a listbox
          <div key={label} role="group" aria-label={label}>
            {groups[0]?.label !== ARTICLES && (
              <p
                aria-hidden="true"
                className="border-line border-t px-4 py-2 font-[650] text-muted text-xs"
              >
                {label}
              </p>
            )}
            {rows.map((row, index) => (
              <SearchRow
                key={row.href}
                id={`${listId}-${before + index}`}
                row={row}
                search={search}
                isActive={before + index === active}
                onGoTo={onGoTo}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Makes the row of a result that is not an article: its note or passage, and its kind. */
export function getLibraryRow({ title, address, note, snippet, label }: Hit): Row {
  const passage = snippet.map(({ text }) => text).join('');
  return { href: address, title, text: note ?? passage, facts: [label] };
}

/** Makes the row of an article as specified: title, description, author and reading time. */
export function getArticleRow({ slug, title, description, author, readingTime }: PostSummary): Row {
  return { href: `/blog/${slug}`, title, text: description, facts: [author, readingTime] };
}
