import { findBaselinePath } from '@/lib/evidence/baseline';
import {
  certaintyWords,
  formatDirection,
  getVerdicts,
  toReasonAnchor,
  type Verdict,
} from '@/lib/evidence/verdicts';
import { domains } from '@/lib/records/verdicts';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { SourceLinks } from '../ui/source-links';

const LOWERS = ['', '(Lowered by one.)', '(Lowered by two.)'];

/** What each verdict on a substance rests on and why it has its certainty, domains that lower it first. */
export function VerdictReasons({ slug }: { slug: string }) {
  const judged = getVerdicts(slug).filter(({ judgements }) => judgements);
  if (judged.length === 0) return null;
  return (
    <section className="mt-14">
      <h2 className="border-ink border-b pb-2 text-2xl">How sure each verdict is, and why</h2>
      <ul className="grid gap-x-12 lg:grid-cols-2 lg:items-start">
        {judged.map((verdict) => (
          <li key={verdict.outcome.id}>
            <Disclosure
              className="border-line border-b py-1"
              title={
                <h3 className="text-lg leading-snug">
                  {verdict.outcome.label}: {formatDirection(verdict).toLowerCase()}
                </h3>
              }
            >
              {/* Opened by a URL whose fragment is this id. */}
              <div id={toReasonAnchor(verdict)} className="scroll-mt-20 pt-2 pb-3 text-sm">
                <Reasons verdict={verdict} />
              </div>
            </Disclosure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Reasons({ verdict }: { verdict: Verdict }) {
  const { certainty, judgements, raises, start, sentence, references, findings } = verdict;
  const baselinePath = findBaselinePath(findings.map(({ id }) => id));
  if (!judgements || !certainty) return null;
  const rows = Object.entries(domains)
    .map(([id, label]) => ({ label, ...judgements[id as keyof typeof domains] }))
    .sort((a, b) => b.lowers - a.lowers);
  return (
    <>
      <p className="text-base">
        <NoBreak text={sentence} />
      </p>
      <p className="text-muted">
        <SourceLinks references={references} />
        {baselinePath && (
          <>
            {'. '}
            <a href={baselinePath} className="underline">
              Move the starting risk
            </a>
          </>
        )}
      </p>
      <p className="mt-1.5">
        {certaintyWords[certainty]} It starts at {start === 'randomised' ? 'high' : 'low'} for{' '}
        {start} studies.
      </p>
      <ul className="mt-1.5 text-ink-2">
        {rows.map(({ label, lowers, why }) => (
          <li key={label}>
            {label}: {why} {LOWERS[lowers]}
          </li>
        ))}
        {raises && (
          <li>
            Raised by {raises.by} for a {raises.because}: {raises.why}
          </li>
        )}
      </ul>
    </>
  );
}
