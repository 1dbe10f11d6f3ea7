import { afterAll, afterEach, vi } from 'vitest';

// Test files share a process that caches content: each starts with an empty cache.
Reflect.deleteProperty(globalThis, Symbol.for('amide-academy.memo'));

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
