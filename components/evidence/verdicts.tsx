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
import { paperPath } from '@/lib/references/paper-path';
import { nameShortly } from '@/lib/references/short-name';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { Disclosure } from '../ui/disclosure';
import { LinkLine } from '../ui/link-line';
import { Typeset } from '../ui/typeset';
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
  const toRows = (some: readonly Verdict[]) =>
    some.map((verdict) => (
      <Row key={`${verdict.slug} ${verdict.outcome.id}`} {...{ slug, verdict }} />
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
            <ul>{toRows(further)}</ul>
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
            <Typeset text={`${trial}${registration ? ` (${registration})` : ''}: ${state}.`} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Row({ slug, verdict }: { slug: string; verdict: Verdict }) {
  const { name, outcome, direction, sentence, certainty, judgements } = verdict;
  const isPart = verdict.slug !== slug;
  const movable = isPart ? undefined : findBaseline(verdict.findings.map(({ id }) => id));
  return (
    <li>
      <Disclosure
        className="is-told border-line border-b py-1"
        title={
          <h3 className="text-lg leading-snug">
            {isPart && `${name}: `}
            {outcome.label}
          </h3>
        }
        note={
          <span className="flex items-center gap-1.5 leading-snug">
            <DirectionMark direction={directionMarks[direction]} />
            {formatDirection(verdict)}
            {certainty && <Scale level={certainties.indexOf(certainty) + 1} />}
          </span>
        }
      >
        {/* An address that names it opens it. */}
        <div id={isPart ? undefined : toVerdictAnchor(verdict)} className="scroll-mt-20 pt-2 pb-3">
          <p>
            <Typeset text={sentence} />
          </p>
          {movable && (
            <p>
              <a
                href={`${BASELINE_PATH}?finding=${movable}`}
                className="underline underline-offset-2"
              >
                Move the starting risk
              </a>
            </p>
          )}
          {judgements && <Grounds verdict={verdict} />}
        </div>
      </Disclosure>
    </li>
  );
}

/** A certainty as one to four filled squares; its word stands beside it. */
function Scale({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="ml-1 flex gap-0.5">
      {certainties.map((name, index) => (
        <span
          key={name}
          className={`size-2.5 border border-brand ${index < level ? 'bg-brand' : ''}`}
        />
      ))}
    </span>
  );
}

/** The works that it rests on, and the way to the reasons for its certainty. */
function Grounds({ verdict }: { verdict: Verdict }) {
  const { certainty, references } = verdict;
  return (
    <p className="mt-1.5 text-sm">
      Rests on{' '}
      <LinkLine
        links={references.map((key) => ({ href: paperPath(key), label: nameShortly(key) }))}
        className="underline underline-offset-2"
      />
      .{' '}
      <a href={toSubstancePath(verdict.slug, toReasonAnchor(verdict))} className="text-link">
        Why {certainty} certainty
      </a>
    </p>
  );
}
