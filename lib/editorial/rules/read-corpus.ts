import { readFileSync } from 'node:fs';
import path from 'node:path';
import { educationCourses } from '@/content/education/topics';
import { EVIDENCE_MAP_PATH, PAPERS_PATH } from '@/content/paths';
import { postFiles } from '@/lib/articles/posts';
import type { Collection } from '@/lib/content/collection';
import { contentDirectory } from '@/lib/content/content-directory';
import { ContentError } from '@/lib/content/content-error';
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
import { getHeldStatements, getRecordStatements } from '../record-statements';
import { type BibliographyRecord, type ContentText, type Corpus, isDraft } from './corpus';

type Texts = { texts: ContentText[]; unreadPaths: string[] };

/** The texts of a kind, read from its folder or taken from a file given by its name and text. */
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

/** Reads one kind of text; `toPath` gives the address of a file by the parts of its name. */
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
 * The content as rules see it, from the same documents as the site. What cannot be read is left out without
 * a word, since reading it for the site reports it; its address counts as known, so that links to it are
 * not blamed too.
 */
export function readCorpus(now = new Date(process.env.BUILD_TIME ?? Date.now())): Corpus {
  const all = readers.map((read) => read());
  const texts = all.flatMap((read) => read.texts);
  const unread = new Set(all.flatMap(({ unreadPaths }) => unreadPaths));
  const evidence = ifValid(readEvidence, NO_EVIDENCE);
  // Without the evidence nobody knows which records are used, so none is blamed.
  const bibliography = evidence === NO_EVIDENCE ? [] : ifValid(readBibliography, []);
  const records = getRecordPages();
  const evidencePages = ifValid<Page[] | undefined>(getEvidencePages, undefined);
  const unreadFolders = evidencePages ? [] : [EVIDENCE_MAP_PATH, PAPERS_PATH];
  const fixedAnchors = new Map(
    groupInOrder(
      [...records, ...ifValid(getLabelPlaces, []), ...ifValid(getLogPlaces, [])].filter(
        ({ path }) => path.includes('#'),
      ),
      getAddress,
    ).map(([address, parts]) => [
      address,
      new Set(parts.map(({ path }) => path.split('#')[1] ?? '')),
    ]),
  );
  return {
    texts: [...texts.filter((text) => !isDraft(text)), ...texts.filter(isDraft)],
    textsByPath: new Map(texts.map((text) => [text.path, text])),
    bibliography,
    evidence,
    // Every claim would seem to rest on nothing, and thousands of lines would hide the one that is wrong.
    claims: bibliography.length > 0 ? ifValid(readClaims, undefined) : undefined,
    recordStatements: ifValid(getRecordStatements, []),
    heldStatements: ifValid(getHeldStatements, []),
    recordUpkeep: getPeptides().map(({ slug, reviewedAt }) => ({
      name: `content/peptides: ${slug}`,
      reviewedAt,
    })),
    keysCitedElsewhere: new Set([
      ...ifValid(() => records.flatMap((page) => getWords(page).keys), []),
      ...ifValid(toSafetyKeys, []),
    ]),
    otherPaths: new Set([
      ...[...records, ...(evidencePages ?? [])].map(getAddress),
      ...educationCourses.map((slug) => selfTestPath({ slug })),
      '/rss.xml',
      '/sitemap.xml',
    ]),
    isUnread: (path) => unread.has(path) || unreadFolders.some((folder) => path.startsWith(folder)),
    anchorsOf: (address) => fixedAnchors.get(address),
    now,
  };
}

/**
 * A file under content, such as 'posts/a.md', as a text that rules can be applied to. Undefined when its name
 * or its front matter is not valid: reading the content for the site reports that.
 */
export function toContentText(name: string, markdown: string): ContentText | undefined {
  return readers.flatMap((read) => read({ name, markdown }).texts)[0];
}

function getLogPlaces(): Pick<Page, 'path'>[] {
  return searchRecords.get().map(({ slug }) => ({ path: toSubstancePath(slug, 'search') }));
}

/** What labels, the rules beside them and the help when something went wrong rest on. */
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

/** What a reading gives, or its empty form where the content is not valid: validating the content reports that. */
function ifValid<T>(read: () => T, none: T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ContentError) return none;
    throw error;
  }
}

/** The records of a bibliography with their lines. Throws a ContentError when it is not valid. */
export function toBibliography(json: string): BibliographyRecord[] {
  const findLine = toLineFinder(json);
  return [...parseReferences(json)].map(([key, reference]) => ({
    key,
    line: findLine(key) ?? 1,
    reference,
  }));
}
