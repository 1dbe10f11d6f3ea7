import { readFileSync } from 'node:fs';
import path from 'node:path';
import { educationCourses } from '@/content/education/topics';
import { EVIDENCE_MAP_PATH, PAPERS_PATH } from '@/content/paths';
import { postFiles } from '@/lib/articles/posts';
import type { Collection } from '@/lib/content/collection';
import { contentDirectory } from '@/lib/content/content-directory';
import { attempt } from '@/lib/content/content-error';
import { toLineFinder } from '@/lib/content/json-file';
import { toSubstancePath } from '@/lib/evidence/map-paths';
import { NO_EVIDENCE, readEvidence } from '@/lib/evidence/read-evidence';
import { learnFiles } from '@/lib/learn/learn';
import { guidePath, lessonPath, selfTestPath, topicPath } from '@/lib/learn/page-paths';
import { getEvidencePages } from '@/lib/pages/evidence-pages';
import { getAddress, getWords, type Page } from '@/lib/pages/page';
import { getRecordPages } from '@/lib/pages/record-pages';
import { getLabelPlaces } from '@/lib/pages/safety-pages';
import { getPeptides } from '@/lib/peptides/peptides';
import { generalRulesRecord, labelRecords, safetyTopics } from '@/lib/records/labels';
import { searchRecords } from '@/lib/records/searches';
import { somethingWentWrongRecord } from '@/lib/records/something-went-wrong';
import { parseReferences } from '@/lib/references/references';
import { groupInOrder } from '@/lib/text/group-in-order';
import { readClaims } from '../claims/claims-schema';
import { getRecordStatements, getVerbatimStatements } from '../record-statements';
import { type BibliographyRecord, type ContentText, type Corpus, isDraft } from './corpus';

type Texts = { texts: ContentText[]; unreadPaths: string[] };

/** Reads all texts of a kind from its folder, or parses one given file. */
type TextReader = (file?: { name: string; markdown: string }) => Texts;

const readers: readonly TextReader[] = [
  toReader('article', postFiles, ({ slug }) => `/blog/${slug}`),
  toReader('topic', learnFiles.topics, topicPath),
  toReader('lesson', learnFiles.lessons, ({ topic, slug }) =>
    lessonPath({ slug: topic }, { slug }),
  ),
  toReader('guide', learnFiles.guides, guidePath),
  toReader('page', learnFiles.pages, ({ slug }) => `/${slug}`),
];

/** Creates the reader of one kind of text; `toPath` builds a path from the parts of a file name. */
function toReader<Data extends ContentText['document']['data']>(
  kind: ContentText['kind'],
  files: Collection<Data>,
  toPath: (name: { slug: string; topic: string }) => string,
): TextReader {
  const toAddress = ({ slug = '', topic = '' }: Record<string, string>) => toPath({ slug, topic });
  return (file) => {
    const { entries, unread } = file ? files.parse(file.name, file.markdown) : files.read();
    const named = entries.filter(({ name }) => name.slug);
    return {
      texts: named.map(
        ({ name, document }) => ({ kind, path: toAddress(name), document }) as ContentText,
      ),
      unreadPaths: unread.map(toAddress),
    };
  };
}

/**
 * Reads the content for the rules, from the same documents as the site. What cannot be read is skipped silently,
 * because reading it for the site reports it; its path counts as known, so that links to it are not reported too.
 */
export function readCorpus(now = new Date(process.env.BUILD_TIME ?? Date.now())): Corpus {
  const all = readers.map((read) => read());
  const texts = all.flatMap((read) => read.texts);
  const unread = new Set(all.flatMap(({ unreadPaths }) => unreadPaths));
  const evidence = attempt(readEvidence).value ?? NO_EVIDENCE;
  // Without the evidence it is unknown which records are used, so no record is reported as unused.
  const bibliography = evidence === NO_EVIDENCE ? [] : (attempt(readBibliography).value ?? []);
  const records = getRecordPages();
  const { value: evidencePages } = attempt(getEvidencePages);
  const unreadFolders = evidencePages ? [] : [EVIDENCE_MAP_PATH, PAPERS_PATH];
  const parts = [
    ...records,
    ...(attempt(getLabelPlaces).value ?? []),
    ...(attempt(getLogPlaces).value ?? []),
  ].filter(({ path }) => path.includes('#'));
  const anchors = new Map(
    groupInOrder(parts, getAddress).map(([address, own]) => [
      address,
      new Set(own.map(({ path }) => path.split('#')[1] ?? '')),
    ]),
  );
  return {
    texts: [...texts.filter((text) => !isDraft(text)), ...texts.filter(isDraft)],
    textsByPath: new Map(texts.map((text) => [text.path, text])),
    bibliography,
    evidence,
    // Without a bibliography every claim would be reported, in thousands of lines that hide the real fault.
    claims: bibliography.length > 0 ? attempt(readClaims).value : undefined,
    recordStatements: attempt(getRecordStatements).value ?? [],
    verbatimStatements: attempt(getVerbatimStatements).value ?? [],
    recordUpkeep: getPeptides().map(({ slug, reviewedAt }) => ({
      name: `content/peptides: ${slug}`,
      reviewedAt,
    })),
    keysCitedElsewhere: new Set([
      ...(attempt(() => records.flatMap((page) => getWords(page).keys)).value ?? []),
      ...(attempt(toSafetyKeys).value ?? []),
    ]),
    otherPaths: new Set([
      ...[...records, ...(evidencePages ?? [])].map(getAddress),
      ...educationCourses.map((slug) => selfTestPath({ slug })),
      '/rss.xml',
      '/sitemap.xml',
    ]),
    isUnread: (path) => unread.has(path) || unreadFolders.some((folder) => path.startsWith(folder)),
    anchorsOf: (address) => anchors.get(address),
    now,
  };
}

/**
 * Parses a file under content, such as 'posts/a.md', into a text for the rules. Returns undefined if its name or front
 * matter is invalid, which reading the content for the site reports.
 */
export function toContentText(name: string, markdown: string): ContentText | undefined {
  return readers.flatMap((read) => read({ name, markdown }).texts)[0];
}

function getLogPlaces(): Pick<Page, 'path'>[] {
  return searchRecords.get().flatMap(({ slug }) => [
    { path: toSubstancePath(slug, 'search') },
    // Gives the date of the search, also on the page of a blend, whose log has no page.
    { path: `/peptides/${slug}#findings` },
  ]);
}

/** Returns the keys that labels, general rules, safety topics and the emergency help cite. */
function toSafetyKeys(): string[] {
  const { situations, countries } = somethingWentWrongRecord.get();
  return [
    ...[...situations, ...countries].flatMap(({ references }) => references),
    ...labelRecords
      .get()
      .flatMap(({ labels }) => Object.values(labels).map(({ reference }) => reference)),
    ...[generalRulesRecord.get(), ...safetyTopics.get()].flatMap(({ rules = [] }) =>
      rules.flatMap(({ references }) => references),
    ),
  ];
}

function readBibliography(): BibliographyRecord[] {
  return toBibliography(readFileSync(path.join(contentDirectory(), 'references.json'), 'utf8'));
}

/** Parses a bibliography, with the line of each record. Throws a ContentError if it is invalid. */
export function toBibliography(json: string): BibliographyRecord[] {
  const findLine = toLineFinder(json);
  return [...parseReferences(json)].map(([key, reference]) => ({
    key,
    line: findLine(key) ?? 1,
    reference,
  }));
}
