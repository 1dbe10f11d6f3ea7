import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { pickSeed, readSeed } from '@/lib/exercises/seed';
import { Button } from '../../ui/button';
import { SideSection } from '../side-section';

/** Shows the number of the open set, with controls to open another: at random or by its number. */
export function SetBar({
  shown,
  score,
  message,
  isReady,
  onOpen,
  onRetry,
}: {
  shown: number;
  /** The score so far; '' before the first answer. */
  score: string;
  /** A message about the requested set, such as that it is loading. */
  message: string;
  isReady: boolean;
  onOpen: (seed: number) => void;
  onRetry?: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = typed.trim() ? readSeed(typed) : { seed: 0, problem: 'Type the number of a set.' };
    setProblem(read.problem ?? '');
    if (!read.problem) onOpen(read.seed);
  }

  return (
    <form onSubmit={submit} noValidate autoComplete="off" className="beside">
      <SideSection title={`Set ${shown}`}>
        <p>
          The address of this page gives everyone the same questions.
          {score && <strong className="mt-3 block">{score}</strong>}
        </p>
        <fieldset disabled={!isReady} className="mt-3 grid gap-3 noscript:hidden">
          <legend className="sr-only">Another set</legend>
          <label htmlFor="set-number" className="text-sm">
            Number of a set
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="set-number"
              inputMode="numeric"
              size={7}
              value={typed}
              aria-invalid={problem !== ''}
              aria-describedby={problem ? 'set-problem' : undefined}
              onChange={(event) => setTyped(event.target.value)}
              className={clsx(
                'h-target rounded-md border-[1.5px] px-3.5',
                problem ? 'border-danger bg-danger-soft' : 'border-line-strong bg-raised',
              )}
            />
            <Button type="submit" variant="outline">
              Open set
            </Button>
            {/* A row of its own on a phone: whether it fits into the first row would depend on the phone and font. */}
            <Button
              variant="outline"
              className="max-sm:w-full"
              onClick={() => onOpen(pickSeed(shown, Math.random()))}
            >
              Other questions
            </Button>
            {onRetry && (
              <Button variant="outline" onClick={onRetry}>
                Try again
              </Button>
            )}
          </div>
        </fieldset>
        {problem && (
          <p id="set-problem" role="alert" className="mt-3 font-semibold text-danger text-sm">
            {problem}
          </p>
        )}
        <p role="status" className="mt-3">
          {message || <span className="sr-only">Set {shown} is open.</span>}
        </p>
      </SideSection>
    </form>
  );
}
