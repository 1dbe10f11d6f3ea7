import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dataTerms } from '@/content/data-terms';
import { pages } from '@/content/pages';
import { DATA_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { memoise } from '@/lib/content/memoise';
import { CASES_FILE, CASES_SCHEMA_FILE, getCases } from '@/lib/proof/cases';
import { formatCsv } from '@/lib/text/csv';
import { type DataSet, type DataSetId, getCasesSet, getDataSets } from './data-sets';
import { toTable } from './flatten';
import { getDataVersion } from './versions';

/** The types that files at /data are served with. */
const TYPES = { json: 'application/json', csv: 'text/csv; charset=utf-8' } as const;

/** A file at /data: its address, its type, what it holds. */
export type DataFile = {
  path: string;
  kind: 'JSON' | 'CSV' | 'JSON Schema';
  type: (typeof TYPES)[keyof typeof TYPES];
  text: string;
  /** Of the text in UTF-8. */
  bytes: number;
  /** SHA-256 of the same, in hexadecimal digits. */
  hash: string;
};

/** What /data says of one kind of records; `date` is the newest day that they or the list of changes state. */
export type DataSetFiles = Pick<DataSet, 'title' | 'description'> & {
  id: DataSetId;
  version: string;
  date: string;
  count: number;
  fields: readonly string[];
  files: readonly DataFile[];
};

/** The list of all files for programs, as a Data Package (datapackage.org). */
export const PACKAGE_FILE = `${DATA_PATH}/datapackage.json`;

/** Every kind of records with its files, in the order of the page. Throws an Error on a record that no file can hold. */
export const getDataSetFiles: () => readonly DataSetFiles[] = memoise('data-set-files', () => [
  ...getDataSets().map(toFiles),
  toCasesFiles(),
]);

/** Every file at /data by its address. */
export const getDataFiles: () => ReadonlyMap<string, DataFile> = memoise('data-files', () => {
  const all = [...getDataSetFiles().flatMap(({ files }) => files), toPackage()];
  return new Map(all.map((file) => [file.path, file]));
});

function toFiles({ id, title, description, records, schema }: DataSet): DataSetFiles {
  const version = getDataVersion();
  const date = newestDay(records, version.date);
  const path = (ending: string) => `${DATA_PATH}/${id}.${ending}`;
  const head = { title: `${title}, ${site.name}`, description, version: version.version, date };
  const table = toTable(records, { schema: z.toJSONSchema(schema) });
  return {
    id,
    title,
    description,
    version: version.version,
    date,
    count: records.length,
    fields: table.columns,
    files: [
      toFile(path('json'), 'JSON', {
        $schema: path('schema.json'),
        ...head,
        documentation: DATA_PATH,
        terms: dataTerms.text,
        ...(dataTerms.licence && { licence: dataTerms.licence }),
        records,
      }),
      toCsvFile(path('csv'), table),
      toFile(path('schema.json'), 'JSON Schema', {
        $id: path('schema.json'),
        title: head.title,
        ...z.toJSONSchema(toFileSchema(schema)),
      }),
    ],
  };
}

/** The form of a file of records. */
function toFileSchema(record: z.ZodType) {
  return z.strictObject({
    $schema: z.string(),
    title: z.string(),
    description: z.string(),
    version: z.string().regex(/^\d+\.\d+\.\d+$/),
    date: z.iso.date().describe('The newest day that the records or the list of changes state.'),
    documentation: z.string(),
    terms: z.string().describe('What may be done with the file.'),
    licence: z.strictObject({ name: z.string(), url: z.url() }).optional(),
    records: z.array(record),
  });
}

function toCasesFiles(): DataSetFiles {
  const { id, title, description, version, date, records, schema } = getCasesSet();
  // What is typed into a calculator may begin like a formula: whole, it is a text within JSON.
  const table = toTable(records, { isWhole: true });
  return {
    id,
    title,
    description,
    version,
    date,
    count: records.length,
    fields: table.columns,
    files: [
      toFile(CASES_FILE, 'JSON', getCases()),
      toCsvFile(CASES_FILE.replace(/json$/, 'csv'), table),
      toFile(CASES_SCHEMA_FILE, 'JSON Schema', schema),
    ],
  };
}

function toPackage(): DataFile {
  const { version, date } = getDataVersion();
  return toFile(PACKAGE_FILE, 'JSON', {
    name: 'amide-academy-data',
    title: pages.data.title,
    description: `${pages.data.description} ${dataTerms.text}`,
    version,
    created: `${date}T00:00:00Z`,
    ...(dataTerms.licence && {
      licenses: [{ title: dataTerms.licence.name, path: dataTerms.licence.url }],
    }),
    resources: getDataSetFiles().flatMap(({ id, title, description, files }) =>
      files
        .filter(({ kind }) => kind !== 'JSON Schema')
        .map(({ path, kind, type, bytes, hash }) => ({
          name: `${id}-${kind.toLowerCase()}`,
          path: path.slice(DATA_PATH.length + 1),
          title,
          description,
          format: kind.toLowerCase(),
          mediatype: type.split(';')[0],
          encoding: 'utf-8',
          bytes,
          hash: `sha256:${hash}`,
        })),
    ),
  });
}

/** Indented, since people read it too. */
function toFile(path: string, kind: DataFile['kind'], value: unknown): DataFile {
  return withSize({ path, kind, type: TYPES.json, text: `${JSON.stringify(value, null, 2)}\n` });
}

function toCsvFile(path: string, { columns, rows }: ReturnType<typeof toTable>): DataFile {
  return withSize({ path, kind: 'CSV', type: TYPES.csv, text: formatCsv([columns, ...rows]) });
}

function withSize(file: Pick<DataFile, 'path' | 'kind' | 'type' | 'text'>): DataFile {
  const data = Buffer.from(file.text);
  return {
    ...file,
    bytes: data.length,
    hash: createHash('sha256').update(data).digest('hex'),
  };
}

/** The newest of the days on which something was read or checked, as records state them, and of `least`. */
function newestDay(records: readonly unknown[], least: string): string {
  const days = JSON.stringify(records).matchAll(/"(?:date|reviewedAt)":"(\d{4}-\d\d-\d\d)"/g);
  return [...days].reduce((newest, [, day = '']) => (day > newest ? day : newest), least);
}
