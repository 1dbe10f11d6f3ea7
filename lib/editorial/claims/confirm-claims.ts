import type { Corpus } from '../rules/corpus';
import {
  type FoundClaim,
  findSources,
  fingerprintWorks,
  getPlace,
  isCited,
  toFile,
} from './claim-lock';
import type { Claim, Claims } from './claims-schema';

/** The outcome of confirmClaims: the claims to save, how many are new, and those refused. */
export type Confirmation = { claims: Claims; confirmed: number; refused: FoundClaim[] };

/**
 * Confirms the claims of the named files with the current fingerprints; one with faults is refused
 * unless `waived` says why. Other files keep their claims.
 */
export function confirmClaims(
  corpus: Corpus,
  before: Claims,
  found: readonly FoundClaim[],
  { isNamed, waived }: { isNamed: (file: string) => boolean; waived?: string },
): Confirmation {
  const claims: Record<string, Claim[]> = Object.fromEntries(
    Object.entries(before.claims).filter(([place]) => !isNamed(toFile(place))),
  );
  const refused: FoundClaim[] = [];
  let confirmed = 0;
  for (const claim of found.filter(({ statement }) => isNamed(statement.file))) {
    const { statement, works, faults, confirmed: last } = claim;
    const place = getPlace(statement);
    const list = claims[place] ?? [];
    claims[place] = list;
    // A claim that no longer cites the works it was confirmed against must be confirmed again.
    const kept = last && isCited(last, statement) ? last : undefined;
    const isDoubted = faults.length > 0 && !kept?.waived;
    if (!kept && isDoubted && waived === undefined) {
      refused.push(claim);
      continue;
    }
    if (!kept) confirmed += 1;
    const entry: Claim = {
      ...(kept ?? { text: statement.text, rests: findSources(statement, works) }),
      ...(isDoubted && waived !== undefined && { waived }),
    };
    // A sentence that occurs twice in a place is one claim.
    if (
      !list.some(({ text, rests }) => text === entry.text && String(rests) === String(entry.rests))
    )
      list.push(entry);
  }
  const records = mergeRecords(before, fingerprintWorks(corpus), claims, isNamed);
  return { claims: { claims, records }, confirmed, refused };
}

/** Returns the current fingerprints, or the old one of a record that other files rest on. */
function mergeRecords(
  { records: before }: Claims,
  now: Record<string, string>,
  claims: Readonly<Record<string, readonly Claim[]>>,
  isNamed: (file: string) => boolean,
): Record<string, string> {
  const elsewhere = new Set(
    Object.entries(claims)
      .filter(([place]) => !isNamed(toFile(place)))
      .flatMap(([, entries]) => entries.flatMap(({ rests }) => rests)),
  );
  return Object.fromEntries(
    Object.entries(now).map(([id, mark]) => [id, elsewhere.has(id) ? (before[id] ?? mark) : mark]),
  );
}
