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

/** Returns a lookup of works by citation key; each is built on first use. */
export function gatherWorks({
  bibliography,
  evidence,
}: Pick<Corpus, 'bibliography' | 'evidence'>): (key: string) => Work | undefined {
  const references = new Map(bibliography.map(({ key, reference }) => [key, reference]));
  const studies = new Map(evidence.studies.map((study) => [study.reference, study]));
  const works = new Map<string, Work>();
  return (key) => {
    const reference = references.get(key);
    if (!reference) return undefined;
    const known = works.get(key);
    if (known) return known;
    const own = evidence.findings.filter((finding) => finding.reference === key);
    const study = studies.get(key);
    const work = {
      key,
      reference,
      findings: own,
      ...(study && { study }),
      numbers: toKnownNumbers(reference, own, study),
      words: describe(reference, own, study),
    };
    works.set(key, work);
    return work;
  };
}

/** Returns the works that a statement cites; of a work with findings named, those findings only. */
export function worksOf(
  { keys, findings = [] }: Pick<Statement, 'keys' | 'findings'>,
  getWork: (key: string) => Work | undefined,
): Work[] {
  return keys.flatMap((key) => {
    const work = getWork(key);
    if (!work) return [];
    const own = work.findings.filter(({ id }) => findings.includes(id));
    if (own.length === 0) return [work];
    const { reference, study } = work;
    const numbers = toKnownNumbers(reference, own, study);
    return [{ ...work, findings: own, numbers, words: describe(reference, own, study) }];
  });
}

function describe(
  { title, custom }: Reference,
  findings: readonly Finding[],
  study: Study | undefined,
): string {
  const told = findings.flatMap(
    ({ question, outcome, population, intervention, comparator, note, arms }) => [
      question,
      outcome,
      population,
      intervention,
      comparator,
      note ?? '',
      ...arms.map(({ name }) => name),
    ],
  );
  return [
    title,
    custom.study,
    custom.species,
    ...custom.facts,
    ...(custom.summary ?? []),
    custom.weaklyConfirmed ?? '',
    study?.design ?? '',
    ...told,
  ]
    .join(' \n ')
    .toLowerCase();
}
