import type { z } from 'zod';
import type { ContentProblem } from './content-error';

type Issue = z.core.$ZodIssue;

/** A problem in a part of a value, and the path to the part. */
export type Fault = { way: readonly PropertyKey[]; message: string };

/** Converts schema issues to problems of a JSON file; `field` is `name` and the path, with dots. */
export function toSchemaProblems(
  file: string,
  name: string,
  issues: readonly Issue[],
): ContentProblem[] {
  return toFaults(issues, JSON_WORDS).map(({ way, message }) => {
    const field = [name, ...way.map(String)].filter(Boolean).join('.');
    return { file, ...(field && { field }), message };
  });
}

/** Converts schema issues to problems with a remedy, because Zod's messages only say what was received. */
export function toFaults(issues: readonly Issue[], words = YAML_WORDS): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        way: [...issue.path, key],
        message: issue.message.startsWith('Unrecognized')
          ? 'unknown key; correct or remove it'
          : issue.message,
      }));
    const nearest = issue.code === 'invalid_union' ? findNearest(issue) : undefined;
    if (nearest)
      return toFaults(nearest, words).map((fault) => ({
        ...fault,
        way: [...issue.path, ...fault.way],
      }));
    return [{ way: issue.path, message: describeIssue(issue, words) }];
  });
}

/** Of the variants of a union, returns the issues of the one with the fewest problems. */
function findNearest({
  errors,
  message,
}: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  if (message !== 'Invalid input') return undefined;
  const count = (issues: readonly Issue[]) =>
    issues.reduce(
      (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
      0,
    );
  return [...errors].sort((a, b) => count(a) - count(b))[0];
}

function describeIssue(issue: Issue, words: Words): string {
  if (issue.message.startsWith('Too small: expected string'))
    return 'says nothing; write it, or take it out';
  if (issue.message.startsWith('Too small: expected array'))
    return `holds too few; at least ${issue.code === 'too_small' ? issue.minimum : 1} belong here`;
  const [, kinds] = /^Invalid discriminator value\. Expected (.+)$/.exec(issue.message) ?? [];
  if (kinds) return `expected one of ${kinds.replaceAll(' | ', ', ').replaceAll("'", '')}`;
  const [, expected, received] =
    /^Invalid input: expected (\w+), received (\w+)$/.exec(issue.message) ?? [];
  if (!expected) return issue.message.replace(/^Invalid (?:input|option): /, '');
  return received === 'undefined'
    ? `is missing; add it (${words[expected] ?? expected})`
    : `expected ${words[expected] ?? expected}`;
}

type Words = Readonly<Record<string, string>>;

const YAML_WORDS: Words = {
  string: 'text; in quotes where it is a number, true or false',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  null: 'null',
  array: 'a list, one - a line',
  object: 'fields, one a line',
  record: 'fields, one a line',
  tuple: 'a list in [ ]',
};

const JSON_WORDS: Words = {
  ...YAML_WORDS,
  string: 'text in double quotes',
  number: 'a number',
  int: 'a whole number',
  array: 'a list in [ ]',
  object: 'a record in { }',
  record: 'a record in { }',
};
