import type { ComponentProps } from 'react';
import { toMarkTable, toSourcedDoses } from '@/lib/peptides/vial-arithmetic';
import type { PeptideRecord, Reconstitution } from '@/lib/records/peptides';
import { DataTable } from '../ui/data-table';
import { Folded } from './folded';

/** What this vial gives: by the doses its source names, or by the marks of the syringe. */
export function DoseTables({
  peptide,
  reconstitution,
}: {
  peptide: PeptideRecord;
  reconstitution: Reconstitution;
}) {
  const { doses } = peptide.dosing;
  return doses.length > 0 ? (
    <Table
      caption="What each dose named by the source measures from this vial, on a U-100 syringe"
      columns={['Dose', 'Volume', 'Units']}
      rows={toSourcedDoses(reconstitution, doses).map(({ dose, volume, units }) => [
        dose,
        volume,
        units,
      ])}
    />
  ) : (
    <MarkTable peptide={peptide} />
  );
}

function MarkTable({ peptide }: { peptide: PeptideRecord }) {
  const { substances, rows } = toMarkTable(peptide);
  return (
    <Folded title="What each mark of the syringe holds">
      <Table
        caption="No source gives a dose for this vial, so the table goes by the marks of a U-100 syringe"
        columns={['Units', 'Volume', ...substances]}
        rows={rows.map(({ units, volume, masses }) => [units, volume, ...masses])}
      />
    </Folded>
  );
}

function Table(table: Pick<ComponentProps<typeof DataTable>, 'caption' | 'columns' | 'rows'>) {
  return (
    <div className="prose">
      <DataTable {...table} hasRowHeadings={false} cellClassName="whitespace-nowrap" />
    </div>
  );
}
