import type { z } from 'zod';
import type { ContentProblem } from './content-error';

/** What a schema finds wrong with a value of a file, each named by `name` and the way to it, with dots between. */
export function toSchemaProblems(
  file: string,
  name: string,
  issues: readonly z.core.$ZodIssue[],
): ContentProblem[] {
  return issues.map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? [issue.keys.join(', ')] : [];
    const field = [name, ...issue.path.map(String), ...keys].filter(Boolean).join('.');
    return { file, ...(field && { field }), message: describeIssue(issue) };
  });
}

/** What is wrong and what to do; the words of the library say only what its parser received. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'unknown key; correct or remove it';
  if (issue.message.startsWith('Too small: expected string'))
    return 'says nothing; write it, or take it out';
  if (issue.message.startsWith('Too small: expected array'))
    return `holds too few; at least ${issue.code === 'too_small' ? issue.minimum : 1} belong here`;
  const [, expected, received] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(issue.message) ?? [];
  if (!expected) return issue.message.replace(/^Invalid (?:input|option): /, '');
  return received === 'undefined'
    ? `is missing; add it (${WORDS[expected] ?? expected})`
    : `expected ${WORDS[expected] ?? expected}`;
}

/** The kinds of values in words of someone who writes JSON. */
const WORDS: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
  tuple: 'a list in [ ]',
};
