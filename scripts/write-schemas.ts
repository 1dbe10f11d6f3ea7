/**
 * Writes content/schemas: a JSON Schema for each kind of YAML record, with which editors offer completion and
 * validation. Run it after changing a schema in lib/records; a test fails when the files are out of date.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecords, formatSchema, SCHEMAS, schemaFile } from '@/lib/records/all-records';

mkdirSync(join('content', SCHEMAS), { recursive: true });
for (const records of allRecords)
  writeFileSync(join('content', schemaFile(records)), formatSchema(records));
console.log(`content/${SCHEMAS}: ${allRecords.length} schemas written`);
