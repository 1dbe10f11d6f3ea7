import { expect, test } from 'vitest';
import { toLocalConfig } from '../../bench/nginx';

test('a configuration is taken over but for what is exchanged, which has to be there', () => {
  expect(toLocalConfig('listen 8080; gzip on;', { 'listen 8080;': 'listen 1;' })).toBe(
    'listen 1; gzip on;',
  );
  expect(() => toLocalConfig('listen 80;', { 'listen 8080;': '' })).toThrow('listen 8080;');
});
