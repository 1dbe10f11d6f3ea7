import type { ReactNode } from 'react';
import { RESULTS_EDGE } from '../results-edge';

/** The panel for the results of a tool, headed 'What follows'. */
export function ResultsPanel({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="results-title" className="panel" style={RESULTS_EDGE}>
      <h2 id="results-title" className="text-2xl">
        What follows
      </h2>
      {children}
    </section>
  );
}
