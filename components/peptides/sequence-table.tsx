import { h } from 'hastscript';
import type { SequenceRow } from '@/lib/chemistry/describe-chain';
import { WrittenHtml } from './written-html';

/** A chain as a table behind a summary, for those who cannot see the drawing or want to copy it. */
export function SequenceTable({ rows }: { rows: readonly SequenceRow[] }) {
  const head = ['Places', 'Residues, from the N-terminus'].map((name) =>
    h('th', { scope: 'col' }, name),
  );
  const body = rows.map(({ places, residues }) =>
    h('tr', [h('td', { className: ['whitespace-nowrap'] }, places), h('td', residues)]),
  );
  const table = h('table', [h('thead', h('tr', head)), h('tbody', body)]);
  return (
    <details className="no-print text-sm">
      <summary className="min-h-target py-2.5 font-semibold text-brand">
        The sequence as a table
      </summary>
      <WrittenHtml className="prose" content={[h('div', { className: ['table-scroll'] }, table)]} />
    </details>
  );
}
