import type { SequenceRow } from '@/lib/chemistry/describe-chain';

/** A chain as a table behind a summary, for those who cannot see the drawing or want to copy it. */
export function SequenceTable({ rows }: { rows: readonly SequenceRow[] }) {
  return (
    <details className="no-print text-sm">
      <summary className="min-h-target py-2.5 font-semibold text-brand">
        The sequence as a table
      </summary>
      <div className="prose">
        <div className="table-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">Places</th>
                <th scope="col">Residues, from the N-terminus</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ places, residues }) => (
                <tr key={places}>
                  <td className="whitespace-nowrap">{places}</td>
                  <td>{residues}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </details>
  );
}
