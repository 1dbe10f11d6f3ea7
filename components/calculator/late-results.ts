type Results = typeof import('./results');

let results: Results | undefined;

/** The results module; undefined until it is loaded. */
export function getResults(): Results | undefined {
  return results;
}

/** Loads the results module unless it is already loaded. */
export async function loadResults(): Promise<void> {
  results ??= await import('./results');
}

/** Preloads the results module. Errors are ignored, because Calculate tries again. */
export function preloadResults(): void {
  loadResults().catch(() => {});
}
