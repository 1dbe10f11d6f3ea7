import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentDirectory } from './content-directory';
import type { ContentProblem } from './content-error';
import type { MarkdownDocument } from './document';
import { parseDocument } from './front-matter';
import { memoise, onceForText } from './memoise';

/** A file of a collection: the parts of its name, such as its slug, and its document. */
export type Entry<Data> = { name: Record<string, string>; document: MarkdownDocument<Data> };

/** The files of a collection in the order of their names, and what is wrong with those that are not valid. */
export type Read<Data> = {
  entries: readonly Entry<Data>[];
  /** Names of files whose front matter is not valid: their addresses are known, no page is made of them. */
  unread: readonly Record<string, string>[];
  /** The texts of those of them that can be looked at, so that their problems are told in the same run. */
  unreadTexts: readonly MarkdownDocument[];
  problems: readonly ContentProblem[];
};

const NOTHING: Read<never> = { entries: [], unread: [], unreadTexts: [], problems: [] };

export type Collection<Data> = {
  folder: string;
  /** A file by its place under content, 'posts/a.md', and its text; nothing when it belongs to another collection. */
  parse: (place: string, text: string) => Read<Data>;
  /** All files of the folder, read once per process. Throws when the folder cannot be read. */
  read: () => Read<Data>;
};

/**
 * The Markdown files of a folder under content: the one way in which texts are read, whatever their kind.
 * `form` is what a name looks like below the folder, with a named group for each part; `example` is a name
 * that fits it. Files that do not match `select` belong to another collection of the same folder.
 */
export function defineCollection<Schema extends z.ZodObject>({
  folder,
  schema,
  form,
  example,
  select = /\.md$/,
}: {
  folder: string;
  schema: Schema;
  form: RegExp;
  example: string;
  select?: RegExp;
}): Collection<z.infer<Schema>> {
  type Data = z.infer<Schema>;
  const parse = (place: string, text: string): Read<Data> => {
    const name = place.startsWith(`${folder}/`) ? place.slice(folder.length + 1) : '';
    if (!select.test(name)) return NOTHING;
    const file = `content/${place}`;
    const document = parseDocument(file, text, schema);
    const parts = form.exec(name)?.groups;
    const misnamed = parts ? [] : [{ file, message: describeName(example) }];
    if (!('problems' in document))
      return { ...NOTHING, entries: [{ name: { ...parts }, document }], problems: misnamed };
    return {
      ...NOTHING,
      unread: parts ? [parts] : [],
      unreadTexts: document.document ? [document.document] : [],
      problems: [...misnamed, ...document.problems],
    };
  };

  const parseOnce = onceForText(parse);
  const readFile = (place: string): Read<Data> =>
    parseOnce(place, readFileSync(path.join(contentDirectory(), place), 'utf8'));

  const readFolder = (): Read<Data> => {
    const files = listFiles(folder).map(readFile);
    return {
      entries: files.flatMap(({ entries }) => entries),
      unread: files.flatMap(({ unread }) => unread),
      unreadTexts: files.flatMap(({ unreadTexts }) => unreadTexts),
      problems: files.flatMap(({ problems }) => problems),
    };
  };
  return { folder, parse, read: memoise(`${select.source} of ${folder}`, readFolder) };
}

/** The texts of collections that can be looked at, those among them whose front matter is not valid. */
export function toDocuments(reads: readonly Read<unknown>[]): MarkdownDocument[] {
  return reads.flatMap(({ entries, unreadTexts }) => [
    ...entries.map(({ document }) => document),
    ...unreadTexts,
  ]);
}

function describeName(example: string): string {
  return `name the file in lower-case letters, digits and single dashes, like ${example}`;
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(contentDirectory(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}
