import { useEffect } from 'react';
import { CALCULATOR_PATH } from '@/content/calculator';

/** Has the browser keep the calculator's pages for times without a network, once this page has loaded. */
export function useKeepOffline(): void {
  useEffect(() => {
    // A development server has no worker; browsers have none without TLS, nor some when nothing may be stored.
    if (process.env.NODE_ENV !== 'production' || !navigator.serviceWorker) return;
    const register = () => {
      navigator.serviceWorker
        .register('/sw.js', { scope: CALCULATOR_PATH, updateViaCache: 'none' })
        .catch(() => {});
    };
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}
