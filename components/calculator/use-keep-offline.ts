import { TOOLS_PATH } from '@/content/paths';
import { useAfterLoad } from '../ui/use-after-load';

/** Has the browser keep the calculator's pages, and the one on what went wrong, for times without a network, once this page has loaded. */
export function useKeepOffline(): void {
  useAfterLoad(startKeeping);
}

function startKeeping(): void {
  keep().catch(() => {});
}

async function keep(): Promise<void> {
  // A development server has no worker.
  if (process.env.NODE_ENV !== 'production') return;
  // Browsers have none without TLS; some throw at its name when nothing may be stored.
  const { serviceWorker } = navigator;
  const copy = await serviceWorker.getRegistration('/');
  // A copy of the site that was asked for holds these pages.
  if (!copy?.active)
    await serviceWorker.register('/sw.js', { scope: TOOLS_PATH, updateViaCache: 'none' });
}
