import path from 'node:path';
import { z } from 'zod';
import type { Records } from '@/lib/content/records';
import * as factBoxes from './fact-boxes';
import * as figures from './figures';
import * as labels from './labels';
import * as library from './library';
import * as navigation from './navigation';
import * as openData from './open-data';
import * as peptides from './peptides';
import * as resources from './resources';
import * as searchWords from './search-words';
import * as searches from './searches';
import * as somethingWentWrong from './something-went-wrong';
import * as toolTexts from './tool-texts';
import * as verdicts from './verdicts';

/** All records that authors write as YAML: whatever these modules define. */
export const allRecords: readonly Records<unknown>[] = [
  factBoxes,
  figures,
  labels,
  library,
  navigation,
  openData,
  peptides,
  resources,
  searchWords,
  searches,
  somethingWentWrong,
  toolTexts,
  verdicts,
].flatMap((module) => Object.values(module).filter(isRecords));

function isRecords(value: object): value is Records<unknown> {
  return 'problemAt' in value;
}

/** The folder under content that `scripts/write-schemas.ts` writes the JSON Schemas to. */
export const SCHEMAS = 'schemas';

/** Returns the path, under content, of the JSON Schema with which editors complete and check records. */
export function schemaFile({ place }: Pick<Records<unknown>, 'place'>): string {
  const name = place.endsWith('/*.yaml') ? path.dirname(place) : place.replace('.yaml', '');
  return `${SCHEMAS}/${path.basename(name)}.schema.json`;
}

/** Formats the schema of records as JSON Schema. */
export function formatSchema({ schema }: Pick<Records<unknown>, 'schema'>): string {
  // Draft 7 has the best editor support.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return `${JSON.stringify(json, null, 2)}\n`;
}
