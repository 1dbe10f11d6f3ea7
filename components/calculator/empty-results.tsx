import type { Ref } from 'react';
import type { Note } from '@/lib/calculator/notes/note';
import { toEmptyReading } from '@/lib/calculator/reading';
import { Warnings } from './guidance-notes';
import { RESULTS_EDGE } from './results-edge';
import { SyringeGauge } from './syringe-gauge';
import { useSyringe } from './use-syringe';

/** What stands in place of a result: one line of help over an empty syringe, the visitor's own. */
export function EmptyResults({
  help,
  warning,
  ref,
}: {
  help: string;
  /** What a link must begin with that describes no possible draw. */
  warning: Note | undefined;
  ref: Ref<HTMLElement>;
}) {
  const { barrel } = useSyringe();
  return (
    <section
      ref={ref}
      aria-labelledby="results-title"
      className="panel no-print"
      style={RESULTS_EDGE}
    >
      <h2 id="results-title" className="text-2xl">
        Results
      </h2>
      <p className="mt-2 mb-4 text-ink-2">{help}</p>
      {warning ? (
        <Warnings notes={[warning]} />
      ) : (
        <SyringeGauge barrel={barrel} reading={toEmptyReading(barrel)} />
      )}
    </section>
  );
}
