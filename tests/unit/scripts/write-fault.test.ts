import { expect, test } from 'vitest';
import { findWriteFault } from '@/scripts/project-state.mjs';

test('a folder that is not writable is reported with the reason and a remedy', () => {
  const access = (path: string) => {
    if (path === '.next') throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  };
  const fault = findWriteFault(['.', '.next', 'test-results'], access);
  expect(fault).toContain('/.next cannot be written to (EROFS)');
  expect(fault).toContain('Copy the project to a folder of your own');
});

test('a writable folder is not reported', () => {
  expect(findWriteFault()).toBeUndefined();
  expect(findWriteFault([], () => {})).toBeUndefined();
});
