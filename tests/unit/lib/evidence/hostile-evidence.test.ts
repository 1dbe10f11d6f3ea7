import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { parseEvidence, type RawEvidence } from '@/lib/evidence/read-evidence';
import { getReferences } from '@/lib/references/references';

const FILES = ['findings', 'studies', 'subjects', 'status', 'retractions'] as const;

const whole = Object.fromEntries(
  FILES.map((name) => [name, JSON.parse(readFileSync(`content/evidence/${name}.json`, 'utf8'))]),
);

/** A few entries of each file, enough to damage: the blends with their parts, and one in forty of the others. */
const some = (list: unknown[]) => list.filter((_, index) => index % 40 === 0);
const statuses: { slug: string; parts?: string[] }[] = whole.status;
const slugs = new Set(statuses.flatMap(({ slug, parts }) => (parts ? [slug, ...parts] : [])));
const few = {
  findings: some(whole.findings),
  studies: some(whole.studies),
  subjects: some(whole.subjects),
  status: statuses.filter(({ slug }) => slugs.has(slug)),
  retractions: whole.retractions,
};

const references = getReferences();
const context = { isKnownReference: (key: string) => references.has(key), slugs };

/** Hostile or broken values to put in place of a valid one. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1e308,
    '',
    ' ',
    'constructor',
    '__proto__',
    '<script>',
    '\0',
    '9'.repeat(400),
    [],
    {},
    [[[[]]]],
    'x'.repeat(100_000),
    '2026-13-45',
    'javascript:alert(1)',
    '../../etc/passwd',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A path into a value: each number, modulo the number of keys, selects one of them. */
const way = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });

/** Changes one part of a value: replaces it, removes it or renames it to an unknown key. */
function damage(
  value: unknown,
  [choice = 0, ...rest]: number[],
  how: string,
  put: unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return put;
  const keys = Object.keys(value);
  const key = keys[choice % Math.max(1, keys.length)];
  if (key === undefined) return put;
  const child: unknown = Reflect.get(value, key);
  if (rest.length > 0 && typeof child === 'object' && child !== null) {
    return withPart(value, key, damage(child, rest, how, put));
  }
  if (how === 'rename') return withPart(value, `${key}s`, child);
  return how === 'remove' ? withPart(value, key, undefined) : withPart(value, key, put);
}

function withPart(value: object, key: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.map((old, index) => (String(index) === key ? part : old));
  return Object.fromEntries([
    ...Object.entries(value).filter(([name]) => name !== key),
    [key, part],
  ]);
}

test('damaged evidence is read, or refused with a file and a message, and throws nothing else', () => {
  let refused = 0;
  const told = new Set<string>();
  const read = (raw: RawEvidence) => {
    try {
      parseEvidence(raw, context);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      refused += 1;
      for (const { file, message } of error.problems) told.add(`${file}: ${message}`);
    }
  };
  const others = { ...few, findings: [], studies: [], subjects: [] };
  fc.assert(
    fc.property(
      fc.constantFrom(...FILES),
      way,
      fc.constantFrom('replace', 'replace', 'remove', 'rename'),
      hostile,
      (name, place, how, put) => {
        read({ ...others, [name]: damage(few[name], place, how, put) });
      },
    ),
    { seed: 20_261_122, numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(1000);
  for (const line of told) {
    expect(line).toMatch(
      /^content\/evidence\/(?:findings|studies|subjects|status|retractions)\.json: ./,
    );
    expect(line).not.toMatch(/undefined|\[object|NaN/);
  }
});

test('JavaScript names like __proto__ are unknown keys and change nothing', () => {
  const { retractions } = whole;
  const hostileKeys = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}');
  expect(() =>
    parseEvidence(
      { findings: [hostileKeys], studies: [], subjects: [], status: [], retractions },
      context,
    ),
  ).toThrow(ContentError);
  expect({}).not.toHaveProperty('isAdmin');
});
