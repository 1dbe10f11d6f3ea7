import type { Status } from '@/lib/evidence/status';
import { toStatusRows } from '@/lib/evidence/status-rows';
import { Typeset } from '../ui/typeset';

/** A substance's standing with regulators and in sport, from its one record. */
export function StatusList({ status }: { status: Status }) {
  return (
    <ul>
      {toStatusRows(status).map(({ label, text }) => (
        <li key={label}>
          <strong>{label}:</strong> <Typeset text={text} />
        </li>
      ))}
    </ul>
  );
}
