import type { PeptideRecord, Reconstitution } from '@/content/peptides/types';
import { toMarkTable, toSourcedDoses } from '@/lib/peptides/vial-arithmetic';
import { NoBreak } from '../ui/no-break';

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
      heads={['Dose', 'Volume', 'Units']}
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
    <Table
      caption="No source gives a dose for this vial, so the table goes by the marks of a U-100 syringe"
      heads={['Units', 'Volume', ...substances]}
      rows={rows.map(({ units, volume, masses }) => [units, volume, ...masses])}
    />
  );
}

function Table({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className="prose">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="table-scroll">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  <NoBreak text={head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell, index) => (
                  <td key={heads[index]} className="whitespace-nowrap">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
