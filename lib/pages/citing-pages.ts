import { pages } from '@/content/pages';
import { memoise } from '@/lib/content/memoise';
import { getStatus } from '@/lib/evidence/evidence';
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
import type { PeptideRecord } from '@/lib/records/peptides';
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
type Citing = { key: string; text: string; title: string; href: string };

/** Returns every page that cites a bibliography record: the address of the first mention, and the sentences that do. */
export function getCitingPages(key: string) {
  const all = citingsByKey().get(key) ?? [];
  return groupInOrder(all, ({ href, title }) => `${getAddress({ path: href })} ${title}`).flatMap(
    ([, group]) => {
      const [first] = group;
      const sentences = [...new Set(group.map(({ text }) => text))];
      return first ? [{ title: first.title, href: first.href, sentences }] : [];
    },
  );
}

const citingsByKey = memoise(
  'citings-by-key',
  () =>
    new Map(
      groupInOrder(
        [
          ...getPages().flatMap(getTextCitings),
          ...getPeptides().flatMap(getPeptideCitings),
          ...getResourceCitings(),
        ],
        ({ key }) => key,
      ),
    ),
);

/** The sentences of a text that cite a record, with a note for those cited only in a figure. */
function getTextCitings(page: Page): Citing[] {
  const { title, document } = page;
  if (!document) return [];
  // Numbered as on the page, where figures also cite their data.
  const citedKeys = toPageKeys(document);
  const statements = toStatements(document.text.tree);
  const told = new Set(statements.flatMap(({ keys }) => keys));
  const of = (text: string, keys: readonly string[]) =>
    keys.flatMap((key) => {
      const id = toMentionId(citedKeys.indexOf(key) + 1);
      return cite(title, `${getAddress(page)}#${id}`, [key], [cleanSentence(text)]);
    });
  return [
    ...statements.flatMap(({ text, keys }) => of(text, keys)),
    ...of(
      'Drawn in a figure',
      citedKeys.filter((key) => !told.has(key)),
    ),
  ];
}

/** Removes table separators, and the space that a citation leaves before punctuation. */
function cleanSentence(text: string): string {
  return text.replaceAll(' | ', ' · ').replace(/ +(?=[.,;:)])/g, '');
}

/** Each of the texts of one place, as it cites each of the records. */
function cite(
  title: string,
  href: string,
  keys: readonly string[],
  texts: readonly string[],
): Citing[] {
  return keys.flatMap((key) => texts.map((text) => ({ key, text, title, href })));
}

function getPeptideCitings(peptide: PeptideRecord): Citing[] {
  const { slug, name, dosing, evidence, furtherReading = [] } = peptide;
  const halfLife = toHalfLifeText(peptide);
  const { boxes, forests, figures } = getPageFigures(slug);
  const { keys: listed, mentionedCount } = toPeptideCitations(peptide, boxes);
  const { benefits, harms } = getKeyFindings(slug);
  const at = (anchor: string, text: string, keys: readonly string[]) =>
    cite(name, `${peptidePath(slug)}#${anchor}`, keys, [text]);
  const atMention = (text: string, keys: readonly string[]) =>
    keys.flatMap((key) => {
      const index = listed.indexOf(key);
      const toId = index < mentionedCount ? toMentionId : toReferenceId;
      return at(toId(index + 1), text, [key]);
    });
  return [
    ...getVerdicts(slug).flatMap((verdict) =>
      at(
        verdict.slug === slug ? toVerdictAnchor(verdict) : 'findings',
        verdict.sentence,
        verdict.references,
      ),
    ),
    ...atMention('Among what studies found', [
      ...boxes.flatMap(({ references }) => references),
      ...[...benefits, ...harms].map(({ reference }) => reference),
    ]),
    ...atMention(evidence.text, evidence.references),
    ...atMention(`Dosing: ${dosing.protocol.join(' ')}`, dosing.source.references),
    ...(halfLife ? atMention(`Half-life: ${halfLife.text}`, halfLife.references) : []),
    ...at(
      'findings',
      'Drawn beside the other trials',
      [...forests, ...figures].flatMap(toReferenceKeys),
    ),
    ...atMention('Its standing with regulators and in sport', getStatus(slug)?.references ?? []),
    ...atMention('Listed as further reading', furtherReading),
  ];
}

function getResourceCitings(): Citing[] {
  const { infographics, research, reference } = pages;
  const storage = storageRecord.get();
  return [
    ...protocolRecords
      .get()
      .flatMap(({ id, title, purpose, sources }) =>
        cite(title, `${pages.protocols.path}#${id}`, sources, [purpose]),
      ),
    ...caseStudyRecords
      .get()
      .flatMap(({ id, title, found, notFound, references }) =>
        cite(title, `${pages.caseStudies.path}#${id}`, references, [...found, notFound]),
      ),
    ...getDrawnHalfLives().flatMap(({ name, stated, finding }) =>
      cite(
        infographics.title,
        `${infographics.path}#half-life`,
        [finding.reference],
        [`${name}: ${stated}`],
      ),
    ),
    ...cite('Storage', `${reference.path}#storage`, storage.sources, [storage.caveat]),
    ...researchRecord
      .get()
      .publications.flatMap(({ reference: key, found, limit }) =>
        cite(research.title, research.path, [key], [found, limit]),
      ),
    ...getToolTexts('calculator').sections.flatMap(({ points }) =>
      points.flatMap(({ text, sources = [] }) =>
        cite('Peptide calculator: method', `${pages.calculator.path}#method`, sources, [text]),
      ),
    ),
  ];
}
