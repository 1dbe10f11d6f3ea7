import { libraryCategories } from '@/content/categories';
import type { ContentProblem } from '@/lib/content/content-error';
import { NO_RECORD } from '@/lib/evidence/validate-evidence';
import { sellersRecord } from '@/lib/records/library';
import { type PeptideRecord, peptideRecords } from '@/lib/records/peptides';
import { toPeptideSlug } from '@/lib/text/slug';
import { type Fault, noRecord, validateMolecule, when } from './validate-molecule';

/** What the records are validated against. */
export type RecordContext = {
  isKnownReference: (key: string) => boolean;
  isKnownFinding: (id: string) => boolean;
  /** Slugs that other files name, and the place of each mention. */
  named: readonly (Pick<ContentProblem, 'file' | 'line' | 'column'> & { slug: string })[];
};

/** Validates what the schema of peptide records cannot check: names without a record, and impossible molecules. */
export function validateRecords(
  records: readonly PeptideRecord[],
  context: RecordContext,
): ContentProblem[] {
  const slugs = new Set(records.map(({ slug }) => slug));
  const ofRecords = records.flatMap((record, index) =>
    [
      ...validateName(record, records.slice(0, index)),
      ...validateNamed(record, slugs, context),
      ...validateMolecule(record, records),
      ...findSellers(record),
    ].map(({ field, message, value }) =>
      peptideRecords.problemAt(record.slug, message, { field, value }),
    ),
  );
  const ofOthers = context.named
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ slug, ...at }) => ({ ...at, message: noRecord(slug) }));
  return [...ofRecords, ...ofOthers];
}

function validateName(
  { slug, name, code, library }: PeptideRecord,
  before: readonly PeptideRecord[],
): Fault[] {
  const isTaken = slug === 'category' || libraryCategories.some(({ id }) => id === slug);
  const named = toPeptideSlug(name);
  return [
    ...when(isTaken, { field: 'slug', message: 'is the address of a category; choose another' }),
    ...when(
      before.some((other) => other.code === code),
      { field: 'code', message: `"${code}" is the code of another record; choose another` },
    ),
    ...when(library !== undefined && named !== slug, {
      field: 'slug',
      message: `expected "${named}", made of the name "${name}"`,
    }),
  ];
}

function validateNamed(
  { slug, dosing, evidence, furtherReading = [], halfLife, related = [] }: PeptideRecord,
  slugs: ReadonlySet<string>,
  { isKnownReference, isKnownFinding }: RecordContext,
): Fault[] {
  const cited = {
    'dosing.source.references': dosing.source.references,
    'evidence.references': evidence.references,
    furtherReading,
    'halfLife.references': halfLife && 'references' in halfLife ? halfLife.references : [],
  };
  const finding = halfLife && 'finding' in halfLife ? halfLife.finding : undefined;
  return [
    ...Object.entries(cited).flatMap(([field, keys]) =>
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
    ...when(finding !== undefined && !isKnownFinding(finding), {
      field: 'halfLife.finding',
      message: `"${finding}" is no id of content/evidence/findings.json; correct it, or add the finding`,
    }),
  ];
}

/** Reports an identifier or a mass whose source is a seller's page. */
function findSellers({ identity, publishedMass }: PeptideRecord): Fault[] {
  const { seen: _, form: __, ...identifiers } = identity ?? {};
  const remedy = 'cite a registry, a label or a copy of one, or take it out';
  return [
    ...Object.entries(identifiers).flatMap(([kind, identifier]) =>
      (identifier?.sources ?? [])
        .filter((source) =>
          sellersRecord.get().some((host) => `.${new URL(source).hostname}`.endsWith(`.${host}`)),
        )
        .map((source) => ({
          field: `identity.${kind}`,
          message: `rests on ${new URL(source).hostname}, which sells; ${remedy}`,
        })),
    ),
    ...when(/supplier|seller/i.test(publishedMass?.source ?? ''), {
      field: 'publishedMass.source',
      message: `is that of sellers; ${remedy}`,
    }),
  ];
}
