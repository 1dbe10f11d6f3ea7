import { createHash } from 'node:crypto';
import { z } from 'zod';
import { dataTerms } from '@/content/data-terms';
import { pages } from '@/content/pages';
import { DATA_PATH } from '@/content/paths';
import { site } from '@/content/site';
import { memoise } from '@/lib/content/memoise';
import { CASES_FILE, CASES_SCHEMA_FILE, getCases, toCasesJsonSchema } from '@/lib/proof/cases';
import { type DataSetId, openDataRecord } from '@/lib/records/open-data';
import { formatCsv } from '@/lib/text/csv';
import { type DataSet, getDataSets, getDataVersion } from './data-sets';
import { flattenRecords } from './flatten';

const TYPES = {
  JSON: 'application/json',
  CSV: 'text/csv; charset=utf-8',
  'JSON Schema': 'application/json',
} as const;

/** A file at /data: its path, its type and its content. */
export type DataFile = {
  path: string;
  kind: keyof typeof TYPES;
  type: (typeof TYPES)[keyof typeof TYPES];
  text: string;
  /** The size of the text in UTF-8. */
  bytes: number;
  /** The SHA-256 of the text in UTF-8, in hexadecimal digits. */
  hash: string;
};

/** What /data shows of one data set; `date` is the latest day in its records or in the list of changes. */
export type DataSetFiles = Pick<DataSet, 'title' | 'description'> & {
  id: DataSetId;
  version: string;
  date: string;
  count: number;
  fields: readonly string[];
  files: readonly DataFile[];
};

/** The index of all files, for programs, as a Data Package (datapackage.org). */
export const PACKAGE_FILE = `${DATA_PATH}/datapackage.json`;

/** Every data set with its files, in the order of the page. Throws an Error on a record that no file can hold. */
export const getDataSetFiles: () => readonly DataSetFiles[] = memoise('data-set-files', () => [
  ...getDataSets().map(makeFiles),
  makeCasesFiles(),
]);

/** Every file at /data, by its path. */
export const getDataFiles: () => ReadonlyMap<string, DataFile> = memoise('data-files', () => {
  const all = [...getDataSetFiles().flatMap(({ files }) => files), makePackage()];
  return new Map(all.map((file) => [file.path, file]));
});

function makeFiles({ id, title, description, records, schema }: DataSet): DataSetFiles {
  const { version, date: changed } = getDataVersion();
  const about = { description, version, date: newestDay(records, changed) };
  const path = (ending: string) => `${DATA_PATH}/${id}.${ending}`;
  const named = `${title}, ${site.name}`;
  const table = flattenRecords(records, { schema: z.toJSONSchema(schema) });
  const files = [
    makeJsonFile(path('json'), 'JSON', {
      $schema: path('schema.json'),
      title: named,
      ...about,
      documentation: DATA_PATH,
      terms: dataTerms.text,
      ...(dataTerms.licence && { licence: dataTerms.licence }),
      records,
    }),
    makeFile(path('csv'), 'CSV', formatCsv([table.columns, ...table.rows])),
    makeJsonFile(path('schema.json'), 'JSON Schema', {
      $id: path('schema.json'),
      title: named,
      ...z.toJSONSchema(getFileSchema(schema)),
    }),
  ];
  return { id, title, ...about, count: records.length, fields: table.columns, files };
}

function getFileSchema(record: z.ZodType) {
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

function makeCasesFiles(): DataSetFiles {
  const id = 'reconstitution-cases';
  const { version, date, cases } = getCases();
  // Calculator inputs may begin like a formula: as part of a JSON cell they are never run.
  const { columns, rows } = flattenRecords(cases, { isWhole: true });
  const files = [
    makeJsonFile(CASES_FILE, 'JSON', getCases()),
    makeFile(CASES_FILE.replace(/json$/, 'csv'), 'CSV', formatCsv([columns, ...rows])),
    makeJsonFile(CASES_SCHEMA_FILE, 'JSON Schema', toCasesJsonSchema()),
  ];
  const about = openDataRecord.get().sets[id];
  return { id, ...about, version, date, count: cases.length, fields: columns, files };
}

function makePackage(): DataFile {
  const { version, date } = getDataVersion();
  return makeJsonFile(PACKAGE_FILE, 'JSON', {
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

/** Indented, because people read it too. */
function makeJsonFile(path: string, kind: DataFile['kind'], value: unknown): DataFile {
  return makeFile(path, kind, `${JSON.stringify(value, null, 2)}\n`);
}

function makeFile(path: string, kind: DataFile['kind'], text: string): DataFile {
  const hash = createHash('sha256').update(text).digest('hex');
  return { path, kind, type: TYPES[kind], text, bytes: Buffer.byteLength(text), hash };
}

/** The latest `date` or `reviewedAt` in the records, or `least` if that is later. */
function newestDay(records: readonly unknown[], least: string): string {
  const days = JSON.stringify(records).matchAll(/"(?:date|reviewedAt)":"(\d{4}-\d\d-\d\d)"/g);
  return [...days].reduce((newest, [, day = '']) => (day > newest ? day : newest), least);
}
