import { z } from 'zod';
import { ContentError } from '@/lib/content/content-error';
import { memoise } from '@/lib/content/memoise';
import { toSchemaProblems } from '@/lib/content/schema-problems';
import { getEvidence, getFindings, getStudies } from '@/lib/evidence/evidence';
import { armSchema, findingSchema, studySchema } from '@/lib/evidence/evidence-schema';
import { blendStatusSchema, substanceStatusSchema } from '@/lib/evidence/status-schema';
import { getTerms } from '@/lib/glossary/glossary';
import { type DataChange, type DataSetId, openDataRecord } from '@/lib/records/open-data';
import { getReferences, referenceSchema } from '@/lib/references/references';
import { getPeptideRecords, peptideRecordSchema } from './peptide-record';

/** One data set at /data. */
export type DataSet = {
  id: DataSetId;
  title: string;
  description: string;
  records: readonly unknown[];
  /** The schema of one record, the same that validates the content if there is one. */
  schema: z.ZodType;
};

const words = z.string().min(1);

/** One group of a result, with the id of the result. */
const armRecordSchema = z.strictObject({
  finding: words.describe('The id of the result.'),
  arm: z
    .int()
    .positive()
    .describe('Its place in the result; 1 is the treated group where groups were compared.'),
  ...armSchema.shape,
});

const termSchema = z.strictObject({
  term: words,
  definition: words,
  aliases: z.array(words).optional().describe('Other names of the same thing.'),
  seeAlso: z.array(words).optional().describe('Terms that it is near to.'),
});

type Source = Pick<DataSet, 'schema'> & { read: () => readonly unknown[] };

const sources: Record<Exclude<DataSetId, 'reconstitution-cases'>, Source> = {
  peptides: { schema: peptideRecordSchema, read: getPeptideRecords },
  findings: { schema: findingSchema, read: getFindings },
  arms: {
    schema: armRecordSchema,
    read: () =>
      getFindings().flatMap(({ id, arms }) =>
        arms.map((arm, index) => ({ finding: id, arm: index + 1, ...arm })),
      ),
  },
  studies: { schema: studySchema, read: getStudies },
  status: {
    schema: z.union([substanceStatusSchema, blendStatusSchema]),
    read: () => getEvidence().statuses,
  },
  references: { schema: referenceSchema, read: () => [...getReferences().values()] },
  glossary: { schema: termSchema, read: getTerms },
};

/** All data sets except the calculator's test cases, whose file has its own format. Throws a ContentError. */
export const getDataSets: () => readonly DataSet[] = memoise('data-sets', () =>
  (Object.keys(sources) as (keyof typeof sources)[]).map((id) => {
    const { schema, read } = sources[id];
    // The schema also sets the order of the fields.
    const { data, error } = z.array(schema).safeParse(read());
    if (error)
      throw new ContentError(toSchemaProblems(`the records of /data/${id}.json`, '', error.issues));
    return { id, ...openDataRecord.get().sets[id], schema, records: data };
  }),
);

/** The newest change, whose version is the version of the data. Throws if there is none. */
export function getDataVersion(): DataChange {
  const [newest] = openDataRecord.get().changes;
  if (!newest) throw new Error('content/open-data.yaml has no change; add one with its version');
  return newest;
}
