import { TOOLS_PATH } from '@/content/paths';
import { useAfterLoad } from '../ui/use-after-load';

/** Registers, after load, the service worker that caches the tools named in offline-worker.ts. */
export function useKeepOffline(): void {
  useAfterLoad(startKeeping);
}

function startKeeping(): void {
  keep().catch(() => {});
}

async function keep(): Promise<void> {
  // The development server has no service worker.
  if (process.env.NODE_ENV !== 'production') return;
  // Undefined without TLS; some browsers throw on access if storage is blocked.
  const { serviceWorker } = navigator;
  const copy = await serviceWorker.getRegistration('/');
  // The worker of the downloadable site copy (scope '/') already caches these pages.
  if (!copy?.active)
    await serviceWorker.register('/sw.js', { scope: TOOLS_PATH, updateViaCache: 'none' });
}
