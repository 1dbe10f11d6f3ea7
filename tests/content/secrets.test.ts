import { expect, test } from 'vitest';
import { findLeaks, readTextFiles } from '../fixtures/leaks';

test('no file reveals a machine, a private registry, a person or a secret', () => {
  const leaks = readTextFiles('.').flatMap(({ file, text }) =>
    findLeaks(text).map((leak) => `${file}: ${leak}`),
  );
  expect(leaks).toEqual([]);
});

// Split in two, because this file is scanned too.
test.each([
  ['cd /ho', 'me/somebody/project'],
  ['npm config set registry https://regis', 'try.company.net/'],
  ['http://192.', '168.1.4:8080'],
  ['npm', `_${'a1B2'.repeat(9)}`],
  ['AKI', 'AABCDEFGHIJKLMNOP'],
  ['-----BEGIN RSA PRIV', 'ATE KEY-----'],
  ['somebody', '@company.net'],
  ['https://user:password', '@company.net'],
])('%s… would be found', (start, end) => {
  expect(findLeaks(`${start}${end}`)).not.toEqual([]);
});

test('our own address and example addresses are not reported', () => {
  expect(
    findLeaks('hello@amide.academy, a@example.org, https://example.org/@a, all of 10.0.0.0/8'),
  ).toEqual([]);
});
