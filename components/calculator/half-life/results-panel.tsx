import type { ReactNode } from 'react';

/** The border of the results. Numbers of thirty digits are allowed and must not widen the page. */
export const RESULTS_EDGE = {
  border: '1.5px solid var(--color-ink)',
  overflowWrap: 'anywhere',
} as const;

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
