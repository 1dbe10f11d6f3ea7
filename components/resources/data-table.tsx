import type { ReactNode } from 'react';

/** A table inside `.prose` that scrolls in itself; the first cell of each row is its heading. */
export function DataTable({
  number,
  caption,
  columns,
  rows,
}: {
  number: number;
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="table-scroll" aria-label={`Table ${number}. ${caption}`} tabIndex={0}>
      <table>
        <caption>{`Table ${number}. ${caption}`}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a fixed table have no identity but their place
            <tr key={row}>
              <th scope="row" className="border-line border-b font-medium">
                {first}
              </th>
              {rest.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
