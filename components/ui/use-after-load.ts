import { useEffect } from 'react';

/** Runs once the page has loaded, for what the first view can do without. `run` stays the same function. */
export function useAfterLoad(run: () => void): void {
  useEffect(() => {
    if (document.readyState === 'complete') run();
    else window.addEventListener('load', run, { once: true });
    return () => window.removeEventListener('load', run);
  }, [run]);
}
