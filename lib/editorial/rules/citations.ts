import type { ContentProblem } from '@/lib/content/content-error';
import { CITATION_GROUP, parseCitationGroup } from '@/lib/markdown/citation-keys';
import type { ContentText } from './content-text';
import { articlesOf, type Corpus } from './corpus';

const FEWEST_CITATIONS = 4;

/** The keys that a text cites, once each. Groups that are malformed count for nothing here. */
export function toCitedKeys({ lines }: ContentText): Set<string> {
  const keys = new Set<string>();
  for (const { text } of lines) {
    for (const group of text.match(CITATION_GROUP) ?? []) {
      for (const key of readGroup(group)) keys.add(key);
    }
  }
  return keys;
}

function readGroup(group: string): string[] {
  try {
    return parseCitationGroup(group);
  } catch {
    return [];
  }
}

/** Every article cites four publications or more. */
export function findThinlyCited(corpus: Corpus): ContentProblem[] {
  return articlesOf(corpus).flatMap((article) => {
    const { size } = toCitedKeys(article);
    if (size >= FEWEST_CITATIONS) return [];
    const message = `cites ${size} of at least ${FEWEST_CITATIONS} publications; add [@key] after the sentences that rest on others, with keys of content/references.json`;
    const opening = article.lines.find(({ text }) => text.trim() !== '');
    return [{ file: article.file, line: opening?.number ?? 1, message }];
  });
}

/** Every record of the bibliography is used by a text, a record in TypeScript, or the evidence. */
export function findUnusedRecords({
  texts,
  bibliography,
  evidence,
  keysCitedElsewhere,
}: Corpus): ContentProblem[] {
  const cited = new Set(texts.flatMap((text) => [...toCitedKeys(text)]));
  const measured = new Set(
    [...evidence.findings, ...evidence.studies].map(({ reference }) => reference),
  );
  return bibliography
    .filter(({ key }) => !cited.has(key) && !keysCitedElsewhere.has(key) && !measured.has(key))
    .map(({ key, line }) => ({
      file: 'content/references.json',
      line,
      field: key,
      message: 'nothing cites this record; cite it where its facts are used, or take it out',
    }));
}

/** No two records are the same publication. */
export function findTwinRecords({ bibliography }: Corpus): ContentProblem[] {
  const seen = new Map<string, string>();
  return bibliography.flatMap(({ key, line, reference: { DOI, PMID } }) => {
    const ids = [...(DOI ? [`DOI ${DOI.toLowerCase()}`] : []), ...(PMID ? [`PMID ${PMID}`] : [])];
    const shared = ids.find((id) => seen.has(id));
    const twin = shared && seen.get(shared);
    for (const id of ids) seen.set(id, key);
    if (!twin) return [];
    const message = `has the ${shared} of "${twin}"; keep one record and cite it everywhere`;
    return [{ file: 'content/references.json', line, field: key, message }];
  });
}
