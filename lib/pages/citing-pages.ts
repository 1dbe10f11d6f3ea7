import { pages } from '@/content/pages';
import { memoiseByDocument } from '@/lib/content/by-document';
import { memoise } from '@/lib/content/memoise';
import { getKeyFindings } from '@/lib/evidence/key-findings';
import { getVerdicts, toVerdictAnchor } from '@/lib/evidence/verdicts';
import { getPageFigures } from '@/lib/figures/data/figures';
import { toReferenceKeys } from '@/lib/figures/data/sources';
import { getDrawnHalfLives } from '@/lib/figures/infographics/half-life';
import { toPageKeys } from '@/lib/glossary/cited-text';
import { toMentionId, toReferenceId } from '@/lib/markdown/html/citations';
import { toStatements } from '@/lib/markdown/statements';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { toPeptideCitations } from '@/lib/peptides/peptide-citations';
import { getPeptides, peptidePath } from '@/lib/peptides/peptides';
import {
  caseStudyRecords,
  protocolRecords,
  researchRecord,
  storageRecord,
} from '@/lib/records/resources';
import { getToolTexts } from '@/lib/records/tool-texts';
import { groupInOrder } from '@/lib/text/group-in-order';
import { getAddress, type Page } from './page';
import { getPages } from './pages';

/** A sentence that cites a record, as a reader sees it, and its place on the site. */
type Citing = { key: string; text: string; title: string; path: string; anchor?: string };

/** A page that cites a record: the address of the first mention, and all sentences that cite it. */
export type CitingPage = { title: string; href: string; sentences: string[] };

/** Returns every page that cites a bibliography record, with the sentences that do. */
export function getCitingPages(key: string): CitingPage[] {
  const all = citingsByKey().get(key) ?? [];
  return groupInOrder(all, ({ path, title }) => `${path} ${title}`).flatMap(([, group]) => {
    const [first] = group;
    if (!first) return [];
    const { title, path, anchor } = first;
    const sentences = [...new Set(group.map(({ text }) => text))];
    return [{ title, href: anchor ? `${path}#${anchor}` : path, sentences }];
  });
}

const citingsByKey = memoise(
  'citings-by-key',
  () =>
    new Map(
      groupInOrder(
        [
          ...getPages().flatMap(getTextCitings),
          ...getPeptideCitings(),
          ...getResourceCitings(),
          ...getMethodCitings(),
        ],
        ({ key }) => key,
      ),
    ),
);

function getTextCitings(page: Page): Citing[] {
  if (!page.document) return [];
  const place = { title: page.title, path: getAddress(page) };
  return toCitings(page.document).map((citing) => ({ ...citing, ...place }));
}

/** The sentences of a text that cite a record, with a note for those cited only in a figure. */
export const toCitings = memoiseByDocument(
  'citings',
  (document): Omit<Citing, 'title' | 'path'>[] => {
    // Numbered as on the page, where figures also cite their data.
    const citedKeys = toPageKeys(document);
    const statements = toStatements(document.text.tree);
    const told = new Set(statements.flatMap(({ keys }) => keys));
    const of = (text: string, key: string) => ({
      key,
      text: cleanSentence(text),
      anchor: toMentionId(citedKeys.indexOf(key) + 1),
    });
    return [
      ...statements.flatMap(({ text, keys }) => keys.map((key) => of(text, key))),
      ...citedKeys.filter((key) => !told.has(key)).map((key) => of('Drawn in a figure', key)),
    ];
  },
);

/** Removes table separators, and the space that a citation leaves before punctuation. */
function cleanSentence(text: string): string {
  return text.replaceAll(' | ', ' · ').replace(/ +(?=[.,;:)])/g, '');
}

function getPeptideCitings(): Citing[] {
  return getPeptides().flatMap((peptide) => {
    const { slug, name, dosing, evidence, furtherReading = [] } = peptide;
    const halfLife = toHalfLifeText(peptide);
    const { boxes, forests, figures } = getPageFigures(slug);
    const citations = toPeptideCitations(peptide, boxes);
    const of = (text: string, keys: readonly string[]) =>
      [...new Set(keys)].map((key): Citing => {
        const index = citations.keys.indexOf(key);
        const formatId = index < citations.mentionedCount ? toMentionId : toReferenceId;
        return { key, text, title: name, path: peptidePath(slug), anchor: formatId(index + 1) };
      });
    const status = citations.status.flatMap(({ number }) => citations.keys[number - 1] ?? []);
    const { benefits, harms } = getKeyFindings(slug);
    const measured = [...benefits, ...harms].map(({ reference }) => reference);
    const counted = boxes.flatMap(({ references }) => references);
    const drawn = new Set([...forests, ...figures].flatMap(toReferenceKeys));
    return [
      ...getVerdicts(slug).flatMap((verdict) =>
        verdict.references.map((key): Citing => {
          const anchor = verdict.slug === slug ? toVerdictAnchor(verdict) : 'findings';
          return { key, text: verdict.sentence, title: name, path: peptidePath(slug), anchor };
        }),
      ),
      ...of('Among what studies found', [...counted, ...measured]),
      ...of(evidence.text, evidence.references),
      ...of(`Dosing: ${dosing.protocol.join(' ')}`, dosing.source.references),
      ...(halfLife ? of(`Half-life: ${halfLife.text}`, halfLife.references) : []),
      ...[...drawn].map(
        (key): Citing => ({
          key,
          text: 'Drawn beside the other trials',
          title: name,
          path: peptidePath(slug),
          anchor: 'findings',
        }),
      ),
      ...of('Its standing with regulators and in sport', status),
      ...of('Listed as further reading', furtherReading),
    ];
  });
}

function getResourceCitings(): Citing[] {
  const of = (
    keys: readonly string[],
    texts: readonly string[],
    place: Pick<Citing, 'title' | 'path' | 'anchor'>,
  ) => keys.flatMap((key) => texts.map((text): Citing => ({ key, text, ...place })));
  const [storage, research] = [storageRecord.get(), researchRecord.get()];
  return [
    ...protocolRecords
      .get()
      .flatMap(({ id, title, purpose, sources }) =>
        of(sources, [purpose], { title, path: pages.protocols.path, anchor: id }),
      ),
    ...caseStudyRecords.get().flatMap(({ id, title, found, notFound, references }) =>
      of(references, [...found, notFound], {
        title,
        path: pages.caseStudies.path,
        anchor: id,
      }),
    ),
    ...getDrawnHalfLives().flatMap(({ name, stated, finding }) =>
      of([finding.reference], [`${name}: ${stated}`], {
        title: pages.infographics.title,
        path: pages.infographics.path,
        anchor: 'half-life',
      }),
    ),
    ...of(storage.sources, [storage.caveat], {
      title: 'Storage',
      path: pages.reference.path,
      anchor: 'storage',
    }),
    ...research.publications.flatMap(({ reference, found, limit }) =>
      of([reference], [found, limit], { title: pages.research.title, path: pages.research.path }),
    ),
  ];
}

function getMethodCitings(): Citing[] {
  return getToolTexts('calculator').sections.flatMap(({ points }) =>
    points.flatMap(({ text, sources = [] }) =>
      sources.map((key) => ({
        key,
        text,
        title: 'Peptide calculator: method',
        path: pages.calculator.path,
        anchor: 'method',
      })),
    ),
  );
}
