import { afterAll, afterEach, vi } from 'vitest';

// Files share a process, which remembers what it read: each begins with nothing read.
Reflect.deleteProperty(globalThis, Symbol.for('amide-academy.memo'));

// Component tests name happy-dom in their first line; only they have something to take down.
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});

// Files with a document share its window too: each leaves it as it found it.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
});
