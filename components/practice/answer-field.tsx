import { Suspense } from 'react';
import type { Barrel } from '@/content/syringes';
import { describeLine } from '@/lib/practice/line-words';
import { isDrawn, type Problem } from '@/lib/practice/problem';
import { late } from '../ui/late';
import { NoBreak } from '../ui/no-break';

const BarrelDrawing = late(() => import('./barrel-drawing').then((module) => module.BarrelDrawing));

type Props = {
  problem: Problem;
  given: string;
  isTrueLength: boolean;
  /** Whether the given answer could not be read. */
  isUnread: boolean;
  isDone: boolean;
  onGive: (given: string) => void;
};

/** How a problem is answered: a number, a choice of options, or a syringe plunger. */
export function AnswerField(props: Props) {
  return (
    <Suspense fallback={<p className="mt-4 min-h-48">Loading the drawing…</p>}>
      <Field {...props} />
    </Suspense>
  );
}

function Field(props: Props) {
  const { problem, isTrueLength } = props;
  const { figure, options } = problem;
  if (figure && isDrawn(problem)) return <Plunger {...props} barrel={figure.barrel} />;
  return (
    <>
      {figure?.at !== undefined && (
        <BarrelDrawing barrel={figure.barrel} at={figure.at} isTrueLength={isTrueLength} />
      )}
      {options ? <Options {...props} options={options} /> : <NumberField {...props} />}
    </>
  );
}

function Plunger({ barrel, given, isTrueLength, isDone, onGive }: Props & { barrel: Barrel }) {
  const at = Number(given);
  const move = (units: number) => onGive(String(units));
  return (
    <>
      <BarrelDrawing {...{ barrel, at, isTrueLength }} onMove={isDone ? undefined : move} />
      <label className="mt-2 block font-semibold text-sm">
        Plunger
        <input
          type="range"
          name="plunger"
          min={0}
          max={barrel.units}
          step={barrel.step}
          value={at}
          disabled={isDone}
          aria-valuetext={describeLine(barrel, at)}
          onChange={({ target }) => onGive(target.value)}
          className="block h-target w-full accent-brand"
        />
      </label>
      <p className="text-muted text-sm">
        Slide it, or press the arrow keys: each press is one line. The number is shown after your
        answer.
      </p>
    </>
  );
}

function Options({ options, given, isDone, onGive }: Props & { options: readonly string[] }) {
  return (
    <fieldset className="mt-4" disabled={isDone}>
      <legend className="sr-only">Your answer</legend>
      {options.map((option, index) => (
        <label key={option} className="flex min-h-target items-center gap-3">
          <input
            type="radio"
            name="option"
            checked={given === String(index)}
            onChange={() => onGive(String(index))}
            className="size-6 flex-none accent-brand"
          />
          <span>
            <NoBreak text={option} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function NumberField({ problem, given, isUnread, isDone, onGive }: Props) {
  return (
    <label className="mt-4 block max-w-60 font-semibold text-sm">
      Your answer, in {problem.unit}
      <input
        name="answer"
        inputMode="decimal"
        autoComplete="off"
        placeholder=" "
        value={given}
        readOnly={isDone}
        aria-invalid={isUnread}
        aria-describedby="practice-verdict"
        onChange={({ target }) => onGive(target.value)}
        className="field mt-2 block font-normal"
      />
    </label>
  );
}
