import { useEffect } from 'react';

/** Calls `run` once the page has loaded, for work that the first view does not need. `run` must be stable. */
export function useAfterLoad(run: () => void): void {
  useEffect(() => {
    if (document.readyState === 'complete') run();
    else window.addEventListener('load', run, { once: true });
    return () => window.removeEventListener('load', run);
  }, [run]);
}
