import { afterAll, afterEach, vi } from 'vitest';

// Only component tests, which name happy-dom in their first line, need a cleanup.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});

// Files with a document share its window too: each resets it at its end.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
});
