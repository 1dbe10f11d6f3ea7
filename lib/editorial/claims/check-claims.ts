import type { ContentProblem } from '@/lib/content/content-error';
import { formatFindingLine } from '@/lib/evidence/finding-text';
import { problemOf, type Statement } from '@/lib/evidence/statement';
import { toSummaryStatements } from '../rules/cited-numbers';
import type { Corpus } from '../rules/corpus';
import { statementsOf } from '../text-statements';
import { checkBindings, checkBoundFindings, checkRecords, findLost } from './check-lock';
import {
  type FoundClaim,
  findConfirmed,
  findSources,
  getPlace,
  isCited,
  isClaim,
  shorten,
} from './claim-lock';
import type { Claim, Claims } from './claims-schema';
import { compareClaim } from './compare-claims';
import { worksOf } from './works';

/** Returns every claim in the content with the faults found against its cited works. */
export function findClaims(corpus: Corpus, { claims }: Claims): FoundClaim[] {
  const find = (statement: Statement, isVerbatim = false): FoundClaim[] => {
    const works = worksOf(statement, corpus);
    if (!isVerbatim && !isClaim(statement, works)) return [];
    const confirmed = findConfirmed(claims, statement);
    const faults = isVerbatim ? [] : compareClaim(statement, works);
    return [{ statement, works, faults, ...(confirmed && { confirmed }) }];
  };
  return [
    ...statementsOf(corpus).flatMap((statement) => find(statement)),
    ...(corpus.verbatimStatements ?? []).flatMap((statement) => find(statement, true)),
  ];
}

/** Reports unconfirmed, faulty, lost and misbound claims, and records new or changed since then. */
export function checkClaims(corpus: Corpus, claims: Claims): ContentProblem[] {
  const found = findClaims(corpus, claims);
  return [
    ...[...found, ...findSummaries(corpus)].flatMap((claim) => describeFaults(claim)),
    ...found
      .filter(({ confirmed }) => !confirmed)
      .map((claim) => describeUnconfirmed(claim, claims)),
    ...found.flatMap((claim) => checkCited(claim)),
    ...findLost(claims, found),
    ...checkBoundFindings(corpus),
    ...checkBindings(claims, corpus, found),
    ...checkRecords(corpus, claims, found),
  ];
}

/** Compares the summaries of bibliography records with their findings. */
export function findSummaries(corpus: Corpus): FoundClaim[] {
  return corpus.bibliography.flatMap(toSummaryStatements).map((statement) => {
    const works = worksOf(statement, corpus);
    return { statement, works, faults: compareClaim(statement, works) };
  });
}

function describeFaults({ statement, faults, confirmed }: FoundClaim): ContentProblem[] {
  if (confirmed?.waived) return [];
  const rest = `: "${shorten(statement.text)}"; mend the sentence, or confirm it by npm run claims -- --waive "why"`;
  return faults.map((message) => problemOf(statement, message + rest));
}

function describeUnconfirmed({ statement, works }: FoundClaim, claims: Claims): ContentProblem {
  const { text } = statement;
  const before = findNearest(text, claims.claims[getPlace(statement)] ?? []);
  const rests = findSources(statement, works);
  const told = works
    .flatMap(({ findings }) => findings.filter(({ id }) => rests.includes(id)))
    .slice(0, 2)
    .map((finding) => `${finding.id} says: ${formatFindingLine(finding)}`);
  const parts = [
    before ? 'changed since it was confirmed' : 'states a result that nobody has confirmed',
    `"${shorten(text)}"`,
    ...(before ? [`it was: "${shorten(before.text)}"`] : []),
    ...told,
    'hold it against its records, then npm run claims -- --confirm',
  ];
  return problemOf(statement, parts.join('; '));
}

/** Reports a confirmed sentence that no longer cites a work it was confirmed against. */
function checkCited({ statement, confirmed }: FoundClaim): ContentProblem[] {
  const { text, keys } = statement;
  if (!confirmed || isCited(confirmed, { keys })) return [];
  const message = `"${shorten(text)}" was confirmed against ${confirmed.rests.join(', ')} and cites ${keys.map((key) => `@${key}`).join(', ') || 'nothing'}`;
  return [problemOf(statement, message)];
}

/** Returns the confirmed claim of a place that shares the most words with a text, at least half. */
function findNearest(text: string, claims: readonly Claim[]): Claim | undefined {
  const split = (words: string) => new Set(words.toLowerCase().match(/[\p{L}\d.]+/gu) ?? []);
  const own = split(text);
  const share = (claim: Claim) => {
    const other = split(claim.text);
    return [...own].filter((word) => other.has(word)).length / Math.max(own.size, other.size, 1);
  };
  const [best] = claims
    .map((claim) => ({ claim, score: share(claim) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= 0.5 ? best.claim : undefined;
}
