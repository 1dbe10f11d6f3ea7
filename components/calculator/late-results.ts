type Results = typeof import('./results');

let results: Results | undefined;

/** The code of results; undefined until it was loaded. */
export function getResults(): Results | undefined {
  return results;
}

/** Loads the code of results, once a visit. */
export async function loadResults(): Promise<void> {
  results ??= await import('./results');
}

/** The same ahead of a result: should it fail, Calculate tries again and says more. */
export function preloadResults(): void {
  loadResults().catch(() => {});
}
