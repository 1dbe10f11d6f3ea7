import type { Ref } from 'react';
import { LARGEST_BARREL } from '@/lib/calculator/barrels';
import { toEmptyReading } from '@/lib/calculator/reading';
import { RESULTS_EDGE } from './results-edge';
import { SyringeGauge } from './syringe-gauge';

/** What stands in place of a result: one line of help over an empty syringe. */
export function EmptyResults({ help, ref }: { help: string; ref: Ref<HTMLElement> }) {
  return (
    <section ref={ref} aria-labelledby="results-title" className="panel" style={RESULTS_EDGE}>
      <h2 id="results-title" className="text-2xl">
        Results
      </h2>
      <p className="mt-2 mb-4 text-ink-2">{help}</p>
      <SyringeGauge barrel={LARGEST_BARREL} reading={toEmptyReading(LARGEST_BARREL)} />
    </section>
  );
}
