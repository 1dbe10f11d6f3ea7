import type { ContentProblem } from '@/lib/content/content-error';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { problemOf, type Statement } from '@/lib/evidence/statement';
import { toCitedKeys } from '@/lib/markdown/blocks';
import { groupInOrder } from '@/lib/text/group-in-order';
import { statementsOf } from '../text-statements';
import type { Article, BibliographyRecord, Corpus } from './corpus';

const FEWEST_CITATIONS = 4;

/** Reports articles that cite fewer than four publications. */
export function findThinlyCited({ document }: Article): ContentProblem[] {
  const { tree } = document.text;
  const { length } = toCitedKeys(tree);
  if (length >= FEWEST_CITATIONS) return [];
  const message = `cites ${length} of at least ${FEWEST_CITATIONS} publications; add [@key] after the sentences that rest on others, with keys of content/references.json`;
  return [document.problemOn(tree.children[0], message)];
}

/** Reports bibliography records that no text, other record or evidence uses. */
export function findUnusedRecords({
  texts,
  bibliography,
  evidence,
  keysCitedElsewhere,
}: Corpus): ContentProblem[] {
  const cited = new Set(texts.flatMap(({ document }) => toCitedKeys(document.text.tree)));
  const measured = new Set(
    [...evidence.findings, ...evidence.studies].map(({ reference }) => reference),
  );
  return bibliography
    .filter(({ key }) => !cited.has(key) && !keysCitedElsewhere.has(key) && !measured.has(key))
    .map((record) =>
      problemIn(
        record,
        'nothing cites this record; cite it where its facts are used, or take it out',
      ),
    );
}

/** Reports records without a kind of study, a species, or any facts or findings to cite. */
export function findEmptyRecords({ bibliography, evidence }: Corpus): ContentProblem[] {
  const measured = new Set(evidence.findings.map(({ reference }) => reference));
  return bibliography.flatMap((record) => {
    const { custom } = record.reference;
    const isTold = custom.facts.length > 0 || measured.has(record.key);
    const empty = [
      ...(custom.study ? [] : ['custom.study: the kind of study']),
      ...(custom.species ? [] : ['custom.species: human, mouse, rat, in-vitro or n/a']),
      ...(isTold ? [] : ['custom.facts: sentences with the figures that may be used']),
    ];
    if (empty.length === 0) return [];
    return [problemIn(record, `is not filled in yet; write ${empty.join(', ')}`)];
  });
}

/** Reports records with the same DOI or PMID as an earlier one. */
export function findTwinRecords({ bibliography }: Corpus): ContentProblem[] {
  const seen = new Map<string, string>();
  return bibliography.flatMap((record) => {
    const { DOI, PMID } = record.reference;
    const ids = [...(DOI ? [`DOI ${DOI.toLowerCase()}`] : []), ...(PMID ? [`PMID ${PMID}`] : [])];
    const shared = ids.find((id) => seen.has(id));
    const twin = shared && seen.get(shared);
    for (const id of ids) seen.set(id, record.key);
    if (!twin) return [];
    const message = `has the ${shared} of "${twin}"; keep one record and cite it everywhere`;
    return [problemIn(record, message)];
  });
}

/** Reports statements that cite a retracted record without saying that it was retracted. */
export function findSilentRetractions(corpus: Corpus): ContentProblem[] {
  const retracted = new Set(
    corpus.evidence.retractionCheck.notices
      .filter(({ kind }) => kind === 'retraction')
      .map(({ reference }) => reference),
  );
  if (retracted.size === 0) return [];
  const tell = (key: string) =>
    `cites @${key}, which was retracted; say "retracted" in the same sentence, or cite another record`;
  return statementsOf(corpus)
    .filter(({ text }) => !/\bretract/i.test(text))
    .flatMap((statement) =>
      statement.keys
        .filter((key) => retracted.has(key))
        .map((key) => problemOf(statement, tell(key))),
    );
}

const DEATH = /\b(?:deaths?|die[ds]?|dying|fatal|killed|mortality)\b/i;

/**
 * Reports texts and substance pages that cite a study with more deaths, by share, in the first group than in the second, or
 * with a finding of deaths that has neither groups nor effect, but mention no deaths with that citation.
 */
export function findOmittedDeaths(corpus: Corpus): ContentProblem[] {
  const deaths = corpus.evidence.findings.filter(isMoreDeaths);
  const told = statementsOf(corpus).filter(
    ({ file }) => !/content\/(?!peptides).*\.yaml$/.test(file),
  );
  return groupInOrder(told, getPage).flatMap(([, statements]) =>
    deaths.flatMap(({ reference, outcome }) => {
      const of = statements.filter(({ keys }) => keys.includes(reference));
      const [first] = of;
      if (!first || of.some(({ text }) => DEATH.test(text))) return [];
      const message = `cites ${reference} and leaves out its deaths (${outcome}); tell them beside its result`;
      return [problemOf(first, message)];
    }),
  );
}

function isMoreDeaths({ area, kind, effect, arms: [tested, beside] }: Finding): boolean {
  const isMore = tested ? toShare(tested) > toShare(beside) : !effect;
  return area === 'death' && kind === 'harm' && isMore;
}

/** Returns the events of a group as a share of its people; their count if its size is not known. */
function toShare(arm?: Finding['arms'][number]): number {
  return (arm?.events ?? 0) / (arm?.n ?? 1);
}

/** Returns a key for a text, or for all fields of one substance's record. */
function getPage({ file, field = '' }: Statement): string {
  return `${file}#${field.split('.')[0]}`;
}

function problemIn({ key, line }: BibliographyRecord, message: string): ContentProblem {
  return { file: 'content/references.json', line, field: key, message };
}
