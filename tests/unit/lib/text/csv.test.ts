import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsv } from '@/lib/text/csv';

test('any cells are read back unchanged by an independent parser', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', 'é', ';') });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (table) => {
      expect(
        parse(formatCsv(table), { relax_column_count: true, record_delimiter: '\r\n' }),
      ).toEqual(table);
    }),
    { numRuns: 300 },
  );
});
