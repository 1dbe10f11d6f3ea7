import { type FormEvent, useState } from 'react';
import { pickSeed, readSeed } from '@/lib/learn/sets/seed';
import { Button } from '../../ui/button';

/** Which set is shown, with the ways to another: one by chance, or one by its number. */
export function SetBar({
  shown,
  noun,
  message,
  isReady,
  onOpen,
  onRetry,
}: {
  shown: number;
  noun: string;
  /** What is to be known of the set that was asked for. */
  message: string;
  isReady: boolean;
  onOpen: (seed: number) => void;
  /** Asks again for a set that did not come. */
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
    <form onSubmit={submit} noValidate autoComplete="off" className="no-print mb-10">
      <p>
        <strong>Set {shown}.</strong> The address of this page gives everyone the same {noun}s.
      </p>
      <fieldset disabled={!isReady} className="mt-3 flex flex-wrap items-end gap-3">
        <legend className="sr-only">Another set</legend>
        <Button variant="outline" onClick={() => onOpen(pickSeed(shown, Math.random()))}>
          Other {noun}s
        </Button>
        <label className="grid text-sm">
          Number of a set
          <input
            inputMode="numeric"
            value={typed}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? 'set-problem' : undefined}
            onChange={(event) => setTyped(event.target.value)}
            size={7}
            className="h-target rounded-md border-[1.5px] border-line-strong bg-raised px-3.5"
          />
        </label>
        <Button type="submit" variant="outline">
          Open
        </Button>
        {onRetry && (
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        )}
      </fieldset>
      {problem && (
        <p id="set-problem" role="alert" className="mt-3">
          {problem}
        </p>
      )}
      <p role="status" className="mt-3">
        {message}
      </p>
    </form>
  );
}
