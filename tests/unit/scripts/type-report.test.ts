import { describe, expect, test } from 'vitest';
import { toTypeReport } from '@/scripts/type-report.mjs';

const files: Record<string, string> = {
  'content/peptides/healing.ts': `import type { PeptideRecord } from './types';

export const healing = [
  {
    slug: 'bpc-157',
    name: 'BPC-157',
    cdoe: 'BPC10',
    reconstitution: { vialMg: 10, diluentMl: '2' },
    dosing: {
      injectionTyp: 'Subcutaneous',
    },
    category: 'welness'
    related: [],
  },
] as const satisfies readonly PeptideRecord[];`,
  'content/identity.ts': `export const identities = {
  sermorelin: {
    pubchm: {
      value: '16132413',
    },
  },
  'tb-500': { uniprot: { value: 'P62328' } },
};`,
  'content/calculator.ts': `export const presetVials = [
  { value: '5mg', label: '5mg', unit: 'mg' },
];`,
};

const project = {
  readLines: (file: string) => files[file]?.split('\n') ?? [],
  findType: (name: string) => (name === 'PeptideRecord' ? ' (types.ts:9 says what it holds)' : ''),
};

const tell = (...lines: string[]) => toTypeReport(lines.join('\n'), project).split('\n');

describe('what the compiler says of a record is told by file, line, record, field and remedy', () => {
  const at = (place: string, message: string) =>
    `content/peptides/healing.ts(${place}): ${message}`;
  test.each([
    [
      at(
        '4,3',
        "error TS2741: Property 'code' is missing in type '{ readonly slug: 'bpc-157'; }' but required in type 'PeptideRecord'.",
      ),
      ':4: bpc-157.code: is missing; add it (types.ts:9 says what it holds)',
    ],
    [
      at(
        '4,3',
        "error TS2739: Type '{ readonly slug: 'bpc-157'; }' is missing the following properties from type 'PeptideRecord': code, evidence",
      ),
      ':4: bpc-157: has no code, evidence; add what is missing (types.ts:9 says what it holds)',
    ],
    [
      at(
        '7,5',
        "error TS2353: Object literal may only specify known properties, and 'cdoe' does not exist in type 'PeptideRecord'.",
      ),
      ':7: bpc-157.cdoe: unknown field; correct or remove it (types.ts:9 says what it holds)',
    ],
    [
      at(
        '10,7',
        "error TS2561: Object literal may only specify known properties, but 'injectionTyp' does not exist in type '{ injectionType: string; }'. Did you mean to write 'injectionType'?",
      ),
      ':10: bpc-157.injectionTyp: unknown field; did you mean injectionType?',
    ],
    [
      at('8,23', "error TS2322: Type 'number' is not assignable to type 'string'."),
      ':8: bpc-157.vialMg: expected text in quotes, found a number',
    ],
    [
      at(
        '12,5',
        'error TS2820: Type \'"welness"\' is not assignable to type \'"drive" | "wellness"\'. Did you mean \'"wellness"\'?',
      ),
      ":12: bpc-157.category: expected one of drive, wellness, found 'welness'; did you mean wellness?",
    ],
    [
      at(
        '12,5',
        "error TS2820: Type '\"welness\"' is not assignable to type 'Category'. Did you mean '\"wellness\"'?",
      ),
      ":12: bpc-157.category: expected one of Category, found 'welness'; did you mean wellness?",
    ],
    [
      at('13,5', "error TS2339: Property 'tb' does not exist on type '{}'."),
      ':13: bpc-157.related: there is no "tb"; correct the name here or where it is declared',
    ],
    [
      at('13,5', "error TS1005: ',' expected."),
      ':13: bpc-157: a comma is missing before this line or in it',
    ],
    [
      at('13,5', "error TS2304: Cannot find name 'tb'."),
      ':13: bpc-157.related: "tb" is no name that this file knows; a text stands in quotes',
    ],
    [
      at(
        '13,5',
        'error TS1117: An object literal cannot have multiple properties with the same name.',
      ),
      ':13: bpc-157.related: stands twice in one record; keep one',
    ],
  ])('%s', (line, told) => {
    expect(tell(line)).toEqual(['1 content problem', `  content/peptides/healing.ts${told}`]);
  });
});

test('a record without a name of its own is called by its key', () => {
  const fault =
    "error TS2561: Object literal may only specify known properties, but 'pubchm' does not exist in type 'Identity'. Did you mean to write 'pubchem'?";
  expect(tell(`content/identity.ts(3,5): ${fault}`)[1]).toBe(
    '  content/identity.ts:3: sermorelin.pubchm: unknown field; did you mean pubchem?',
  );
});

test('what follows from a fault of a record is only counted', () => {
  expect(
    tell(
      "app/page.tsx(38,20): error TS2322: Type 'readonly [{ readonly value: \"5mg\"; }]' is not assignable to type 'PresetVial[]'.",
      "    Property 'amount' is missing in type '{ readonly value: '5mg'; }' but required in type 'PresetVial'.",
      "content/calculator.ts(2,3): error TS2741: Property 'amount' is missing in type '{ value: '5mg'; }' but required in type 'PresetVial'.",
      "content/calculator.ts(1,14): error TS2322: Type '{}[]' is not assignable to type 'PresetVial[]'.",
      "    Property 'amount' is missing in type '{ value: '5mg'; }' but required in type 'PresetVial'.",
    ),
  ).toEqual([
    '1 content problem',
    '  content/calculator.ts:2: 5mg.amount: is missing; add it',
    'The compiler names 2 places more, which may follow: npx tsc --noEmit',
  ]);
});

test('a fault of a program stays in the compiler’s words', () => {
  const output =
    "lib/text/slug.ts(3,1): error TS2322: Type 'number' is not assignable to type 'string'.";
  expect(toTypeReport(output, project)).toBe(output);
});
