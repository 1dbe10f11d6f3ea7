/**
 * Writes content/schemas: the JSON Schema of each kind of record in YAML, by which editors complete and check what
 * authors write. To be run after a change of a schema in lib/records; a test says when it was not.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allRecords, formatSchema, SCHEMAS, schemaFile } from '@/lib/records/all-records';

mkdirSync(join('content', SCHEMAS), { recursive: true });
for (const records of allRecords)
  writeFileSync(join('content', schemaFile(records)), formatSchema(records));
console.log(`content/${SCHEMAS}: ${allRecords.length} schemas written`);
