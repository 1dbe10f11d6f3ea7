import path from 'node:path';
import { z } from 'zod';
import type { Records } from '@/lib/content/records';
import { factBoxRecords } from './fact-boxes';
import { figureRecords } from './figures';
import { generalRulesRecord, labelRecords, safetyTopics } from './labels';
import {
  aliasRecords,
  dueRecords,
  libraryRecord,
  productRecords,
  sellersRecord,
  sharePictureRecords,
} from './library';
import { navigationRecord } from './navigation';
import { openDataRecord } from './open-data';
import { peptideRecords } from './peptides';
import {
  caseStudyRecords,
  glossaryRecords,
  infographicRecords,
  paperSubjectRecords,
  protocolRecords,
  researchRecord,
  storageRecord,
} from './resources';
import { searchWordsRecord } from './search-words';
import { searchRecords } from './searches';
import { somethingWentWrongRecord } from './something-went-wrong';
import {
  exampleRecords,
  proofPageRecord,
  selfTestRecords,
  toolPagesRecord,
  toolTextRecords,
} from './tool-texts';
import { verdictRecords } from './verdicts';

/** All records that authors write as YAML. */
export const allRecords: readonly Records<unknown>[] = [
  peptideRecords,
  libraryRecord,
  figureRecords,
  factBoxRecords,
  infographicRecords,
  productRecords,
  glossaryRecords,
  protocolRecords,
  caseStudyRecords,
  storageRecord,
  researchRecord,
  navigationRecord,
  toolTextRecords,
  proofPageRecord,
  sharePictureRecords,
  paperSubjectRecords,
  labelRecords,
  generalRulesRecord,
  safetyTopics,
  aliasRecords,
  searchWordsRecord,
  searchRecords,
  verdictRecords,
  somethingWentWrongRecord,
  dueRecords,
  selfTestRecords,
  toolPagesRecord,
  exampleRecords,
  openDataRecord,
  sellersRecord,
];

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
