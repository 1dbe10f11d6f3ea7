import path from 'node:path';
import { z } from 'zod';
import type { Records } from '@/lib/content/records';
import { aliasRecords } from './aliases';
import { caseStudyRecords } from './case-studies';
import { exampleRecords } from './developers';
import { dueRecords } from './due';
import { factBoxRecords } from './fact-boxes';
import { figureRecords } from './figures';
import { glossaryRecords } from './glossary';
import { infographicRecords } from './infographics';
import { generalRulesRecord, labelRecords, safetyTopics } from './labels';
import { libraryRecord } from './library';
import { navigationRecord } from './navigation';
import { openDataRecord } from './open-data';
import { paperSubjectRecords } from './paper-subjects';
import { peptideRecords } from './peptides';
import { productRecords } from './products';
import { proofPageRecord } from './proof-page';
import { protocolRecords } from './protocols';
import { researchRecord } from './research';
import { searchWordsRecord } from './search-words';
import { searchRecords } from './searches';
import { selfTestRecords } from './self-tests';
import { sellersRecord } from './sellers';
import { sharePictureRecords } from './share-pictures';
import { somethingWentWrongRecord } from './something-went-wrong';
import { storageRecord } from './storage';
import { toolPagesRecord } from './tool-pages';
import { toolTextRecords } from './tool-texts';
import { verdictRecords } from './verdicts';

/** All records that authors write in YAML. */
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

/** The folder under content of what `scripts/write-schemas.ts` writes for editors. */
export const SCHEMAS = 'schemas';

/** The file under content of the JSON Schema of records, by which editors complete and check them. */
export function schemaFile({ place }: Pick<Records<unknown>, 'place'>): string {
  const name = place.endsWith('/*.yaml') ? path.dirname(place) : place.replace('.yaml', '');
  return `${SCHEMAS}/${path.basename(name)}.schema.json`;
}

/** The schema of records as the text of that file. */
export function formatSchema({ schema }: Pick<Records<unknown>, 'schema'>): string {
  // Of the drafts, editors know the seventh best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  return `${JSON.stringify(json, null, 2)}\n`;
}
