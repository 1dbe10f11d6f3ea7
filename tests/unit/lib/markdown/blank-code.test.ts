import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankCode } from '@/lib/markdown/blank-code';

test('inline code is blanked, the text around it kept', () => {
  expect(blankCode('a `[@x]` b')).toBe('a        b');
  expect(blankCode('``[@x] ` `` b')).toBe('            b');
});

test('a fence is blanked up to its own closing', () => {
  expect(blankCode('```\n[@x]\n```\n[@y]').trim()).toBe('[@y]');
  expect(blankCode('~~~\n[@x]\n```\n[@x]\n~~~\n[@y]').trim()).toBe('[@y]');
  expect(blankCode('````md\n[@x]\n```\n[@x]\n````\n[@y]').trim()).toBe('[@y]');
  expect(blankCode('```\n[@x]\n`````\n[@y]').trim()).toBe('[@y]');
});

test('a fence that is never closed runs to the end of the text', () => {
  expect(blankCode('a\n```\n[@x]\n\n[@y]').trim()).toBe('a');
});

test('a lone backtick is no code', () => {
  expect(blankCode('5` to 3` [@x]')).toContain('[@x]');
  expect(blankCode('a ` b [@x]\n[@y]')).toBe('a ` b [@x]\n[@y]');
});

test('every line stays in its place', () => {
  const anyText = fc.string({ unit: fc.constantFrom('`', '~', '\n', ' ', 'a', '[@k]', '>') });
  fc.assert(
    fc.property(anyText, (text) => {
      const lengths = (value: string) => value.split('\n').map((line) => line.length);
      expect(lengths(blankCode(text))).toEqual(lengths(text));
    }),
  );
});
