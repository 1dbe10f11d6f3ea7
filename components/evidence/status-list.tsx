import type { Status } from '@/lib/evidence/status';
import { toStatusRows } from '@/lib/evidence/status-rows';
import { Typeset } from '../ui/typeset';

/** A substance's standing with regulators and in sport, from its one record. */
export function StatusList({ status }: { status: Status }) {
  return (
    <dl className="status-list">
      {toStatusRows(status).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Typeset text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
