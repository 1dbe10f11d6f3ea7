import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { Calculation } from '@/lib/calculator/inputs';
import type { Note } from '@/lib/calculator/notes/note';
import { toEmptyReading } from '@/lib/calculator/reading';
import { Callouts } from './guidance-notes';
import { RESULTS_EDGE } from './half-life/results-panel';
import { getResults } from './late-results';
import { SyringeGauge } from './syringe-gauge';
import { useSyringe } from './use-syringe';

/**
 * The results: a line of help above the visitor's syringe, drawn empty, or a result around the same syringe. The
 * drawing stays mounted and is only filled, since rendering it again is a third of the work on a slow phone.
 */
export function ResultsCard({
  calculation,
  help,
  warning,
  ref,
}: {
  calculation: Calculation | undefined;
  help: string;
  /** The warning about a link whose dose cannot be drawn. */
  warning: Note | undefined;
  ref: Ref<HTMLElement>;
}) {
  const { barrel } = useSyringe();
  const late = getResults();
  const reading = calculation && late?.toReading(calculation.dose, barrel);
  const guidance = calculation && late?.toGuidanceByTone(calculation, barrel);
  const result = calculation && reading && guidance && { calculation, barrel, reading, guidance };
  const isDrawn = reading ? reading.isDrawable : !warning;
  return (
    <section
      ref={ref}
      tabIndex={result && -1}
      aria-labelledby="results-title"
      className={clsx('panel', !result && 'no-print')}
      style={RESULTS_EDGE}
    >
      <h2 id="results-title" className={result ? 'sr-only' : 'text-2xl'}>
        Results
      </h2>
      {late && result ? (
        <late.ResultHead {...result} />
      ) : (
        <p className="mt-2 mb-4 text-ink-2">{help}</p>
      )}
      {!result && warning && <Callouts notes={[warning]} />}
      {isDrawn && (
        <div className="mt-4">
          <SyringeGauge barrel={barrel} reading={reading ?? toEmptyReading(barrel)} />
        </div>
      )}
      {late && result && <late.ResultRest {...result} />}
    </section>
  );
}
