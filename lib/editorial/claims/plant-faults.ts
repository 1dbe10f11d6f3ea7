import { checkNumbers } from '@/lib/evidence/check-numbers';
import { type Finding, findingSchema } from '@/lib/evidence/evidence-schema';
import type { PlantedFaults } from '@/lib/evidence/planted-faults';
import type { Statement } from '@/lib/evidence/statement';
import { createRandom } from '@/lib/practice/random';
import type { Corpus } from '../rules/corpus';
import { findWrongWords } from '../rules/status-words';
import { statementsOf } from '../text-statements';
import { findSummaries } from './check-claims';
import { findConfirmed, fingerprint, getPlace, isCited, isClaim } from './claim-lock';
import type { Claims } from './claims-schema';
import { compareClaim } from './compare-claims';
import { type CitedClaim, findingPlants, sentencePlants } from './plants';
import { getWork, worksOf } from './works';

/** A planted fault that no check caught. */
export type Missed = { kind: string; place: string; text: string };

/** How many attempts per planted fault before a kind counts as having too few places. */
const TRIES = 60;

/**
 * Plants faults of every kind, one at a time, in sentences and findings, and counts how many the
 * checks catch. A seed plants the same in the same corpus. Without `isLocked`, confirmed claims are
 * ignored: the count is then what the checks would catch in a new sentence.
 */
export function plantFaults(
  corpus: Corpus,
  claims: Claims,
  { seed, each, isLocked = true }: { seed: number; each: number; isLocked?: boolean },
): { kinds: PlantedFaults['kinds']; missed: Missed[] } {
  const { pick } = createRandom(seed);
  const cited = statementsOf(corpus).flatMap((statement) => {
    const works = worksOf(statement, corpus);
    return isClaim(statement, works) && !statement.isOption ? [{ statement, works }] : [];
  });
  const compared = [...cited, ...findSummaries(corpus)];
  const missed: Missed[] = [];
  const plantAll = (kind: string, plant: () => Verdict | undefined) => {
    const row = { kind, planted: 0, compared: 0, caught: 0 };
    for (let tries = 0; row.planted < each && tries < each * TRIES; tries += 1) {
      const verdict = plant();
      if (!verdict) continue;
      row.planted += 1;
      if (verdict.isCompared) row.compared += 1;
      if (verdict.isCompared || (isLocked && verdict.isUnconfirmed)) row.caught += 1;
      else missed.push({ kind, place: verdict.place, text: verdict.text });
    }
    return row;
  };
  const kinds = Object.entries(sentencePlants).map(([kind, plant]) =>
    plantAll(kind, () => {
      const claim = pick(cited);
      const text = claim && plant(claim, pick);
      if (!claim || text === undefined || text === claim.statement.text) return undefined;
      return judge({ ...claim, statement: { ...claim.statement, text } }, corpus, claims);
    }),
  );
  const wrongRecord = plantAll('wrong record', () => {
    const claim = pick(cited.filter(({ works }) => works.length === 1));
    const work = getWork(corpus, pick(corpus.bibliography)?.key ?? '');
    if (!claim || !work || claim.statement.keys.includes(work.key)) return undefined;
    const statement = { ...claim.statement, keys: [work.key] };
    return judge({ statement, works: [work] }, corpus, claims);
  });
  const ofFindings = Object.entries(findingPlants).map(([kind, plant]) =>
    plantAll(kind, () => {
      const finding = pick(corpus.evidence.findings);
      const wrong = finding && plant(finding, pick);
      return wrong && judgeFinding(wrong, compared, corpus, claims);
    }),
  );
  return { kinds: [...kinds, wrongRecord, ...ofFindings], missed };
}

type Verdict = { isCompared: boolean; isUnconfirmed: boolean; place: string; text: string };

function judge({ statement, works }: CitedClaim, corpus: Corpus, { claims }: Claims): Verdict {
  const confirmed = findConfirmed(claims, statement);
  return {
    isCompared:
      hasWrongNumbers(statement, corpus) ||
      compareClaim(statement, works).length > 0 ||
      findWrongWords(statement, corpus).length > 0,
    // The confirmed sentence is gone, whether or not the new wording still claims something.
    isUnconfirmed: !confirmed || !isCited(confirmed, statement),
    place: `${getPlace(statement)}:${statement.line ?? ''}`,
    text: statement.text.slice(0, 160),
  };
}

function hasWrongNumbers(statement: Statement, corpus: Corpus): boolean {
  return checkNumbers([statement], (key) => getWork(corpus, key)?.numbers).problems.length > 0;
}

/** Judges a faulty finding by its schema, the sentences that cite its work, and its fingerprint. */
function judgeFinding(
  wrong: Finding,
  compared: readonly CitedClaim[],
  corpus: Corpus,
  { records }: Claims,
): Verdict {
  const { seen: _, ...told } = wrong;
  const findings = corpus.evidence.findings.map((each) => (each.id === wrong.id ? wrong : each));
  const faulty = { ...corpus, evidence: { ...corpus.evidence, findings } };
  const isContradicted = compared
    .filter(({ statement }) => statement.keys.includes(wrong.reference))
    .some(
      ({ statement, works }) =>
        hasWrongNumbers(statement, faulty) ||
        compareClaim(statement, worksOf(statement, faulty)).length >
          compareClaim(statement, works).length,
    );
  return {
    isCompared: isContradicted || !findingSchema.safeParse(wrong).success,
    isUnconfirmed: records[wrong.id] !== fingerprint(told),
    place: wrong.id,
    text: wrong.outcome,
  };
}
