import { expect, test } from 'vitest';
import { getReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { writeNumbers } from '@/lib/text/typography';

const references = [...getReferences().values()];

test('no two works of the bibliography have the same short name', () => {
  expect(new Set(references.map(getShortName)).size).toBe(references.length);
});

test('facts and summaries of papers have minus signs and thousands separators, like tables', () => {
  const told = references.flatMap(({ custom }) => [...(custom.summary ?? []), ...custom.facts]);
  const texts = told.map(writeNumbers);
  expect(texts.filter((text) => /(?:^|[\s(])-\d/.test(text))).toEqual([]);
  const year = /^(?:19|20)\d\d$/;
  const numbers = texts.flatMap(
    (text) => text.match(/(?<![\p{L}\d.,/-]|\d:)\d{4,}(?![\p{L}\d-])/gu) ?? [],
  );
  const codes = texts.flatMap((text) => text.match(/(?<=\p{Lu}{2} )\d{4,}/gu) ?? []);
  expect(numbers.filter((number) => !year.test(number) && !codes.includes(number))).toEqual([]);
});
