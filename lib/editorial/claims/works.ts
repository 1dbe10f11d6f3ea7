import type { Finding, Study } from '@/lib/evidence/evidence-schema';
import { type KnownNumbers, toKnownNumbers } from '@/lib/evidence/known-numbers';
import type { Statement } from '@/lib/evidence/statement';
import type { Reference } from '@/lib/references/references';
import type { Corpus } from '../rules/corpus';

/** A cited work with everything that the site has recorded about it. */
export type Work = {
  key: string;
  reference: Reference;
  findings: readonly Finding[];
  study?: Study;
  numbers: KnownNumbers;
  /** All text of its records, in lower case. */
  words: string;
};

type Sources = Pick<Corpus, 'bibliography' | 'evidence'>;

const known = new WeakMap<Sources, Map<string, Work | undefined>>();

/** Returns the work of a citation key, built on first use and kept as long as its corpus. */
export function getWork(corpus: Sources, key: string): Work | undefined {
  const works = known.get(corpus) ?? new Map<string, Work | undefined>();
  known.set(corpus, works);
  if (!works.has(key)) works.set(key, findWork(corpus, key));
  return works.get(key);
}

function findWork({ bibliography, evidence }: Sources, key: string): Work | undefined {
  const record = bibliography.find((each) => each.key === key);
  const findings = evidence.findings.filter(({ reference }) => reference === key);
  const study = evidence.studies.find(({ reference }) => reference === key);
  return record && toWork(record.reference, findings, study);
}

/** Returns the works that a statement cites; of a work with findings named, those findings only. */
export function worksOf(
  { keys, findings = [] }: Pick<Statement, 'keys' | 'findings'>,
  corpus: Sources,
): Work[] {
  return keys.flatMap((key) => {
    const work = getWork(corpus, key);
    const named = work?.findings.filter(({ id }) => findings.includes(id)) ?? [];
    return work && named.length > 0 ? toWork(work.reference, named, work.study) : (work ?? []);
  });
}

function toWork(
  reference: Reference,
  findings: readonly Finding[],
  study: Study | undefined,
): Work {
  const { id: key, title, custom } = reference;
  const words = [
    title,
    custom.study,
    custom.species,
    ...custom.facts,
    ...(custom.summary ?? []),
    custom.weaklyConfirmed,
    study?.design,
    ...findings.flatMap(
      ({ question, outcome, population, intervention, comparator, note, arms }) => [
        ...[question, outcome, population, intervention, comparator, note],
        ...arms.map(({ name }) => name),
      ],
    ),
  ];
  return {
    key,
    reference,
    findings,
    study,
    numbers: toKnownNumbers(reference, findings, study),
    words: words.join(' \n ').toLowerCase(),
  };
}
