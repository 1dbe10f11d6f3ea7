/** The border of the results. Numbers of thirty digits are allowed and must not widen the page. */
export const RESULTS_EDGE = {
  border: '1.5px solid var(--color-ink)',
  overflowWrap: 'anywhere',
} as const;
