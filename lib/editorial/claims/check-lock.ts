import type { ContentProblem } from '@/lib/content/content-error';
import { problemOf } from '@/lib/evidence/statement';
import { groupInOrder } from '@/lib/text/group-in-order';
import type { Corpus } from '../rules/corpus';
import { findSubstances } from '../rules/substance-names';
import { statementsOf } from '../text-statements';
import { type FoundClaim, fingerprintWorks, getPlace, shorten, WORDS_ALONE } from './claim-lock';
import type { Claims } from './claims-schema';
import { getWork } from './works';

/** Reports confirmed claims whose text is gone from its place: removed, or no longer a claim. */
export function findLost({ claims }: Claims, found: readonly FoundClaim[]): ContentProblem[] {
  const byPlace = new Map(groupInOrder(found, ({ statement }) => getPlace(statement)));
  return Object.entries(claims).flatMap(([place, entries]) => {
    const here = byPlace.get(place) ?? [];
    // An unconfirmed sentence in the same place is probably the reworded version of this one.
    if (here.some(({ confirmed }) => !confirmed)) return [];
    const [file = place, field] = place.split('#');
    return entries
      .filter(({ text }) => !here.some(({ statement }) => statement.text === text))
      .map(({ text }) => ({
        file,
        field,
        message: `no longer says "${shorten(text)}", which was confirmed; put it back, or npm run claims -- --confirm`,
      }));
  });
}

/** Reports confirmed claims that rest on an unknown id, or whose place no longer exists. */
export function checkBindings(
  { claims }: Claims,
  corpus: Corpus,
  found: readonly FoundClaim[],
): ContentProblem[] {
  const places = new Set(found.map(({ statement }) => getPlace(statement)));
  return Object.entries(claims).flatMap(([place, entries]) => {
    const tell = (message: string) => [
      { file: 'content/evidence/claims.json', field: place, message },
    ];
    if (!places.has(place))
      return tell('no such place states anything now; npm run claims -- --confirm takes it out');
    return entries.flatMap(({ text, rests }) =>
      rests
        .filter((id) => !isRecorded(id, corpus))
        .flatMap((id) =>
          tell(`"${shorten(text)}" rests on ${id}, which is no finding, record or status`),
        ),
    );
  });
}

function isRecorded(id: string, corpus: Corpus): boolean {
  if (id === WORDS_ALONE) return true;
  if (corpus.evidence.statuses.some(({ slug }) => id === `status:${slug}`)) return true;
  const work = getWork(corpus, id.split('.')[0] ?? '');
  return id === work?.key || Boolean(work?.findings.some((finding) => finding.id === id));
}

const FILES = [
  [':', 'content/evidence/status.json'],
  ['.', 'content/evidence/findings.json'],
] as const;

/** Reports records that are new or have changed since the claims resting on them were confirmed. */
export function checkRecords(
  corpus: Corpus,
  { records }: Claims,
  found: readonly FoundClaim[],
): ContentProblem[] {
  return Object.entries(fingerprintWorks(corpus)).flatMap(([id, mark]) => {
    if (records[id] === mark) return [];
    const resting = found.filter(({ confirmed }) => confirmed?.rests.includes(id));
    const examples = resting
      .slice(0, 2)
      .map(({ statement: { file, line, text } }) => `${file}:${line ?? ''} "${shorten(text, 60)}"`);
    const fault = records[id]
      ? `changed since it was confirmed; ${resting.length} sentences rest on it${examples.length > 0 ? `: ${examples.join(', ')}` : ''}`
      : 'is new and not confirmed';
    const file = FILES.find(([sign]) => id.includes(sign))?.[1] ?? 'content/references.json';
    const message = `${fault}; read it against its source, then npm run claims -- --confirm`;
    return [{ file, field: id, message }];
  });
}

/** Reports citations like `[@key#finding]` whose finding does not exist or is about another substance. */
export function checkBoundFindings(corpus: Corpus): ContentProblem[] {
  return statementsOf(corpus).flatMap((statement) =>
    (statement.findings ?? []).flatMap((id) => {
      const [key = ''] = id.split('.');
      const findings = getWork(corpus, key)?.findings ?? [];
      const finding = findings.find((each) => each.id === id);
      const known = findings.map((each) => `#${each.id.slice(key.length + 1)}`).join(', ');
      const message = finding
        ? formatOtherSubstance(finding.substances, statement.text)
        : `is no finding; of ${key} there are: ${known || 'none, so cite it without one'}`;
      return message ? [problemOf(statement, `[@${id.replace('.', '#')}] ${message}`)] : [];
    }),
  );
}

function formatOtherSubstance(substances: readonly string[], text: string): string | undefined {
  const named = findSubstances(text);
  const isNamed = named.some(({ slugs }) => slugs.some((slug) => substances.includes(slug)));
  if (substances.length === 0 || named.length === 0 || isNamed) return undefined;
  const names = named.map(({ name }) => name).join(', ');
  return `is a finding of ${substances.join(', ')}, and the sentence names ${names}; cite a finding of that`;
}
