import { createHash } from 'node:crypto';
import type { Statement } from '@/lib/evidence/statement';
import { parseWrittenNumbers } from '@/lib/evidence/written-numbers';
import type { Corpus } from '../rules/corpus';
import { namesStatus } from '../rules/status-words';
import { findSubstances } from '../rules/substance-names';
import { CHANGES, HALF, NO_DIFFERENCE, OUTCOME, TWICE } from './claim-words';
import type { Claim, Claims } from './claims-schema';
import { findGiven, readFigures } from './comparison';
import { getWork, type Work } from './works';

/** A claim as it is in the content now. */
export type FoundClaim = {
  statement: Statement;
  works: readonly Work[];
  /** One message for each contradiction between the statement and its works. */
  faults: readonly string[];
  /** The confirmed claim with the same text, if there is one. */
  confirmed?: Claim;
};

/** Returns the start of a text, followed by an ellipsis if it was cut, for a message. */
export function shorten(text: string, length = 140): string {
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}

/** Returns the place of a statement: its file, with the record's id where a file holds several. */
export function getPlace({ file, field }: Statement): string {
  return field ? `${file}#${field}` : file;
}

/** Returns the file of a place. */
export function toFile(place: string): string {
  return place.split('#')[0] ?? '';
}

const WORDS = [CHANGES.down, CHANGES.up, TWICE, HALF, NO_DIFFERENCE, OUTCOME].map(
  (form) => new RegExp(form.source, 'i'),
);

/** Whether it states a result of a cited work, a status or, in an exercise, any number. */
export function isClaim(
  { text, isSupposed, isExercise }: Statement,
  works: readonly Work[],
): boolean {
  const hasNumber = parseWrittenNumbers(text).length > 0;
  // Numbers in an exercise cite nothing, yet readers learn from them.
  if (isExercise && hasNumber) return true;
  if (isSupposed) return false;
  if (findStatuses(text).length > 0) return true;
  return works.length > 0 && (hasNumber || WORDS.some((form) => form.test(text)));
}

function findStatuses(text: string): string[] {
  if (!namesStatus(text)) return [];
  return findSubstances(text).flatMap(({ slugs }) => slugs.map((slug) => `status:${slug}`));
}

/**
 * Returns what a claim rests on: the fewest findings that give its numbers, or the key of a record for a number that
 * only its facts give; where no number is given, the keys of all its works. Statuses that the text mentions are added.
 */
export function findSources({ text }: Statement, works: readonly Work[]): string[] {
  const open = readFigures(text).flatMap((number) => {
    const sources = works.flatMap((work) =>
      findGiven(number, [work]).map(({ finding }) => finding?.id ?? work.key),
    );
    return sources.length > 0 ? [new Set(sources)] : [];
  });
  const rests: string[] = [];
  for (let left = open; left.length > 0; ) {
    const sources = [...new Set(left.flatMap((each) => [...each]))];
    const count = (source: string) => left.filter((each) => each.has(source)).length;
    // On a tie prefer findings to facts, which are less specific.
    const [best = ''] = sources.sort(
      (a, b) => count(b) - count(a) || Number(b.includes('.')) - Number(a.includes('.')),
    );
    rests.push(best);
    left = left.filter((each) => !each.has(best));
  }
  const found = rests.length > 0 ? rests.sort() : works.map(({ key }) => key);
  const all = [...found, ...findStatuses(text)];
  return all.length > 0 ? all : [WORDS_ALONE];
}

/** The `rests` entry of a verbatim statement that cites nothing. */
export const WORDS_ALONE = 'words:alone';

/** Whether a sentence still cites every work that its claim rests on. */
export function isCited({ rests }: Claim, { keys }: Pick<Statement, 'keys'>): boolean {
  return rests.every((id) => id.includes(':') || keys.includes(id.split('.')[0] ?? ''));
}

/** Returns the confirmed claim with this text: the one whose works it still cites, else the first. */
export function findConfirmed(claims: Claims['claims'], statement: Statement): Claim | undefined {
  const same = (claims[getPlace(statement)] ?? []).filter(({ text }) => text === statement.text);
  return same.find((claim) => isCited(claim, statement)) ?? same[0];
}

/** Returns a short hash of a value (8 hexadecimal digits of SHA-256), to detect changes. */
export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);
}

/** Returns the fingerprints of all that claims may rest on: findings, records with studies, statuses. */
export function fingerprintWorks(corpus: Corpus): Record<string, string> {
  const works = corpus.bibliography.flatMap(({ key }) => getWork(corpus, key) ?? []);
  return Object.fromEntries([
    ...corpus.evidence.statuses.map((status) => [`status:${status.slug}`, fingerprint(status)]),
    ...works.flatMap(({ key, reference: { title, issued, custom }, study, findings }) => [
      [key, fingerprint([title, issued, custom, study?.design, study?.funding])],
      ...findings.map(({ seen: _, ...finding }) => [finding.id, fingerprint(finding)]),
    ]),
  ]);
}

/** Formats the claims file with one entry per line, so that concurrent edits merge. */
export function formatClaims({ claims, records }: Claims): string {
  const places = Object.entries(claims)
    .filter(([, entries]) => entries.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, entries]) => {
      const lines = entries.map((claim) => `      ${JSON.stringify(claim)}`);
      return `    ${JSON.stringify(place)}: [\n${lines.join(',\n')}\n    ]`;
    });
  const marks = Object.entries(records)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, mark]) => `    ${JSON.stringify(id)}: ${JSON.stringify(mark)}`);
  return `{\n  "claims": {\n${places.join(',\n')}\n  },\n  "records": {\n${marks.join(',\n')}\n  }\n}\n`;
}
