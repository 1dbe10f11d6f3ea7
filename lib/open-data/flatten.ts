import { z } from 'zod';

/** What a spreadsheet takes for a formula and would compute, or fetch, on opening a file. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table of text: one row for each record, one column for each field. */
export type Table = { columns: string[]; rows: string[][] };

/**
 * Records as a table that loses nothing: a field inside a field becomes a column under both names with a point
 * between ('seen.url'), a list becomes one cell of JSON, and what a record lacks is an empty cell. Columns stand in
 * the order of the JSON schema of a record. `isWhole`: a field that holds fields is one cell of JSON too. Nothing is
 * altered on the way: a text that a spreadsheet would run as a formula is refused, and so is an empty text, which would
 * read as absent. Throws an Error that names the field.
 */
export function flattenRecords(
  records: readonly unknown[],
  { schema = {}, isWhole = false }: { schema?: object; isWhole?: boolean } = {},
): Table {
  const flat = records.map((record) => new Map(flatten(record, '', isWhole)));
  const filled = new Set(flat.flatMap((cells) => [...cells.keys()]));
  const ordered = listPaths(schema, '').filter((path) => filled.has(path));
  const columns = [...new Set([...ordered, ...filled])];
  return { columns, rows: flat.map((cells) => columns.map((column) => cells.get(column) ?? '')) };
}

const fieldsSchema = z.object({
  properties: z.record(z.string(), z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
});

/** The paths of all fields that a JSON schema names, a field before those within it. */
function listPaths(schema: unknown, path: string): string[] {
  const { properties = {}, anyOf = [], oneOf = [] } = fieldsSchema.parse(schema);
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
