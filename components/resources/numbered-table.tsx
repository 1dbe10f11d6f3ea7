import type { ComponentProps } from 'react';
import { DataTable } from '../ui/data-table';

type Props = Pick<
  ComponentProps<typeof DataTable>,
  'caption' | 'cellClassName' | 'columns' | 'rows'
>;

/** A table of the quick reference, numbered so that it can be referred to. */
export function NumberedTable({ number, caption, ...table }: Props & { number: number }) {
  return (
    <DataTable
      {...table}
      caption={`Table ${number}. ${caption}`}
      headingClassName="border-line border-b font-medium"
    />
  );
}
