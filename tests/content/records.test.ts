import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { allRecords, formatSchema, SCHEMAS, schemaFile } from '@/lib/records/all-records';

const schemas = allRecords.map(schemaFile);

test('the schema files match the records: else npx tsx scripts/write-schemas.ts', () => {
  for (const records of allRecords)
    expect(readFileSync(`content/${schemaFile(records)}`, 'utf8')).toBe(formatSchema(records));
  expect(readdirSync(`content/${SCHEMAS}`)).toEqual(
    schemas.map((file) => path.basename(file)).sort(),
  );
});

test.each(allRecords)(
  'each file of $place names its JSON schema and is valid by it',
  ({ place }) => {
    const schema = schemaFile({ place });
    const ajv = addFormats.default(new Ajv({ allowUnionTypes: true, strictTuples: false }));
    const validate = ajv.compile(JSON.parse(readFileSync(`content/${schema}`, 'utf8')));
    const folder = path.dirname(place);
    const files = place.includes('*')
      ? readdirSync(`content/${folder}`).map((name) => `${folder}/${name}`)
      : [place];
    for (const file of files.filter((name) => name.endsWith('.yaml'))) {
      const text = readFileSync(`content/${file}`, 'utf8');
      const to = path.relative(path.dirname(file), schema);
      const address = to.startsWith('.') ? to : `./${to}`;
      expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${address}`);
      expect(validate(parse(text)), `${file}: ${ajv.errorsText(validate.errors)}`).toBe(true);
    }
  },
);
