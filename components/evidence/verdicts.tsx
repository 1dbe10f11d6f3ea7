import './certainty.css';
import { BASELINE_PATH } from '@/content/paths';
import { findBaseline } from '@/lib/evidence/baseline';
import { certainties } from '@/lib/evidence/certainty';
import { getMainVerdicts } from '@/lib/evidence/main-verdicts';
import { toSubstancePath } from '@/lib/evidence/map-paths';
import {
  directionMarks,
  formatDirection,
  getSearchDay,
  getTrialsUnderWay,
  toReasonAnchor,
  toVerdictAnchor,
  type Verdict,
} from '@/lib/evidence/verdicts';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { Disclosure } from '../ui/disclosure';
import { NoBreak } from '../ui/no-break';
import { DirectionMark, DirectionShapes } from './direction-mark';

/** Outcomes that are seen before the rest is opened. */
const SHOWN = 8;

/** In two columns where there is room. */
const GRID = 'grid gap-x-12 lg:grid-cols-2 lg:items-start';

/** What is known of a substance, outcome by outcome; each opens to the answer, how far it can be trusted, and on what it rests. */
export function Verdicts({ slug, verdicts }: { slug: string; verdicts: readonly Verdict[] }) {
  const searched = getSearchDay(slug);
  const trials = getTrialsUnderWay(slug);
  const { result, missed, harm, common } = getMainVerdicts(slug);
  const main = [result, missed, harm, common].filter((verdict) => verdict !== undefined);
  const others = verdicts
    .filter((verdict) => !main.includes(verdict))
    .slice(0, SHOWN - main.length);
  const isShown = (verdict: Verdict) => main.includes(verdict) || others.includes(verdict);
  const further = verdicts.filter((verdict) => !isShown(verdict));
  const toRows = (some: readonly Verdict[], isLink?: true) =>
    some.map((verdict) => (
      <Row key={`${verdict.slug} ${verdict.outcome.id}`} {...{ slug, verdict, isLink }} />
    ));
  return (
    <>
      <DirectionShapes />
      <ul className={`border-line border-t ${GRID}`}>{toRows(verdicts.filter(isShown))}</ul>
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

/** Trials whose answers are still to come. */
function UnderWay({ trials }: { trials: ReturnType<typeof getTrialsUnderWay> }) {
  return (
    <Disclosure
      className="border-line border-b py-1"
      title={<h3 className="text-lg">Trials under way, or ended without a result</h3>}
    >
      <ul id="trials-under-way" className="list-disc pt-2 pb-3 pl-5">
        {trials.map(({ trial, registration, state }) => (
          <li key={trial}>
            <NoBreak text={`${trial}${registration ? ` (${registration})` : ''}: ${state}.`} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** One that opens to its answer; among the further ones a link to where it stands with its reasons. */
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
        {/* An address that names it opens it. */}
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

/** Its sentence, and the ways to its result at another risk and to what it rests on. */
function Answer({ verdict, canMove }: { verdict: Verdict; canMove: boolean }) {
  const { sentence, certainty, judgements, references, findings } = verdict;
  const movable = canMove ? findBaseline(findings.map(({ id }) => id)) : undefined;
  return (
    <>
      <p>
        <NoBreak text={sentence} />
      </p>
      {movable && (
        <p>
          <a href={`${BASELINE_PATH}?finding=${movable}`} className="text-link">
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

/** A certainty as one to four filled squares; its word stands beside it. */
function Scale({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="certainty ml-1 flex gap-0.5 text-brand">
      {certainties.map((name, index) => (index < level ? <b key={name} /> : <i key={name} />))}
    </span>
  );
}
