import type { Corpus } from '../rules/corpus';
import { bindClaim, type FoundClaim, fingerprintWorks, getPlace, isCited } from './claim-lock';
import type { Claim, Claims } from './claims-schema';

/** What was confirmed: the claims to keep from now on, and those that the machine doubts. */
export type Confirmation = { claims: Claims; confirmed: number; refused: FoundClaim[] };

/**
 * Takes every claim of the named files as confirmed by who runs it, as it stands and with its records as they are.
 * What the machine doubts is left out, unless `waived` says why it stands. Other places keep what they had.
 */
export function confirmClaims(
  corpus: Corpus,
  before: Claims,
  found: readonly FoundClaim[],
  { isNamed, waived }: { isNamed: (file: string) => boolean; waived?: string },
): Confirmation {
  const claims: Record<string, Claim[]> = {};
  const refused: FoundClaim[] = [];
  let confirmed = 0;
  for (const claim of found) {
    const { statement, works, faults } = claim;
    // What cites other works than it was held against is asked again.
    const kept =
      claim.confirmed && isCited(claim.confirmed, statement) ? claim.confirmed : undefined;
    const isOpen = isNamed(statement.file);
    const isDoubted = faults.length > 0 && !kept?.waived;
    const isNew = !kept && isOpen && (!isDoubted || waived !== undefined);
    if (isNew) confirmed += 1;
    else if (!kept && isOpen) refused.push(claim);
    const base = isNew ? { text: statement.text, rests: bindClaim(statement, works) } : kept;
    const entry: Claim | undefined =
      base && isDoubted && isOpen && waived !== undefined ? { ...base, waived } : base;
    const place = getPlace(statement);
    const list = claims[place] ?? [];
    claims[place] = list;
    // A sentence that stands twice in a place is one claim.
    if (
      entry &&
      !list.some(({ text, rests }) => text === entry.text && String(rests) === String(entry.rests))
    )
      list.push(entry);
  }
  const records = mergeRecords(before, fingerprintWorks(corpus), claims, isNamed);
  return { claims: { claims, records }, confirmed, refused };
}

/** Marks as they are now; of what only unnamed places rest on, as they were. */
function mergeRecords(
  { records: before }: Claims,
  now: Record<string, string>,
  claims: Readonly<Record<string, readonly Claim[]>>,
  isNamed: (file: string) => boolean,
): Record<string, string> {
  const elsewhere = new Set(
    Object.entries(claims)
      .filter(([place]) => !isNamed(place.split('#')[0] ?? ''))
      .flatMap(([, entries]) => entries.flatMap(({ rests }) => rests)),
  );
  return Object.fromEntries(
    Object.entries(now).map(([id, mark]) => [id, elsewhere.has(id) ? (before[id] ?? mark) : mark]),
  );
}
