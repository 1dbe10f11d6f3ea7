import { type FormEvent, useEffect, useRef, useState } from 'react';
import { practiceFamilies } from '@/content/practice-families';
import { toQuantity } from '@/lib/exercises/units';
import type { Mark } from '@/lib/practice/mastery';
import { isDrawn, type Problem } from '@/lib/practice/problem';
import { Button } from '../ui/button';
import { NoBreak } from '../ui/no-break';
import { AnswerField } from './answer-field';
import { type Attempt, loadJudging, useProblem } from './use-problem';

/** A problem with its answer field, hints and verdict. Needs a new `key` for each problem. */
export function ProblemCard({
  problem,
  title,
  isTrueLength,
  isFirst,
  onMark,
  onNext,
}: {
  problem: Problem;
  title: string;
  isTrueLength: boolean;
  /** Whether it is the first problem on the page, which must not take the focus. */
  isFirst?: boolean;
  onMark: (mark: Mark) => void;
  onNext: () => void;
}) {
  const { attempt, check, hint, open } = useProblem(problem, onMark);
  const [given, setGiven] = useState(isDrawn(problem) ? '0' : '');
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const way = useRef<HTMLButtonElement>(null);
  const { judged, tries, hints, isOpen } = attempt;
  const isLastHint = hints === problem.hints.length;

  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (isOpen) next.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (isLastHint) way.current?.focus();
  }, [isLastHint]);

  function submit(event: FormEvent) {
    event.preventDefault();
    check(given);
  }

  return (
    <section
      aria-labelledby="practice-title"
      className="rounded-lg border-[1.5px] border-ink bg-raised px-4 py-5 sm:px-6"
    >
      <h2 ref={heading} id="practice-title" tabIndex={-1} className="text-lg">
        {title}
      </h2>
      <p className="mt-3 text-lg">
        <NoBreak text={problem.text} />
      </p>
      {problem.lines && (
        <ol className="mt-3 grid list-decimal gap-1 pl-5">
          {problem.lines.map((line) => (
            <li key={line}>
              <NoBreak text={line} />
            </li>
          ))}
        </ol>
      )}
      <form
        onSubmit={submit}
        onFocus={() => void loadJudging().catch(() => {})}
        noValidate
        autoComplete="off"
      >
        <AnswerField
          {...{ problem, given, isTrueLength }}
          isUnread={judged?.outcome === 'unread'}
          isDone={isOpen}
          onGive={setGiven}
        />
        <div className="mt-4 flex flex-wrap gap-3">
          {!isOpen && <Button type="submit">Check</Button>}
          {!isOpen && !isLastHint && (
            <Button variant="soft" onClick={hint}>
              Hint {hints + 1} of {problem.hints.length}
            </Button>
          )}
          {!isOpen && (isLastHint || tries > 1) && (
            <Button ref={way} variant="outline" onClick={open}>
              Show the way
            </Button>
          )}
        </div>
      </form>
      <Hints problem={problem} count={hints} />
      <div role="status" id="practice-verdict">
        <Verdict problem={problem} attempt={attempt} />
      </div>
      {isOpen && (
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button ref={next} onClick={onNext}>
            Next problem
          </Button>
          <LessonLink family={problem.family} />
        </p>
      )}
    </section>
  );
}

function Hints({ problem, count }: { problem: Problem; count: number }) {
  return (
    <ol aria-live="polite" className={count ? 'mt-4 grid gap-2' : undefined}>
      {problem.hints.slice(0, count).map((text, index) => (
        <li key={text}>
          <b>Hint {index + 1}.</b> <NoBreak text={text} />
        </li>
      ))}
    </ol>
  );
}

function Verdict({ problem, attempt: { judged, isOpen } }: { problem: Problem; attempt: Attempt }) {
  const { options, value, unit, way } = problem;
  const answer = options ? options[Number(value)] : toQuantity(value, unit);
  return (
    <>
      {judged?.outcome === 'unread' && (
        <p className="mt-4">
          <b className="text-danger">{judged.error.message}.</b> {judged.error.help}
        </p>
      )}
      {judged?.outcome === 'wrong' && (
        <p className="mt-4">
          <b className="text-danger">
            {judged.isTenfold ? 'Not yet, and wrong by ten times or more.' : 'Not yet.'}
          </b>{' '}
          {judged.tell} Try again.
        </p>
      )}
      {isOpen && (
        <p className="mt-4">
          <b className="text-success">
            {judged ? 'Right' : 'The answer'}: {answer}.
          </b>{' '}
          <NoBreak text={way} />
        </p>
      )}
    </>
  );
}

/** A link to the lesson that teaches what a family practises. */
export function LessonLink({ family }: { family: Problem['family'] }) {
  const lesson = practiceFamilies.find(({ id }) => id === family)?.lesson;
  return (
    <a href={lesson} className="text-link">
      The lesson behind it
    </a>
  );
}
