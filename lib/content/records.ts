import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { RecordOf } from '@/lib/text/record-fields';
import { contentDirectory } from './content-directory';
import { ContentError, type ContentProblem } from './content-error';
import { cacheByText, memoise } from './memoise';
import { type Fault, toFaults } from './schema-problems';
import { createLocate, type Locate, parseYaml, type Way } from './yaml-file';

/** A field of a record, as a dotted path, and optionally a value or field name within it. */
type Part = { field?: string; value?: string };

type Place = Pick<ContentProblem, 'file' | 'line' | 'column'>;

/** Records that authors write as YAML under content, typed by their schema. */
export type Records<Value> = {
  /** Their file, 'glossary.yaml', or their files, 'figures/*.yaml'. */
  place: string;
  schema: z.ZodType;
  /** Returns all of them, read once per process. Throws a ContentError with all problems. */
  get: () => Value;
  /** Returns the location of a record, or of a field ('dosing.doses') or a value in it. */
  at: (name: string, part?: Part) => Place;
  problemAt: (name: string, message: string, part?: Part) => ContentProblem;
};

/** Defines records that are lists in one file or several. `key` is the field with each record's unique name. */
export function defineList<Schema extends z.ZodType>(
  place: string,
  record: Schema,
  key: keyof z.infer<Schema> & string,
): Records<readonly RecordOf<Schema>[]> {
  return defineFiles(place, z.array(record), (files) => files.flatMap(({ value }) => value), key);
}

/** Defines records with one file each, whose name becomes `slug`; sorted by file name or by `compare`. */
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

/** Defines a file that is a single record. */
export function defineRecord<Schema extends z.ZodType>(
  place: string,
  record: Schema,
): Records<RecordOf<Schema>> {
  return defineFiles(place, record, ([file]) => {
    if (!file) throw new Error(`${place} names no file`);
    return file.value;
  });
}

/** The value of a file, and its base name without extension. */
type File<Value> = { name: string; value: Value };

type Read<Value> = { held?: Value; problems: readonly ContentProblem[]; locate: Locate };

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
    const locate = createLocate(text);
    if (isFolder && !key && !NAME.test(toName(file)))
      return { problems: [{ file, message: MISNAMED }], locate };
    const parsed = parseYaml(text);
    if ('fault' in parsed) return { problems: [{ file, ...parsed.fault }], locate };
    const { value } = parsed;
    const result = schema.safeParse(value);
    const repeated = key ? findRepeated(value, key) : [];
    if (result.success && repeated.length === 0) return { held: result.data, problems: [], locate };
    const problems = [...toFaults(result.error?.issues ?? []), ...repeated].map(
      ({ way, message }) => {
        const [index, ...inside] = way;
        const names = key ? [readName(value, index, key), ...inside] : way;
        // The first index of a list is 0, which must not be filtered out.
        const field = [isFolder && !key ? toName(file) : '', ...names]
          .filter((step) => step !== '')
          .join('.');
        return { file, ...locate(way), ...(field && { field }), message };
      },
    );
    return { problems, locate };
  };

  const parseOnce = cacheByText(parse);
  const read = (file: string): Read<z.infer<Schema>> => {
    const text = readText(file);
    if (text !== undefined) return parseOnce(file, text);
    return { problems: [{ file, message: 'is missing' }], locate: createLocate('') };
  };

  /** Returns the path of a record in a file by its name; undefined if it is not there or the file is invalid. */
  const findIn = (file: string, name: string): Way | undefined => {
    if (!key) return !isFolder || toName(file) === name ? [] : undefined;
    const { held } = read(file);
    const index = Array.isArray(held) ? held.findIndex((entry) => entry[key] === name) : -1;
    return index === -1 ? undefined : [index];
  };

  const at = (name: string, { field = '', value }: Part = {}): Place => {
    for (const file of listFiles(place)) {
      const way = findIn(file, name);
      const steps = field.split('.').filter(Boolean);
      if (way) return { file, ...read(file).locate([...way, ...steps], value) };
    }
    return { file: `content/${place}` };
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

/** Returns the name of a list entry even if the entry is invalid, else 'record' and its number. */
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
          message: `"${name}" occurs twice; rename one of the two, or take it out`,
        }
      : [],
  );
}

/** Lists the files of a place, 'glossary.yaml' or 'figures/*.yaml', with the prefix 'content/'. */
function listFiles(place: string): string[] {
  if (!place.includes('*')) return [`content/${place}`];
  const folder = path.dirname(place);
  return readdirSync(path.join(contentDirectory(), folder))
    .filter((name) => name.endsWith('.yaml') && !name.startsWith('.'))
    .map((name) => `content/${folder}/${name}`)
    .sort();
}

/** Reads a file by its path in messages, 'content/…'; undefined if it cannot be read. */
export function readText(file: string): string | undefined {
  try {
    const place = path.relative('content', file);
    return readFileSync(path.join(contentDirectory(), place), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
