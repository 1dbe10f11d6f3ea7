/** The edge of the results. Numbers of thirty digits are allowed in, and must not push the page wide. */
export const RESULTS_EDGE = {
  border: '1.5px solid var(--color-ink)',
  overflowWrap: 'anywhere',
} as const;
