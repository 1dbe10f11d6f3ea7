import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '@/lib/content/content-error';
import { type Evidence, parseEvidence, type RawEvidence } from '@/lib/evidence/read-evidence';
import { peptideRecords } from '@/lib/records/peptides';
import { getReferences } from '@/lib/references/references';

const peptides = peptideRecords.get();

const FILES = ['findings', 'studies', 'subjects', 'status', 'retractions'] as const;

const SOURCES = Object.fromEntries(
  FILES.map((name) => [name, readFileSync(`content/evidence/${name}.json`, 'utf8')]),
);

const references = getReferences();
const context = {
  isKnownReference: (key: string) => references.has(key),
  slugs: new Set(peptides.map(({ slug }) => slug)),
};

/** Hostile or broken values to put in place of a valid one. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
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
    ],
    ...[
      [],
      {},
      [[[[]]]],
      'x'.repeat(100_000),
      '2026-13-45',
      'javascript:alert(1)',
      '../../etc/passwd',
    ],
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
  const read = (raw: RawEvidence): Evidence | undefined => {
    try {
      return parseEvidence(raw, context);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      refused += 1;
      for (const { file, message } of error.problems) {
        expect(file).toMatch(
          /^content\/evidence\/(?:findings|studies|subjects|status|retractions)\.json$/,
        );
        expect(message).not.toMatch(/undefined|\[object|NaN|^$/);
      }
      return undefined;
    }
  };
  // A few entries of each file are enough; thousands of runs over all of them take minutes.
  const whole = Object.fromEntries(FILES.map((name) => [name, JSON.parse(SOURCES[name] ?? '')]));
  const few = (list: unknown[]) => list.filter((_, index) => index % 40 === 0);
  fc.assert(
    fc.property(
      fc.constantFrom(...FILES),
      way,
      fc.constantFrom('replace', 'replace', 'remove', 'rename'),
      hostile,
      (name, place, how, put) => {
        const file: unknown = whole[name];
        const part = Array.isArray(file) && name !== 'status' ? few(file) : file;
        const others = {
          findings: [],
          studies: [],
          subjects: [],
          status: whole.status,
          retractions: whole.retractions,
        };
        read({ ...others, [name]: damage(part, place, how, put) });
      },
    ),
    { seed: 20_261_122, numRuns: 2000 },
  );
  expect(refused).toBeGreaterThan(1000);
});

test('JavaScript names like __proto__ are unknown keys and change nothing', () => {
  const retractions = JSON.parse(SOURCES.retractions ?? '');
  const hostileKeys = JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": 1}');
  expect(() =>
    parseEvidence(
      { findings: [hostileKeys], studies: [], subjects: [], status: [], retractions },
      context,
    ),
  ).toThrow(ContentError);
  expect({}).not.toHaveProperty('isAdmin');
});
