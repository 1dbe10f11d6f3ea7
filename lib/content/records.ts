import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RecordOf } from '@/lib/text/record-fields';
import { contentDirectory } from './content-directory';
import { ContentError, type ContentProblem } from './content-error';
import { memoise, onceForText } from './memoise';
import { type Fault, toFaults } from './schema-problems';
import { Positions, parseYaml, type Way } from './yaml-file';

/** A field of a record, with dots on the way to it, and a value or field of that name in it. */
type Part = { field?: string; value?: string };

type Place = Pick<ContentProblem, 'file' | 'line' | 'column'>;

/** Records that authors write in YAML below content. Their type is that of their schema. */
export type Records<Value> = {
  /** Their file, 'glossary.yaml', or their files, 'figures/*.yaml'. */
  place: string;
  schema: z.ZodType;
  /** All of them, read once per process. Throws a ContentError with every problem of every file. */
  get: () => Value;
  /** Where the record of a name stands: a field of it ('dosing.doses'), a value in it, else its beginning. */
  at: (name: string, part?: Part) => Place;
  problemAt: (name: string, message: string, part?: Part) => ContentProblem;
};

/** The records of a file that is a list of them, or of several, file by file. Each has a name of its own under `key`. */
export function defineList<Schema extends z.ZodType>(
  place: string,
  record: Schema,
  key: keyof z.infer<Schema> & string,
): Records<readonly RecordOf<Schema>[]> {
  return defineFiles(place, z.array(record), (files) => files.flatMap(({ value }) => value), key);
}

/** The records of a folder, one a file, whose name is the record's `slug`; by their names, unless they are compared. */
export function defineFolder<Schema extends z.ZodType>(
  folder: string,
  record: Schema,
  compare: (a: Named<Schema>, b: Named<Schema>) => number = () => 0,
): Records<readonly Named<Schema>[]> {
  return defineFiles(`${folder}/*.yaml`, record, (files) =>
    files.map(({ name, value }) => Object.assign({ slug: name }, value)).sort(compare),
  );
}

type Named<Schema extends z.ZodType> = RecordOf<Schema> & { readonly slug: string };

/** The one record of a file. */
export function defineRecord<Schema extends z.ZodType>(
  place: string,
  record: Schema,
): Records<RecordOf<Schema>> {
  return defineFiles(place, record, ([file]) => {
    if (!file) throw new Error(`${place} names no file`);
    return file.value;
  });
}

/** What a file holds, and its name without folder and ending. */
type File<Value> = { name: string; value: Value };

type Read<Value> = {
  text: string;
  held?: Value;
  problems: readonly ContentProblem[];
  positions?: Positions;
};

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MISNAMED = 'name the file in lower-case letters, digits and single dashes, like bpc-157.yaml';

function defineFiles<Schema extends z.ZodType, Value>(
  place: string,
  schema: Schema,
  collect: (files: readonly File<z.infer<Schema>>[]) => Value,
  key?: string,
): Records<Value> {
  const isFolder = place.includes('*');
  const toName = (file: string) => path.basename(file, '.yaml');

  const parse = (file: string, text: string): Read<z.infer<Schema>> => {
    if (isFolder && !key && !NAME.test(toName(file)))
      return { text, problems: [{ file, message: MISNAMED }] };
    const parsed = parseYaml(text);
    if ('fault' in parsed) return { text, problems: [{ file, ...parsed.fault }] };
    const { value } = parsed;
    const result = schema.safeParse(value);
    const repeated = key ? findRepeated(value, key) : [];
    if (result.success && repeated.length === 0) return { text, held: result.data, problems: [] };
    const positions = new Positions(text);
    const problems = [...toFaults(result.error?.issues ?? []), ...repeated].map(
      ({ way, message }) => {
        const [index, ...inside] = way;
        const names = key ? [readName(value, index, key), ...inside] : way;
        // The first of a list has the number 0, which is no empty name.
        const field = [isFolder && !key ? toName(file) : '', ...names]
          .filter((step) => step !== '')
          .join('.');
        return { file, ...positions.at(way), ...(field && { field }), message };
      },
    );
    return { text, problems };
  };

  const parseOnce = onceForText(parse);
  const read = (file: string): Read<z.infer<Schema>> => {
    const text = readText(file);
    if (text === undefined) return { text: '', problems: [{ file, message: 'is missing' }] };
    return parseOnce(file, text);
  };

  /** The file that holds the record of a name, and the way to it; none when it is in no file that is right. */
  const find = (name: string): { file: string; way: Way } | undefined => {
    for (const file of listFiles(place)) {
      if (!key) {
        if (!isFolder || toName(file) === name) return { file, way: [] };
        continue;
      }
      const { held } = read(file);
      const index = Array.isArray(held) ? held.findIndex((entry) => entry[key] === name) : -1;
      if (index >= 0) return { file, way: [index] };
    }
    return undefined;
  };

  const at = (name: string, { field = '', value }: Part = {}): Place => {
    const found = find(name);
    if (!found) return { file: `content/${place}` };
    const source = read(found.file);
    source.positions ??= new Positions(source.text);
    const way = [...found.way, ...field.split('.').filter(Boolean)];
    return { file: found.file, ...source.positions.at(way, value) };
  };

  return {
    place,
    schema,
    get: memoise(place, () => {
      const files = listFiles(place);
      const all = files.map((file) => ({ name: toName(file), ...read(file) }));
      const problems = all.flatMap((file) => file.problems);
      if (problems.length > 0) throw new ContentError(problems);
      return collect(
        all.flatMap(({ name, held }) => (held === undefined ? [] : { name, value: held })),
      );
    }),
    at,
    problemAt: (name, message, part) => ({
      ...at(name, part),
      field: [name, part?.field].filter(Boolean).join('.'),
      message,
    }),
  };
}

/** What an entry of a list is called, whatever else is wrong with it. */
function readName(list: unknown, index: unknown, key: string): string {
  const entry: unknown = Array.isArray(list) ? list[Number(index)] : undefined;
  const name: unknown = typeof entry === 'object' && entry ? Reflect.get(entry, key) : undefined;
  if (index === undefined) return '';
  return typeof name === 'string' && name ? name : `record ${Number(index) + 1}`;
}

function findRepeated(list: unknown, key: string): Fault[] {
  if (!Array.isArray(list)) return [];
  const names = list.map((_, index) => readName(list, index, key));
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? {
          way: [index, key],
          message: `"${name}" stands twice; name one of the two otherwise, or take it out`,
        }
      : [],
  );
}

/** The files of a place, 'glossary.yaml' or 'figures/*.yaml', as messages name them. */
function listFiles(place: string): string[] {
  if (!place.includes('*')) return [`content/${place}`];
  const folder = path.dirname(place);
  return readdirSync(path.join(contentDirectory(), folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `content/${folder}/${name}`)
    .sort();
}

/** The text of a file that a message names; nothing where it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    const place = path.relative('content', file);
    return readFileSync(path.join(contentDirectory(), place), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
