import { expect, test } from 'vitest';
import { listFlaky } from '@/scripts/flaky.mjs';

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('a test that passed only on its second try is named with its file and group', () => {
  const inner = { title: 'menu', specs: [spec('opens', 'flaky'), spec('closes', 'expected')] };
  const report = {
    suites: [
      { title: 'share.spec.ts', specs: [spec('copies', 'flaky')], suites: [inner] },
      { title: 'toasts.spec.ts', specs: [spec('fades', 'unexpected')] },
    ],
  };
  expect(listFlaky(report)).toEqual(['share.spec.ts › copies', 'share.spec.ts › menu › opens']);
});
