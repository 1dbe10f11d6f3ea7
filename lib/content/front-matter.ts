import type { z } from 'zod';
import { checkShape } from './check-shape';
import type { ContentProblem } from './content-error';
import { lineOfField, MarkdownDocument } from './document';
import { describeUnreadable, parseYaml } from './yaml-file';

const FENCE = '---\n';

/**
 * Parses a content file and validates its front matter. Returns the document, or its problems; if
 * only the schema fails, also a document without data, so that its text can still be checked.
 */
export function parseDocument<Schema extends z.ZodObject>(
  file: string,
  text: string,
  schema: Schema,
): MarkdownDocument<z.infer<Schema>> | { problems: ContentProblem[]; document?: MarkdownDocument } {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const fail = (message: string, line = 1) => ({ problems: [{ file, line, message }] });
  if (!source.startsWith(FENCE)) {
    const { message, line } = describeUnreadable(source) ?? { message: describeFirstLine(source) };
    return fail(message, line);
  }
  const end = source.indexOf('\n---', 3);
  if (end === -1)
    return fail('the front matter has no end; write a line of three dashes below its last field');
  const parsed = parseYaml(source.slice(FENCE.length, end));
  if ('fault' in parsed) {
    const { line, ...fault } = parsed.fault;
    return { problems: [{ file, ...fault, ...(line && { line: line + 1 }) }] };
  }
  const front = source.slice(0, end + FENCE.length + (source[end + FENCE.length] === '\n' ? 1 : 0));
  const body = source.slice(front.length);
  const unreadable = describeUnreadable(body);
  const line = front.split('\n').length;
  if (unreadable) return fail(unreadable.message, unreadable.line + line - 1);
  const shape = checkShape(file, body, line);
  if (shape.length > 0) return { problems: shape };
  const result = schema.safeParse(parsed.value ?? {});
  if (result.success) return new MarkdownDocument(file, result.data, source, front.length);

  const problems = result.error.issues.flatMap((issue) => {
    const fields =
      issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? 'front matter')];
    return fields.map((field) => {
      const line = lineOfField(source, field);
      const message =
        issue.code === 'unrecognized_keys'
          ? `unknown key; the keys are ${Object.keys(schema.shape).join(', ')}`
          : issue.message.replace(/^expected /, line ? '$&' : 'is missing; add ');
      return { file, line: line ?? 1, field, message };
    });
  });
  return { problems, document: new MarkdownDocument(file, undefined, source, front.length) };
}

/** Returns what is wrong with a first line other than '---'. Some tools execute '---js'. */
function describeFirstLine(source: string): string {
  return /^---+[^\n-]/.test(source)
    ? 'write three dashes and nothing else on the first line: front matter is YAML, no other language'
    : 'front matter is missing: start the file with a line of three dashes';
}
