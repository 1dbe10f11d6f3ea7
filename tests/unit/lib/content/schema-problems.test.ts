import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '@/lib/content/content-error';
import { toSchemaProblems } from '@/lib/content/schema-problems';
import { referenceSchema } from '@/lib/references/references';

function tell(schema: z.ZodType, value: unknown): string[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return toSchemaProblems('a.json', 'doe-2021', issues).map(formatProblem);
}

test('schema errors are worded for someone who writes JSON', () => {
  const schema = z.strictObject({
    title: z.string().min(1),
    arms: z.array(z.number()).min(2),
    n: z.int(),
    isMaker: z.boolean(),
  });
  expect(tell(schema, { title: '', arms: [1], n: 'ten', maker: true })).toEqual([
    'a.json: doe-2021.title: says nothing; write it, or take it out',
    'a.json: doe-2021.arms: holds too few; at least 2 belong here',
    'a.json: doe-2021.n: expected a number',
    'a.json: doe-2021.isMaker: is missing; add it (true or false)',
    'a.json: doe-2021.maker: unknown key; correct or remove it',
  ]);
});

test('a record of an unknown kind is reported with the known kinds', () => {
  const of = (kind: string) => z.strictObject({ kind: z.literal(kind) });
  const schema = z.discriminatedUnion('kind', [of('forest'), of('groups')]);
  expect(tell(schema, { kind: 'grups' })).toEqual([
    'a.json: doe-2021.kind: expected one of forest, groups',
  ]);
});

test('an author who is neither a person nor a body is reported with the two forms that are allowed', () => {
  expect(tell(referenceSchema.shape.author, [{ given: 'A' }])).toEqual([
    'a.json: doe-2021.0: expected a person as family and given, or a body as literal; nothing else',
  ]);
});
