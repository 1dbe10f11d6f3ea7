import type { CardStatus, StripRow } from '@/lib/evidence/status-strip';
import type { Citation } from '@/lib/peptides/peptide-citations';
import { Cited } from '../ui/cited';
import { NoBreak } from '../ui/no-break';

/** The short status below a page's title: evidence, law, sport and last check; it links to #status. */
export function StatusStrip({
  rows,
  citations,
}: {
  rows: readonly StripRow[];
  /** The citations of each row, by its label. */
  citations: ReadonlyMap<string, readonly Citation[]>;
}) {
  return (
    <div className="prose mt-5 max-w-176 border-ink border-y py-2.5 font-sans text-base">
      <dl className="items-baseline gap-x-4 gap-y-1 max-sm:text-sm sm:grid sm:grid-cols-[6.5rem_minmax(0,1fr)]">
        {rows.map(({ label, text }) => (
          <div key={label} className="mb-1 sm:contents">
            <dt className="text-muted text-sm max-sm:inline">{label}</dt>{' '}
            <dd className="font-medium max-sm:inline">
              <NoBreak text={text} />
              <Cited citations={citations.get(label) ?? []} />
            </dd>
          </div>
        ))}
      </dl>
      <a href="#status" className="text-link mt-1 text-sm">
        Who says so: the full status and its sources
      </a>
    </div>
  );
}

/** The short status at the foot of a card, in two or three lines. */
export function CardStatusLines({ status }: { status: CardStatus }) {
  return (
    <p className="mt-2.5 text-muted text-xs">
      <span className="block font-semibold text-ink-2">{status.evidence}</span>
      {status.result && <span className="block">{status.result}</span>}
      {status.standing}
    </p>
  );
}
