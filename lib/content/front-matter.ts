import matter from 'gray-matter';
import type { z } from 'zod';
import { checkShape } from './check-shape';
import type { ContentProblem } from './content-error';
import { lineOfField, MarkdownDocument } from './document';

/** A content file by the schema of its front matter, or everything that is wrong with that. */
export function parseDocument<Schema extends z.ZodObject>(
  file: string,
  text: string,
  schema: Schema,
): MarkdownDocument<z.infer<Schema>> | ContentProblem[] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isMissing = !source.startsWith('---\n');
  if (isMissing) return [{ file, line: 1, message: describeFirstLine(source) }];
  const unknown = source.indexOf('\uFFFD');
  if (unknown >= 0) {
    const line = source.slice(0, unknown).split('\n').length;
    return [
      {
        file,
        line,
        message: 'a letter cannot be read; save the file as UTF-8, then type it again',
      },
    ];
  }
  if (!source.includes('\n---', 3)) {
    const message =
      'the front matter has no end; write a line of three dashes below its last field';
    return [{ file, line: 1, message }];
  }
  let raw: { data: unknown; content: string };
  try {
    // Options are passed so that gray-matter's cache, which remembers failed parses as empty, is not used.
    raw = matter(source, { language: 'yaml' });
  } catch (error) {
    return [{ file, ...describeYamlError(error) }];
  }
  if (hasAliases(raw.data)) {
    return [{ file, message: 'the front matter repeats a value by & and *; write it out' }];
  }
  const front = source.slice(0, source.length - raw.content.length);
  const shape = checkShape(file, raw.content, front.split('\n').length);
  if (shape.length > 0) return shape;
  const result = schema.safeParse(restoreDates(front, raw.data));
  if (result.success) return new MarkdownDocument(file, result.data, source, front.length);

  return result.error.issues.flatMap((issue) => {
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'front matter')];
    return fields.map((field) => ({
      file,
      line: lineOfField(source, field) ?? 1,
      field,
      message:
        issue.code === 'unrecognized_keys'
          ? `unknown key; the keys are ${Object.keys(schema.shape).join(', ')}`
          : issue.message,
    }));
  });
}

/** What is wrong with a first line other than '---'. gray-matter would run '---js' as a program. */
function describeFirstLine(source: string): string {
  return /^---+[^\n-]/.test(source)
    ? 'write three dashes and nothing else on the first line: front matter is YAML, no other language'
    : 'front matter is missing: start the file with a line of three dashes';
}

/**
 * Whether a value stands in more than one place of the front matter. A few lines that repeat each other
 * make a value of a billion parts, or one that holds itself.
 */
function hasAliases(data: unknown): boolean {
  const seen = new Set<unknown>();
  const waiting = [data];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (seen.has(value)) return true;
    seen.add(value);
    for (const part of Object.values(value)) waiting.push(part);
  }
  return false;
}

/** A field and the date written behind it, unquoted: `publishedAt: 2026-03-14`, `- {date: 2026-03-14}`. */
const TYPED_DATE = /(?:^|[{,])[ \t]*(?:-[ \t]+)?["']?([\w-]+)["']?:[ \t]+(\d{4}-[^#,}\]\n]*)/gm;

/**
 * Dates as they were typed. YAML would quietly read 2026-02-30 as the second of March, and a day that
 * does not exist is to be refused, not moved.
 */
function restoreDates(frontText: string, data: unknown): unknown {
  const typed = new Map<string, string[]>();
  for (const [, field = '', date = ''] of frontText.matchAll(TYPED_DATE)) {
    typed.set(field, [...(typed.get(field) ?? []), date.trim()]);
  }
  const restore = (value: unknown, field: string): unknown => {
    if (value instanceof Date) return typed.get(field)?.shift() ?? value;
    if (Array.isArray(value)) return value.map((part) => restore(part, field));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, restore(part, name)]),
    );
  };
  return restore(data, '');
}

function describeYamlError(error: unknown): Pick<ContentProblem, 'line' | 'message'> {
  const mark = error instanceof Error && 'mark' in error ? error.mark : undefined;
  const line =
    mark && typeof mark === 'object' && 'line' in mark ? Number(mark.line) + 1 : undefined;
  const reason = error instanceof Error && 'reason' in error ? String(error.reason) : String(error);
  const message = reason.startsWith('duplicated mapping key')
    ? 'this field stands twice; keep one of the two'
    : `the front matter is not valid YAML (${reason}); put a value that holds a colon, a hash or a bracket in quotes`;
  return { line, message };
}
