import { z } from 'zod';
import { ContentError, type ContentProblem } from '@/lib/content/content-error';
import { readAs } from '@/lib/content/json-file';
import { memoise } from '@/lib/content/memoise';
import { readReferenceKeys } from '@/lib/references/references';
import { type CasesFile, casesFileSchema } from './case-schema';

/** The path of the file under content/. */
export const CASES_PLACE = 'proof/reconstitution-cases.json';

/** The paths of the open test cases and of their JSON schema. */
export const CASES_FILE = '/data/reconstitution-cases.json';
export const CASES_SCHEMA_FILE = '/data/reconstitution-cases.schema.json';

/** The open test cases. Throws a ContentError that lists every fault of their file. */
export const getCases: () => CasesFile = memoise('reconstitution-cases', () => {
  const file = readAs(casesFileSchema, CASES_PLACE);
  const problems = validateCases(file);
  if (problems.length > 0) throw new ContentError(problems);
  return file;
});

/** The schema of the file of cases as a JSON schema (draft 2020-12). */
export function toCasesJsonSchema(): object {
  return {
    $id: CASES_SCHEMA_FILE,
    title: 'Reconstitution cases',
    ...z.toJSONSchema(casesFileSchema),
  };
}

/** Checks what the schema cannot: ids are unique, faults and sources are known. */
export function validateCases({ cases, faults }: CasesFile): ContentProblem[] {
  const { isKnownReference } = readReferenceKeys();
  const seen = new Set<string>();
  return cases.flatMap((item) => {
    const { id, source } = item;
    const wrong = 'wrong' in item ? Object.keys(item.wrong ?? {}) : [];
    const messages = [
      ...(seen.has(id) ? ['this id occurs twice'] : []),
      ...wrong
        .filter((fault) => !Object.hasOwn(faults, fault))
        .map((fault) => `names the fault ${fault}, which is not in the list of faults`),
      ...(source && !source.startsWith('https://') && !isKnownReference(source)
        ? [`its source ${source} is neither an https address nor a key of the bibliography`]
        : []),
    ];
    seen.add(id);
    return messages.map((message) => ({ file: `content/${CASES_PLACE}`, field: id, message }));
  });
}
