import type { z } from 'zod';

/** Text that a spreadsheet would run as a formula, or fetch from, on opening a file. */
const FORMULA = /^[=+\-@\t\r]/;

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A table of text: one row for each record, one column for each field. */
export type Table = { columns: string[]; rows: string[][] };

/**
 * Converts records to a table without losing anything: a nested field becomes a column with a dotted name ('seen.url'),
 * a list one cell of JSON, and a missing field an empty cell. Columns are in the order of the JSON schema of a record.
 * With `isWhole`, a nested object is one cell of JSON too. Values are never altered: text that a spreadsheet would run
 * as a formula is rejected, and so is empty text, which would read as missing. Throws an Error that names the field.
 */
export function flattenRecords(
  records: readonly unknown[],
  { schema = {}, isWhole = false }: { schema?: JsonSchema; isWhole?: boolean } = {},
): Table {
  const flat = records.map((record) => new Map(flatten(record, '', isWhole)));
  const filled = new Set(flat.flatMap((cells) => [...cells.keys()]));
  const ordered = listPaths(schema, '').filter((path) => filled.has(path));
  const columns = [...new Set([...ordered, ...filled])];
  return { columns, rows: flat.map((cells) => columns.map((column) => cells.get(column) ?? '')) };
}

/** The paths of all fields in a JSON schema, each field before those nested in it. */
function listPaths(schema: JsonSchema | boolean, path: string): string[] {
  if (typeof schema === 'boolean') return [];
  const { properties = {}, anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const full = path ? `${path}.${name}` : name;
      return [full, ...listPaths(inner, full)];
    }),
    ...[...anyOf, ...oneOf].flatMap((one) => listPaths(one, path)),
  ];
}

function flatten(value: unknown, path: string, isWhole: boolean): [path: string, cell: string][] {
  if (typeof value !== 'object' || value === null) return [[path, formatCell(value, path)]];
  if (Array.isArray(value) || (isWhole && path)) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : flatten(inner, path ? `${path}.${name}` : name, isWhole),
  );
}

function formatCell(value: unknown, path: string): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'string')
    throw new Error(`${path}: ${String(value)} is no value of a record; leave the field out`);
  if (value === '')
    throw new Error(`${path}: is empty; leave the field out where nothing is known`);
  if (FORMULA.test(value))
    throw new Error(
      `${path}: "${value.slice(0, 40)}" begins like a formula, which a spreadsheet would run; begin with a word`,
    );
  return value;
}
