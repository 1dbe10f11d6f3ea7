import { libraryCategories } from '@/content/categories';
import type { PeptideRecord } from '@/content/peptides/types';
import type { ContentProblem } from '@/lib/content/content-error';
import { findValue, toRecordPlaces } from '@/lib/content/written-records';
import { day } from '@/lib/evidence/schema-parts';
import { NO_RECORD } from '@/lib/evidence/validate-evidence';
import { toPeptideSlug } from '@/lib/text/slug';
import { type Fault, FOLDER, noRecord, validateMolecule } from './validate-molecule';

/** What the records are held against. */
export type RecordContext = {
  isKnownReference: (key: string) => boolean;
  isKnownFinding: (id: string) => boolean;
  /** Slugs that other files name, and where each is named: 'content/products.yaml'. */
  named: readonly { file: string; line?: number; slug: string }[];
};

const DECIMAL = /^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with records of peptides that their types cannot say: names that nothing has, numbers and days that
 * are none, molecules that cannot be. Each names the file, the line and the remedy.
 */
export function validateRecords(
  records: readonly PeptideRecord[],
  context: RecordContext,
): ContentProblem[] {
  const place = toRecordPlaces(FOLDER, 'slug');
  const slugs = new Set(records.map(({ slug }) => slug));
  const ofRecords = records.flatMap((record, index) =>
    [
      ...validateName(record, records.slice(0, index)),
      ...validateNamed(record, slugs, context),
      ...validateAmounts(record),
      ...validateDays(record),
      ...validateMolecule(record, records),
    ].map(({ field, message, value }) => ({
      ...place(record.slug, field, value),
      field: `${record.slug}.${field}`,
      message,
    })),
  );
  const ofOthers = context.named
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ slug, ...at }) => ({
      ...(at.line ? at : findValue(at.file, slug)),
      message: noRecord(slug),
    }));
  return [...ofRecords, ...ofOthers];
}

function validateName(
  { slug, name, code, library }: PeptideRecord,
  before: readonly PeptideRecord[],
): Fault[] {
  const isTaken = slug === 'category' || libraryCategories.some(({ id }) => id === slug);
  return [
    ...(SLUG.test(slug)
      ? []
      : [{ field: 'slug', message: 'expected lower-case letters, digits and single dashes' }]),
    ...(isTaken
      ? [{ field: 'slug', message: 'is the address of a category; choose another' }]
      : []),
    ...(before.some((other) => other.slug === slug)
      ? [{ field: 'slug', message: 'stands twice; give one of the two records another slug' }]
      : []),
    ...(before.some((other) => other.code === code)
      ? [{ field: 'code', message: `"${code}" is the code of another record; choose another` }]
      : []),
    ...(library && toPeptideSlug(name) !== slug
      ? [
          {
            field: 'slug',
            message: `expected "${toPeptideSlug(name)}", made of the name "${name}"`,
          },
        ]
      : []),
  ];
}

function validateNamed(
  { slug, dosing, evidence, furtherReading = [], halfLife, related = [] }: PeptideRecord,
  slugs: ReadonlySet<string>,
  { isKnownReference, isKnownFinding }: RecordContext,
): Fault[] {
  const cited = [
    { field: 'dosing.source.references', keys: dosing.source.references },
    { field: 'evidence.references', keys: evidence.references },
    { field: 'furtherReading', keys: furtherReading },
    {
      field: 'halfLife.references',
      keys: halfLife && 'references' in halfLife ? halfLife.references : [],
    },
  ];
  return [
    ...cited.flatMap(({ field, keys }) =>
      keys
        .filter((key) => !isKnownReference(key))
        .map((value) => ({ field, value, message: `"${value}": ${NO_RECORD}` })),
    ),
    ...related
      .filter((other) => !slugs.has(other) || other === slug)
      .map((value) => ({
        field: 'related',
        value,
        message: value === slug ? 'names the record itself; take it out' : noRecord(value),
      })),
    ...(halfLife && 'finding' in halfLife && !isKnownFinding(halfLife.finding)
      ? [
          {
            field: 'halfLife.finding',
            message: `"${halfLife.finding}" is no id of content/evidence/findings.json; correct it, or add the finding`,
          },
        ]
      : []),
  ];
}

function validateAmounts({ reconstitution, dosing }: PeptideRecord): Fault[] {
  const amounts = [
    ...('vialMg' in reconstitution
      ? [
          { field: 'reconstitution.vialMg', value: reconstitution.vialMg },
          { field: 'reconstitution.diluentMl', value: reconstitution.diluentMl },
        ]
      : []),
    ...dosing.doses.map(({ amount }) => ({ field: 'dosing.doses', value: amount })),
  ];
  return amounts
    .filter(({ value }) => !DECIMAL.test(value))
    .map(({ field, value }) => ({
      field,
      value,
      message: `"${value}" is no number as this site writes it, like 10 or 0.25, without its unit`,
    }));
}

function validateDays({ reviewedAt, changes = [] }: PeptideRecord): Fault[] {
  return [
    ...(reviewedAt === undefined ? [] : [{ field: 'reviewedAt', value: reviewedAt }]),
    ...changes.map(({ date }) => ({ field: 'changes', value: date })),
  ]
    .filter(({ value }) => !day.safeParse(value).success)
    .map(({ field, value }) => ({
      field,
      value,
      message: `"${value}" is no day of the calendar, like 2026-11-22`,
    }));
}
