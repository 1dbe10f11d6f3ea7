import { expect, test } from 'vitest';
import { findWriteFault } from '@/scripts/project-state.mjs';

test('a folder that cannot be written to is named, with why and what to do', () => {
  const access = (path: string) => {
    if (path === '.next') throw Object.assign(new Error('read-only'), { code: 'EROFS' });
  };
  const fault = findWriteFault(['.', '.next', 'test-results'], access);
  expect(fault).toContain('/.next cannot be written to (EROFS)');
  expect(fault).toContain('Copy the project to a folder of your own');
});

test('nothing is said of a folder that can be written to', () => {
  expect(findWriteFault()).toBeUndefined();
  expect(findWriteFault([], () => {})).toBeUndefined();
});
