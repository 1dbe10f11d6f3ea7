import { TOOLS_PATH } from '@/content/paths';
import { useAfterLoad } from '../ui/use-after-load';

/** Has the browser keep the calculator's pages, and the one on what went wrong, for times without a network, once this page has loaded. */
export function useKeepOffline(): void {
  useAfterLoad(keep);
}

function keep(): void {
  const { serviceWorker } = navigator;
  // A development server has no worker; browsers have none without TLS, nor some when nothing may be stored.
  if (process.env.NODE_ENV !== 'production' || !serviceWorker) return;
  serviceWorker
    .getRegistration('/')
    .then(async (copy) => {
      // A copy of the site that was asked for holds these pages.
      if (!copy?.active)
        await serviceWorker.register('/sw.js', { scope: TOOLS_PATH, updateViaCache: 'none' });
    })
    .catch(() => {});
}
