import { ContentError, type ContentProblem } from '@/lib/content/content-error';
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
  const others = Object.entries(before.claims).filter(([place]) => !isNamed(toFile(place)));
  const claims: Record<string, Claim[]> = Object.fromEntries(others);
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
  const rests = new Set(others.flatMap(([, entries]) => entries.flatMap((claim) => claim.rests)));
  // A record that other files rest on keeps the fingerprint with which their claims were confirmed.
  const records = Object.entries(fingerprintWorks(corpus)).map(([id, mark]) => [
    id,
    rests.has(id) ? (before.records[id] ?? mark) : mark,
  ]);
  return { claims: { claims, records: Object.fromEntries(records) }, confirmed, refused };
}

/**
 * Returns the files with these names: paths, or the ends of paths from a folder on. Throws a ContentError for each name
 * of no file or of several.
 */
export function findNamed(files: readonly string[], names: readonly string[]): Set<string> {
  const problems: ContentProblem[] = [];
  const named = names.flatMap((name) => {
    const end = `/${name.replaceAll('\\', '/').replace(/^\.\//, '')}`;
    const found = [...new Set(files)].filter((file) => `/${file}`.endsWith(end));
    if (found.length !== 1) {
      const reason =
        found.length === 0
          ? 'no file that claims anything has this name'
          : `name one of ${found.join(', ')}`;
      problems.push({ file: name, message: `${reason}; nothing was confirmed` });
    }
    return found;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return new Set(named);
}
