import { createHash } from 'node:crypto';
import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { getDataFiles, getDataSetFiles, PACKAGE_FILE } from '@/lib/open-data/data-files';
import { getDataSets, getDataVersion } from '@/lib/open-data/data-sets';
import { openDataRecord } from '@/lib/records/open-data';

const files = getDataFiles();
const read = (path: string): unknown => JSON.parse(files.get(path)?.text ?? '');

const fileSchema = z.looseObject({
  $schema: z.string(),
  version: z.string(),
  date: z.string(),
  records: z.array(z.record(z.string(), z.unknown())).optional(),
  cases: z.array(z.record(z.string(), z.unknown())).optional(),
});

/** A record as cells of text, as documented on /data and without using our own code. */
function toCells(value: unknown, isWhole: boolean, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  if (Array.isArray(value) || (isWhole && path !== '')) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    toCells(inner, isWhole, path === '' ? name : `${path}.${name}`),
  );
}

describe.each(getDataSetFiles().map((set) => ({ ...set, name: set.id })))('$name', (set) => {
  const [json, csv, schema] = set.files;
  const file = fileSchema.parse(read(json?.path ?? ''));
  const records = file.records ?? file.cases ?? [];

  test('the JSON file is valid against its schema, which rejects wrong records', () => {
    const ajv = new Ajv({ strict: false, allErrors: true });
    addFormats(ajv);
    expect(file.$schema).toBe(schema?.path);
    const validate = ajv.compile(z.record(z.string(), z.unknown()).parse(read(file.$schema)));
    validate(read(json?.path ?? ''));
    expect(validate.errors).toBeNull();
    const list = file.records ? 'records' : 'cases';
    for (const wrong of [{ ...file, [list]: [{ no: 'record' }] }, { ...file, more: 1 }, {}]) {
      expect(validate(wrong)).toBe(false);
    }
  });

  test('the CSV file has exactly the values of the JSON file', () => {
    const rows: Record<string, string>[] = parse(csv?.text ?? '', { columns: true });
    const isWhole = set.id === 'reconstitution-cases';
    expect(rows.length).toBe(records.length);
    expect(records.length).toBe(set.count);
    rows.forEach((row, index) => {
      const filled = Object.entries(row).filter(([, cell]) => cell !== '');
      expect(Object.fromEntries(filled)).toEqual(
        Object.fromEntries(toCells(records[index], isWhole)),
      );
    });
    expect(Object.keys(rows[0] ?? {})).toEqual(set.fields);
  });

  test('no cell is a formula to a spreadsheet: those that begin like one are numbers', () => {
    const rows: string[][] = parse(csv?.text ?? '');
    const formulas = rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell));
    expect(formulas.filter((cell) => !/^-\d+(?:\.\d+)?$/.test(cell))).toEqual([]);
  });

  test('its version and date are those that the page states', () => {
    expect([file.version, file.date]).toEqual([set.version, set.date]);
  });
});

test('the data package lists each file with its size in bytes and its hash', () => {
  const { resources } = z
    .object({
      resources: z.array(z.object({ path: z.string(), bytes: z.int(), hash: z.string() })),
    })
    .parse(read(PACKAGE_FILE));
  expect(resources.length).toBe(2 * getDataSetFiles().length);
  for (const { path, bytes, hash } of resources) {
    const file = files.get(`/data/${path}`);
    expect(bytes, path).toBe(Buffer.byteLength(file?.text ?? ''));
    expect(hash, path).toBe(`sha256:${file?.hash}`);
  }
});

test('the hash of the schemas is that of the newest version', () => {
  const forms = getDataSets().map(({ id, schema }) => [id, z.toJSONSchema(schema)]);
  const mark = createHash('sha256').update(JSON.stringify(forms)).digest('hex').slice(0, 12);
  expect(
    mark,
    'the form of a record changed: add a change with a higher version to content/open-data.yaml, with this mark',
  ).toBe(getDataVersion().form);
});

test.each([
  ['versions that do not rise', ['1.0.0', '1.0.0'], ['2026-11-23', '2026-11-22'], /1\.0\.0/],
  [
    'tens that are read as text',
    ['1.9.0', '1.10.0'],
    ['2026-11-23', '2026-11-22'],
    /below 1\.9\.0/,
  ],
  ['days out of order', ['1.1.0', '1.0.0'], ['2026-11-21', '2026-11-22'], /newest first/],
  ['a version of two parts', ['1.1', '1.0.0'], ['2026-11-23', '2026-11-22'], /like 1\.2\.3/],
  ['a day that is none', ['1.1.0', '1.0.0'], ['soon', '2026-11-22'], /a day of the calendar/],
])('a list of changes with %s is refused', (_, versions, dates, message) => {
  const changes = versions.map((version, index) => ({
    version,
    date: dates[index],
    text: 'A change.',
    form: 'abc',
  }));
  const { sets } = openDataRecord.get();
  expect(String(openDataRecord.schema.safeParse({ changes, sets }).error)).toMatch(message);
});
