import { expect, test } from 'vitest';
import { z } from 'zod';
import { flattenRecords } from '@/lib/open-data/flatten';

test('nested fields become columns, lists stay JSON, and missing values are empty', () => {
  const records = [
    { id: 'a', seen: { url: 'https://x.org', date: '2026-11-22' }, list: ['1', '2'] },
    { id: 'b', n: -3, ok: false, seen: { date: '2026-11-23' } },
  ];
  const schema = z.toJSONSchema(
    z.object({
      id: z.string(),
      unused: z.string().optional(),
      n: z.number().optional(),
      ok: z.boolean().optional(),
      seen: z.union([
        z.object({ url: z.string(), date: z.string() }),
        z.object({ date: z.string() }),
      ]),
      list: z.array(z.string()).optional(),
    }),
  );
  expect(flattenRecords(records, { schema })).toEqual({
    columns: ['id', 'n', 'ok', 'seen.url', 'seen.date', 'list'],
    rows: [
      ['a', '', '', 'https://x.org', '2026-11-22', '["1","2"]'],
      ['b', '-3', 'false', '', '2026-11-23', ''],
    ],
  });
});

test('with isWhole, a field with nested fields is one cell', () => {
  const { columns, rows } = flattenRecords([{ id: 'a', given: { dose: '=1+1' } }], {
    isWhole: true,
  });
  expect(columns).toEqual(['id', 'given']);
  expect(rows).toEqual([['a', '{"dose":"=1+1"}']]);
});

test.each(['=1+1', '+1', '-2 mg', '@SUM(A1)', '\tx', '\rx'])(
  'the text %j, which a spreadsheet would run, is refused with its field',
  (text) => {
    expect(() => flattenRecords([{ seen: { note: text } }])).toThrow(
      /^seen\.note: ".*" begins like a formula/s,
    );
  },
);

test('an empty text and null, which would look absent, are refused', () => {
  expect(() => flattenRecords([{ note: '' }])).toThrow('note: is empty');
  expect(() => flattenRecords([{ note: null }])).toThrow('note: null is no value');
});
