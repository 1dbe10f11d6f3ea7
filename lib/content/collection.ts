import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { contentDirectory } from './content-directory';
import type { ContentProblem } from './content-error';
import type { MarkdownDocument } from './document';
import { parseDocument } from './front-matter';
import { cacheByText, memoise } from './memoise';

/** A file of a collection: the named parts of its file name, such as the slug, and its document. */
export type Entry<Data> = { name: Record<string, string>; document: MarkdownDocument<Data> };

/** The files of a collection sorted by name, and the problems of invalid ones. */
export type Read<Data> = {
  entries: readonly Entry<Data>[];
  /** Name parts of files with invalid front matter: their paths are known but have no page. */
  unread: readonly Record<string, string>[];
  /** Those of them whose text can be parsed, so that its problems are reported in the same run. */
  unreadTexts: readonly MarkdownDocument[];
  problems: readonly ContentProblem[];
};

const NOTHING: Read<never> = { entries: [], unread: [], unreadTexts: [], problems: [] };

export type Collection<Data> = {
  folder: string;
  /** Parses a file, given its path under content, 'posts/a.md'; empty if it belongs to another collection. */
  parse: (place: string, text: string) => Read<Data>;
  /** Reads all files of the folder, once per process. Throws if the folder cannot be read. */
  read: () => Read<Data>;
};

/**
 * Defines the Markdown files of a folder under content; all texts of the site are read this way. `form` matches a file
 * name below the folder, with a named group for each part; `example` is a name that matches. Files that do not match
 * `select` belong to another collection of the same folder.
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
    const message = `name the file in lower-case letters, digits and single dashes, like ${example}`;
    const misnamed = parts ? [] : [{ file, message }];
    if (!('problems' in document))
      return { ...NOTHING, entries: [{ name: { ...parts }, document }], problems: misnamed };
    return {
      ...NOTHING,
      unread: parts ? [parts] : [],
      unreadTexts: document.document ? [document.document] : [],
      problems: [...misnamed, ...document.problems],
    };
  };

  const parseOnce = cacheByText(parse);
  const readFolder = (): Read<Data> => {
    const files = listFiles(folder).map((place) =>
      parseOnce(place, readFileSync(path.join(contentDirectory(), place), 'utf8')),
    );
    return {
      entries: files.flatMap(({ entries }) => entries),
      unread: files.flatMap(({ unread }) => unread),
      unreadTexts: files.flatMap(({ unreadTexts }) => unreadTexts),
      problems: files.flatMap(({ problems }) => problems),
    };
  };
  return { folder, parse, read: memoise(`${select.source} of ${folder}`, readFolder) };
}

/** Returns the documents of collections, also parsable ones with invalid front matter. */
export function toDocuments(reads: readonly Read<unknown>[]): MarkdownDocument[] {
  return reads.flatMap(({ entries, unreadTexts }) => [
    ...entries.map(({ document }) => document),
    ...unreadTexts,
  ]);
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(contentDirectory(), folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !path.basename(name).startsWith('.'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}
