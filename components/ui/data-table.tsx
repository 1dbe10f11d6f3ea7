import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { BLOCKS_FROM, toBlockCell } from '@/lib/markdown/html/table-blocks';
import { NoBreak } from './no-break';

/** A table that scrolls within itself where it does not fit. Use it inside `.prose`, or pass that class. */
export function DataTable({
  caption,
  columns,
  rows,
  hasRowHeadings = true,
  isBlocks = columns.length >= BLOCKS_FROM,
  className = 'table-scroll',
  headingClassName,
  cellClassName,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
  /** Whether the first cell of each row is its heading. */
  hasRowHeadings?: boolean;
  /** Whether rows become blocks on a phone. Set it for three columns too if cells hold more than a word or number. */
  isBlocks?: boolean;
  className?: string;
  headingClassName?: string;
  cellClassName?: string;
}) {
  const toCell = (label: string, cell: ReactNode) => {
    if (!isBlocks) return { className: cellClassName };
    const { className: size, ...rest } = toBlockCell(label, typeof cell === 'string' ? cell : '');
    return { ...rest, className: clsx(size, cellClassName) || undefined };
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={className} aria-label={caption} tabIndex={0}>
      <table className={isBlocks ? 'blocks' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column ? (
                <th key={column} scope="col">
                  <NoBreak text={column} />
                </th>
              ) : (
                <td key={column} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table have no identity but their place
            <tr key={row}>
              {cells.map((cell, column) =>
                hasRowHeadings && column === 0 ? (
                  <th key={columns[column]} scope="row" className={headingClassName}>
                    {cell}
                  </th>
                ) : (
                  <td key={columns[column]} {...toCell(columns[column] ?? '', cell)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
