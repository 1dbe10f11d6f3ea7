import { afterEach } from 'vitest';

// Component tests name happy-dom in their first line; only they have something to take down.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
