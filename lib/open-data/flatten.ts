import { z } from 'zod';

/** A value of a record: what JSON knows, without null. */
type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };

/** What a spreadsheet takes for a formula and would compute, or fetch, on opening a file. */
const FORMULA = /^[=+\-@\t\r]/;

/** A table of text: one row for each record, one column for each field. */
export type Table = { columns: string[]; rows: string[][] };

/**
 * Records as a table that loses nothing: a field inside a field becomes a column under both names with a point
 * between ('seen.url'), a list becomes one cell of JSON, and what a record lacks is an empty cell. Columns stand in
 * the order of the JSON schema of a record. `isWhole`: a field that holds fields is one cell of JSON too. Nothing is altered on the way: a text that a spreadsheet would run as
 * a formula is refused, and so is an empty text, which would read as absent. Throws an Error that names the field.
 */
export function flattenRecords(
  records: readonly unknown[],
  { schema = {}, isWhole = false }: { schema?: object; isWhole?: boolean } = {},
): Table {
  const flat = records.map((record) => flatten(parseValue(record, ''), { isWhole }));
  const columns = sortColumns(flat, schema);
  return { columns, rows: flat.map((cells) => columns.map((column) => cells.get(column) ?? '')) };
}

/** The columns that any record fills, in the order of their schema. */
function sortColumns(flat: readonly ReadonlyMap<string, string>[], schema: unknown): string[] {
  const filled = new Set(flat.flatMap((cells) => [...cells.keys()]));
  const ordered = listPaths(schema, '').filter((path) => filled.has(path));
  return [...new Set([...ordered, ...filled])];
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

function flatten(value: Value, options: { isWhole: boolean }, path = ''): Map<string, string> {
  if (typeof value !== 'object') return new Map([[path, formatCell(value, path)]]);
  if (isList(value) || (options.isWhole && path)) return new Map([[path, JSON.stringify(value)]]);
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...flatten(inner, options, path ? `${path}.${name}` : name),
    ]),
  );
}

function formatCell(value: string | number | boolean, path: string): string {
  if (typeof value === 'string' && value === '')
    throw new Error(`${path}: is empty; leave the field out where nothing is known`);
  if (typeof value === 'string' && FORMULA.test(value))
    throw new Error(
      `${path}: "${value.slice(0, 40)}" begins like a formula, which a spreadsheet would run; begin with a word`,
    );
  return String(value);
}

function isList(value: object): value is readonly Value[] {
  return Array.isArray(value);
}

function parseValue(value: unknown, path: string): Value {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map((item) => parseValue(item, path));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .map(([name, inner]) => [name, parseValue(inner, path ? `${path}.${name}` : name)]),
    );
  throw new Error(`${path}: ${String(value)} is no value of a record; leave the field out`);
}
