import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLimit, parseSearchParams } from '@/lib/api/parameters';
import { anyText } from '@/tests/fixtures/arbitraries';

const limitOf = (limit: string) => parseLimit(new URLSearchParams({ limit }));

test('no limit means 100, and 1 to 1000 can be asked for', () => {
  expect(parseLimit(new URLSearchParams())).toEqual({ ok: true, value: 100 });
  expect(limitOf('1')).toEqual({ ok: true, value: 1 });
  expect(limitOf('1000')).toEqual({ ok: true, value: 1000 });
});

test.each('0|1001|-1|1.5|1e2|0x10| 5|5 |+5||٣|1_000|Infinity'.split('|'))(
  'limit=%s is refused with a message of what is expected',
  (limit) => {
    expect(limitOf(limit)).toEqual({
      ok: false,
      error: 'limit must be a whole number from 1 to 1000',
    });
  },
);

test('exactly the whole numbers from 1 to 1000 are accepted, of any text', () => {
  const anyLimit = fc.oneof(
    anyText(),
    fc.integer().map(String),
    fc.integer({ min: 1, max: 1000 }).map(String),
    fc.double().map(String),
    fc.string({ unit: fc.constantFrom(...'0123456789.-+e ') }),
  );
  fc.assert(
    fc.property(anyLimit, (text) => {
      const result = limitOf(text);
      const number = Number(text);
      const isPlain = /^[0-9]+$/.test(text) && number >= 1 && number <= 1000;
      // Leading zeros may be accepted or refused, but never parsed as another number.
      if (text.startsWith('0') && isPlain) expect(!result.ok || result.value === number).toBe(true);
      else expect(result.ok && result.value).toBe(isPlain && number);
    }),
  );
});

const searchOf = (params: Record<string, string>) => parseSearchParams(new URLSearchParams(params));

test('q and tags may both be absent', () => {
  expect(searchOf({})).toEqual({ ok: true, value: { text: '', tags: [] } });
});

test('q is trimmed, and tags are split at commas', () => {
  expect(searchOf({ q: '  mouse ', tags: ' GLP-1, ,Weight Loss,' })).toEqual({
    ok: true,
    value: { text: 'mouse', tags: ['GLP-1', 'Weight Loss'] },
  });
});

test('a repeated q or tags is joined, and a repeated limit is refused', () => {
  const twice = new URLSearchParams('q=mouse&q=gut&tags=GLP-1&tags=Longevity&limit=5&limit=9');
  const value = { text: 'mouse gut', tags: ['GLP-1', 'Longevity'] };
  expect(parseSearchParams(twice)).toEqual({ ok: true, value });
  expect(parseLimit(twice).ok).toBe(false);
});

test.each(['q', 'tags'])('%s may have at most 200 characters', (name) => {
  expect(searchOf({ [name]: 'x'.repeat(200) }).ok).toBe(true);
  expect(searchOf({ [name]: 'x'.repeat(201) })).toEqual({
    ok: false,
    error: 'q and tags are limited to 200 characters each',
  });
});

test('any text gives either clean parameters or a message', () => {
  fc.assert(
    fc.property(anyText(300), anyText(300), (q, tags) => {
      const result = searchOf({ q, tags });
      if (!result.ok) {
        expect(result.error).not.toBe('');
        return;
      }
      expect(result.value.text).toBe(q.trim());
      expect(result.value.tags.every((tag) => tag !== '' && tag === tag.trim())).toBe(true);
    }),
  );
});
