import { certainties, certaintyWords } from '@/lib/evidence/certainty';
import {
  directionMarks,
  formatDirection,
  getSearchDay,
  getTrialsUnderWay,
  toVerdictAnchor,
  type Verdict,
} from '@/lib/evidence/verdicts';
import { domains } from '@/lib/records/verdicts';
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { formatLongDate } from '@/lib/text/format';
import { Typeset } from '../ui/typeset';
import { DirectionMark, DirectionShapes } from './direction-mark';

/** What is known of a substance, outcome by outcome: the answer, how far it can be trusted, and why. */
export function Verdicts({ slug, verdicts }: { slug: string; verdicts: readonly Verdict[] }) {
  const searched = getSearchDay(slug);
  return (
    <>
      <DirectionShapes />
      <ul className="border-ink border-t">
        {verdicts.map((verdict) => (
          <Row
            key={`${verdict.slug} ${verdict.outcome.id}`}
            verdict={verdict}
            isPart={verdict.slug !== slug}
          />
        ))}
      </ul>
      <UnderWay slug={slug} />
      <p className="mt-3 text-muted text-sm">
        Judged by our editors with GRADE’s questions, not by a guideline panel.{' '}
        {searched && `Works were last searched for on ${formatLongDate(searched)}. `}
        <a href="/evidence-method" className="underline underline-offset-2">
          How we search and judge
        </a>
      </p>
    </>
  );
}

/** Trials whose answers are still to come. */
function UnderWay({ slug }: { slug: string }) {
  const trials = getTrialsUnderWay(slug);
  if (trials.length === 0) return null;
  return (
    <>
      <h3 id="trials-under-way" className="mt-7 scroll-mt-24 text-lg">
        Trials under way, or ended without a result
      </h3>
      <ul className="mt-1.5 list-disc pl-5">
        {trials.map(({ trial, registration, state }) => (
          <li key={trial}>
            <Typeset text={`${trial}${registration ? ` (${registration})` : ''}: ${state}.`} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ verdict, isPart }: { verdict: Verdict; isPart: boolean }) {
  const { name, outcome, direction, sentence, certainty, judgements } = verdict;
  return (
    <li
      id={isPart ? undefined : toVerdictAnchor(verdict)}
      className="grid scroll-mt-24 gap-x-8 border-line border-b py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h3 className="text-lg">
          {isPart && `${name}: `}
          {outcome.label}
        </h3>
        <p className="inline-flex items-center gap-1.5 font-sans text-sm">
          <DirectionMark direction={directionMarks[direction]} />
          {formatDirection(verdict)}
        </p>
        {certainty && <Scale level={certainties.indexOf(certainty) + 1} />}
      </div>
      <div>
        <p>
          <Typeset text={sentence} />
        </p>
        {judgements && <Why verdict={verdict} />}
      </div>
    </li>
  );
}

/** A certainty as one to four filled squares; its word stands beside it. */
function Scale({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="mt-1 flex gap-1">
      {certainties.map((name, index) => (
        <span
          key={name}
          className={`size-2.5 border border-brand ${index < level ? 'bg-brand' : ''}`}
        />
      ))}
    </span>
  );
}

/** The judgements, those that lower the certainty first, and the works. */
function Why({ verdict }: { verdict: Verdict }) {
  const { certainty, judgements, raises, start, references } = verdict;
  if (!judgements || !certainty) return null;
  const rows = Object.entries(domains)
    .map(([id, label]) => ({ label, ...judgements[id as keyof typeof domains] }))
    .sort((a, b) => b.lowers - a.lowers);
  return (
    <details className="mt-1 font-sans text-sm">
      <summary className="text-link cursor-pointer">Why {certainty} certainty, and sources</summary>
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
      <p className="mt-1.5">
        Rests on{' '}
        {references.map((key, index) => (
          <span key={key}>
            {index > 0 && ', '}
            <a href={paperPath(key)} className="underline underline-offset-2">
              {nameShortly(key)}
            </a>
          </span>
        ))}
        .
      </p>
    </details>
  );
}

const LOWERS = ['', '(Lowered by one.)', '(Lowered by two.)'];
