import type { ContentProblem } from '@/lib/content/content-error';
import type { Statement } from '@/lib/evidence/check-numbers';
import { tellShortly } from '@/lib/evidence/tell-finding';
import type { Corpus } from '../rules/corpus';
import { statementsOf } from '../text-statements';
import { bindClaim, fingerprintWorks, getPlace, isCited, isClaim } from './claim-lock';
import type { Claim, Claims } from './claims-schema';
import { type ClaimFault, compareClaim } from './compare-claims';
import { gatherWorks, type Work } from './works';

/** One claim as it stands in the content now. */
export type FoundClaim = {
  statement: Statement;
  works: readonly Work[];
  faults: readonly ClaimFault[];
  /** Its entry among the confirmed claims, where its words have one. */
  confirmed?: Claim;
};

/** Everything that the content claims, each held against the works that it cites. */
export function findClaims(corpus: Corpus, { claims }: Claims): FoundClaim[] {
  const getWork = gatherWorks(corpus);
  return statementsOf(corpus).flatMap((statement) => {
    const works = statement.keys.flatMap((key) => getWork(key) ?? []);
    if (!isClaim(statement, works)) return [];
    const confirmed = findConfirmed(claims, statement);
    const faults = compareClaim(statement, works);
    return [{ statement, works, faults, ...(confirmed && { confirmed }) }];
  });
}

/** The confirmed claim of a sentence: with the works that it cites, or else with its words alone. */
function findConfirmed(claims: Claims['claims'], statement: Statement): Claim | undefined {
  const same = (claims[getPlace(statement)] ?? []).filter(({ text }) => text === statement.text);
  return same.find((claim) => isCited(claim, statement)) ?? same[0];
}

/** Every claim that nobody has confirmed as it stands, or that its records contradict, with the remedy. */
export function checkClaims(corpus: Corpus, claims: Claims): ContentProblem[] {
  const found = findClaims(corpus, claims);
  const getWork = gatherWorks(corpus);
  const places = new Set(found.map(({ statement }) => getPlace(statement)));
  return [
    ...found.flatMap((claim) => describeFaults(claim)),
    ...found
      .filter(({ confirmed }) => !confirmed)
      .map((claim) => describeUnconfirmed(claim, claims)),
    ...found.flatMap((claim) => checkCited(claim)),
    ...findLost(claims, found),
    ...checkBindings(claims, corpus, getWork, places),
    ...checkRecords(corpus, claims, found),
  ];
}

function describeFaults({ statement, faults, confirmed }: FoundClaim): ContentProblem[] {
  if (confirmed?.waived) return [];
  const { file, line, field, text } = statement;
  return faults.map(({ message }) => ({
    file,
    line,
    field,
    message: `${message}: "${shorten(text)}"; mend the sentence, or confirm it by npm run claims -- --waive "why"`,
  }));
}

function describeUnconfirmed({ statement, works }: FoundClaim, claims: Claims): ContentProblem {
  const { file, line, field, text } = statement;
  const before = findNearest(text, claims.claims[getPlace(statement)] ?? []);
  const rests = bindClaim(statement, works);
  const told = works
    .flatMap(({ findings }) => findings.filter(({ id }) => rests.includes(id)))
    .slice(0, 2)
    .map((finding) => `${finding.id} says: ${tellShortly(finding)}`);
  return {
    file,
    line,
    field,
    message: [
      before ? 'changed since it was confirmed' : 'states a result that nobody has confirmed',
      `"${shorten(text)}"`,
      ...(before ? [`it was: "${shorten(before.text)}"`] : []),
      ...told,
      'hold it against its records, then npm run claims -- --confirm',
    ].join('; '),
  };
}

/** A confirmed sentence that now cites other works than those it was held against. */
function checkCited({ statement, confirmed }: FoundClaim): ContentProblem[] {
  const { file, line, field, text, keys } = statement;
  if (!confirmed || isCited(confirmed, { keys })) return [];
  const message = `"${shorten(text)}" was confirmed against ${confirmed.rests.join(', ')} and cites ${keys.map((key) => `@${key}`).join(', ') || 'nothing'}`;
  return [{ file, line, field, message }];
}

/** Confirmed claims that stand nowhere now: taken out, or changed into words that claim nothing. */
function findLost({ claims }: Claims, found: readonly FoundClaim[]): ContentProblem[] {
  const standing = new Set(
    found.flatMap(({ statement, confirmed }) =>
      confirmed ? [`${getPlace(statement)}\n${statement.text}`] : [],
    ),
  );
  const open = new Set(
    found.filter(({ confirmed }) => !confirmed).map(({ statement }) => getPlace(statement)),
  );
  return Object.entries(claims).flatMap(([place, entries]) => {
    // Where a sentence waits to be confirmed, it is likely what has become of this one.
    const lost = open.has(place)
      ? []
      : entries.filter(({ text }) => !standing.has(`${place}\n${text}`));
    const [file = place, field] = place.split('#');
    return lost.map(({ text }) => ({
      file,
      field,
      message: `no longer says "${shorten(text)}", which was confirmed; put it back, or npm run claims -- --confirm`,
    }));
  });
}

/** Claims that rest on what is not there. */
function checkBindings(
  { claims }: Claims,
  { evidence }: Corpus,
  getWork: (key: string) => Work | undefined,
  places: ReadonlySet<string>,
): ContentProblem[] {
  const file = 'content/evidence/claims.json';
  return Object.entries(claims).flatMap(([place, entries]) => {
    if (!places.has(place))
      return [
        {
          file,
          field: place,
          message: 'no such place states anything now; npm run claims -- --confirm takes it out',
        },
      ];
    return entries.flatMap(({ text, rests }) =>
      rests.flatMap((id) => {
        const [key = ''] = id.split('.');
        if (evidence.statuses.some(({ slug }) => id === `status:${slug}`)) return [];
        const work = getWork(key);
        if (work && (id === key || work.findings.some((finding) => finding.id === id))) return [];
        return [
          {
            file,
            field: place,
            message: `"${shorten(text)}" rests on ${id}, which is no finding, record or status`,
          },
        ];
      }),
    );
  });
}

const FILES = [
  [':', 'content/evidence/status.json'],
  ['.', 'content/evidence/findings.json'],
] as const;

/** Records that say something else than when the claims that rest on them were confirmed. */
function checkRecords(
  corpus: Corpus,
  { records }: Claims,
  found: readonly FoundClaim[],
): ContentProblem[] {
  const getWork = gatherWorks(corpus);
  const now = fingerprintWorks(
    corpus.bibliography.flatMap(({ key }) => getWork(key) ?? []),
    corpus.evidence.statuses,
  );
  return Object.entries(now).flatMap(([id, mark]) => {
    if (records[id] === mark) return [];
    const resting = found.filter(({ confirmed }) => confirmed?.rests.includes(id));
    const examples = resting
      .slice(0, 2)
      .map(({ statement: { file, line, text } }) => `${file}:${line ?? ''} "${shorten(text, 60)}"`);
    const message = records[id]
      ? `changed since it was confirmed; ${resting.length} sentences rest on it${examples.length > 0 ? `: ${examples.join(', ')}` : ''}`
      : 'is new and not confirmed';
    const file = FILES.find(([sign]) => id.includes(sign))?.[1] ?? 'content/references.json';
    return [
      {
        file,
        field: id,
        message: `${message}; read it against its source, then npm run claims -- --confirm`,
      },
    ];
  });
}

/** The confirmed claim of a place that shares most words with a text, at least half of them. */
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

function shorten(text: string, length = 140): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}
