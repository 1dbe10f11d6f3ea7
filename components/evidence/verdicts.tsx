import './certainty.css';
import { findBaselinePath } from '@/lib/evidence/baseline';
import { getPartVerdicts } from '@/lib/evidence/main-verdicts';
import { toSubstancePath } from '@/lib/evidence/map-paths';
import {
  certainties,
  directionMarks,
  findSearch,
  formatDirection,
  getTrialsUnderWay,
  toReasonAnchor,
  toVerdictAnchor,
  type Verdict,
} from '@/lib/evidence/verdicts';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { DirectionMark, DirectionShapes } from './direction-mark';

/** Outcomes shown before the rest is opened: those that sum up the substance, then the most asked about. */
const SHOWN = 8;

const GRID = 'grid gap-x-12 lg:grid-cols-2 lg:items-start print:grid-cols-2';

/** The verdicts on a substance: each outcome opens to its answer, with links to its certainty and sources. */
export function Verdicts({ slug, verdicts }: { slug: string; verdicts: readonly Verdict[] }) {
  const searched = findSearch(slug)?.date;
  const trials = getTrialsUnderWay(slug);
  const ranked = [
    ...getPartVerdicts(slug).flatMap(({ result, missed, harm, common }) => [
      result,
      missed,
      harm,
      common,
    ]),
    ...verdicts,
  ].filter((one) => one !== undefined);
  const shown = [...new Set(ranked)].slice(0, SHOWN);
  const further = verdicts.filter((verdict) => !shown.includes(verdict));
  const toRows = (some: readonly Verdict[], isLink?: true) =>
    some.map((verdict) => (
      <Row key={`${verdict.slug} ${verdict.outcome.id}`} {...{ slug, verdict, isLink }} />
    ));
  return (
    <>
      <DirectionShapes />
      <ul className={`border-line border-t ${GRID}`}>
        {toRows(verdicts.filter((verdict) => shown.includes(verdict)))}
      </ul>
      <div className={further.length > 0 && trials.length > 0 ? GRID : undefined}>
        {further.length > 0 && (
          <Disclosure
            className="border-line border-b py-1"
            title={
              <span className="font-semibold font-serif text-lg">
                {formatCount(further.length, 'more outcome')}
              </span>
            }
          >
            <ul>{toRows(further, true)}</ul>
          </Disclosure>
        )}
        {trials.length > 0 && <UnderWay trials={trials} />}
      </div>
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

function UnderWay({ trials }: { trials: readonly string[] }) {
  return (
    <Disclosure
      className="border-line border-b py-1"
      title={<h3 className="text-lg">Trials under way, or ended without a result</h3>}
    >
      <ul id="trials-under-way" className="list-disc pt-2 pb-3 pl-5">
        {trials.map((trial) => (
          <li key={trial}>
            <NoBreak text={trial} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** A disclosure with the answer of a verdict or, with `isLink`, a link to the reasons of a judged one. */
function Row({ slug, verdict, isLink }: { slug: string; verdict: Verdict; isLink?: true }) {
  const { name, outcome, direction, certainty } = verdict;
  const isPart = verdict.slug !== slug;
  const id = isPart ? undefined : toVerdictAnchor(verdict);
  const label = isPart ? `${name}: ${outcome.label}` : outcome.label;
  const note = (
    <span className="flex items-center gap-1.5 leading-snug">
      <DirectionMark direction={directionMarks[direction]} />
      {formatDirection(verdict)}
      {certainty && <Scale level={certainties.indexOf(certainty) + 1} />}
    </span>
  );
  if (isLink && verdict.judgements) {
    return (
      <li id={id} className="card relative scroll-mt-20 border-line border-b py-2">
        <h3 className="text-lg leading-snug">
          <a href={toReasonPath(verdict)} className="card-link underline">
            {label}
          </a>
        </h3>
        <p className="text-ink-2 text-sm">{note}</p>
      </li>
    );
  }
  return (
    <li>
      <Disclosure
        className="is-told border-line border-b py-1"
        title={<h3 className="text-lg leading-snug">{label}</h3>}
        note={note}
      >
        {/* Opened by a URL whose fragment is this id. */}
        <div id={id} className="scroll-mt-20 pt-2 pb-3">
          <Answer verdict={verdict} canMove={!isPart} />
        </div>
      </Disclosure>
    </li>
  );
}

function toReasonPath(verdict: Verdict): string {
  return toSubstancePath(verdict.slug, toReasonAnchor(verdict));
}

/** A verdict's sentence, with links to the starting-risk tool and to its reasons. */
function Answer({ verdict, canMove }: { verdict: Verdict; canMove: boolean }) {
  const { sentence, certainty, judgements, references, findings } = verdict;
  const baselinePath = canMove && findBaselinePath(findings.map(({ id }) => id));
  return (
    <>
      <p>
        <NoBreak text={sentence} />
      </p>
      {baselinePath && (
        <p>
          <a href={baselinePath} className="text-link">
            Move the starting risk
          </a>
        </p>
      )}
      {judgements && (
        <p className="text-sm">
          <a href={toReasonPath(verdict)} className="text-link">
            Rests on {formatCount(references.length, 'work')}; why {certainty} certainty
          </a>
        </p>
      )}
    </>
  );
}

/** A certainty as one to four filled squares, hidden from screen readers; its word is beside it. */
function Scale({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="certainty ml-1 flex gap-0.5 text-brand">
      {certainties.map((name, index) => (index < level ? <b key={name} /> : <i key={name} />))}
    </span>
  );
}
