import type { Reference } from '@/lib/references/references';
import { day } from './schema-parts';
import type { RetractionCheck } from './status-schema';

type RetractionNotice = RetractionCheck['notices'][number];

/** A row of the Retraction Watch data, keyed by the column names of its public CSV. */
export type RetractionRow = Readonly<Record<string, string | undefined>>;

const KINDS: Record<string, RetractionNotice['kind'] | undefined> = {
  Retraction: 'retraction',
  'Expression of concern': 'concern',
  Correction: 'correction',
};

/** Somewhat fewer rows than the data had when it was made public, in September 2023. */
const USUAL_ROWS = 40_000;

/**
 * Matches the bibliography with rows of the Retraction Watch data of the day `dataOf`, by DOI and PMID. Known notices
 * are kept; a row adds none if its record already has one of the same kind. `today` as '2026-11-22'. Throws when the
 * data cannot be that of `dataOf`, is a part of a file, or does not date a new notice.
 */
export function compareRetractions(
  references: readonly Reference[],
  rows: readonly RetractionRow[],
  { known, dataOf, today }: { known: RetractionCheck; dataOf: string; today: string },
): RetractionCheck {
  if (!day.safeParse(dataOf).success || dataOf > today)
    throw new Error(`"${dataOf}" is no day up to today; give the day of the data, like 2026-08-21`);
  const { rows: usual = USUAL_ROWS } = known;
  if (rows.length < 0.9 * usual)
    throw new Error(`${rows.length} rows are a part of the data: there were ${usual} already`);
  const keys = new Map<string, string>();
  for (const { id, DOI, PMID } of references) {
    if (DOI) keys.set(DOI.toLowerCase(), id);
    if (PMID) keys.set(`pmid ${PMID}`, id);
  }
  const found = rows.flatMap((row): RetractionNotice[] => {
    const kind = KINDS[row.RetractionNature?.trim() ?? ''];
    const reference =
      keys.get(row.OriginalPaperDOI?.trim().toLowerCase() ?? '') ??
      keys.get(`pmid ${row.OriginalPaperPubMedID?.trim()}`);
    if (!kind || !reference) return [];
    const isKnown = known.notices.some(
      (notice) => notice.reference === reference && notice.kind === kind,
    );
    if (isKnown) return [];
    const date = toIsoDay(row.RetractionDate);
    if (!date)
      throw new Error(
        `the ${kind} of ${reference} has no date in the data; look it up and add the notice by hand`,
      );
    const doi = row.RetractionDOI?.trim();
    return [
      {
        reference,
        kind,
        date,
        notice: doi?.startsWith('10.') ? { DOI: doi, URL: `https://doi.org/${doi}` } : {},
        what: `Reasons as the data gives them: ${toReasons(row.Reason)}.`,
        seen: { source: `Retraction Watch data of ${dataOf}`, kind: 'registry', date: today },
      },
    ];
  });
  return {
    ...known,
    comparedWith: 'Retraction Watch data',
    dataOf,
    checkedAt: today,
    rows: rows.length,
    byDoi: references.filter(({ DOI }) => DOI).length,
    byTopic: 0,
    notices: [...known.notices, ...found],
  };
}

/** Converts a date as the data writes it: '5/30/2025 0:00' → '2025-05-30'. */
function toIsoDay(date = ''): string | undefined {
  const [, month = '', day = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(date.trim()) ?? [];
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** '+Error in Data;+Concerns;' → 'Error in Data, Concerns'. */
function toReasons(reasons = ''): string {
  const list = reasons.split(/[;+]/).map((reason) => reason.trim());
  return list.filter(Boolean).join(', ') || 'none';
}
