import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MethodSection, method } from '@/content/calculator-method';
import { contentDirectory } from '@/lib/content/content-directory';
import { ContentError } from '@/lib/content/content-error';
import { type Evidence, NO_EVIDENCE, readEvidence } from '@/lib/evidence/read-evidence';
import { toPeptideCitations } from '@/lib/peptides/citations';
import { getPeptides } from '@/lib/peptides/peptides';
import { parseReferences } from '@/lib/references/references';
import { getResourceKeys } from '@/lib/resources/cited-keys';
import { toFixedPaths } from '@/lib/seo/sitemap';
import { getRecordStatements } from '../record-statements';
import { type ContentText, toContentText, toPlace } from './content-text';
import { type BibliographyRecord, type Corpus, isDraft } from './corpus';
import { toFixedAnchors } from './fixed-anchors';

const calculatorMethod: readonly MethodSection[] = method;

const FOLDERS = ['posts', 'education', 'guides', 'pages'];

/**
 * The content as rules see it. What cannot be read is left out without a word, since reading the same
 * files for the site reports it; its address counts as known, so that links to it are not blamed too.
 */
export function readCorpus(now = new Date(process.env.BUILD_TIME ?? Date.now())): Corpus {
  const texts: ContentText[] = [];
  const unreadPaths = new Set<string>();
  for (const name of FOLDERS.flatMap(listMarkdown)) {
    const text = toContentText(name, readFileSync(path.join(contentDirectory(), name), 'utf8'));
    const place = toPlace(name);
    if (text) texts.push(text);
    else if (place) unreadPaths.add(place.path);
  }
  return {
    texts: [...texts.filter((text) => !isDraft(text)), ...texts.filter(isDraft)],
    bibliography: readBibliography(),
    evidence: readValidEvidence(),
    recordStatements: getRecordStatements(),
    keysCitedElsewhere: new Set([
      ...getPeptides().flatMap((peptide) => toPeptideCitations(peptide).keys),
      ...getResourceKeys(),
      ...calculatorMethod.flatMap(({ points }) => points.flatMap(({ sources = [] }) => sources)),
    ]),
    otherPaths: new Set([...toFixedPaths(), '/rss.xml', '/sitemap.xml']),
    unreadPaths,
    anchorsOf: toFixedAnchors,
    now,
  };
}

function listMarkdown(folder: string): string[] {
  const directory = path.join(contentDirectory(), folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}

function readBibliography(): BibliographyRecord[] {
  const json = readFileSync(path.join(contentDirectory(), 'references.json'), 'utf8');
  try {
    return toBibliography(json);
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** The evidence, or none where it is not valid: reading it for the site reports that. */
function readValidEvidence(): Evidence {
  try {
    return readEvidence();
  } catch (error) {
    if (error instanceof ContentError) return NO_EVIDENCE;
    throw error;
  }
}

/** The records of a bibliography with their lines. Throws a ContentError when it is not valid. */
export function toBibliography(json: string): BibliographyRecord[] {
  const lineByKey = new Map<string, number>();
  json.split('\n').forEach((text, index) => {
    for (const [, key = ''] of text.matchAll(/"id":\s*"([^"]*)"/g)) lineByKey.set(key, index + 1);
  });
  return [...parseReferences(json)].map(([key, reference]) => ({
    key,
    line: lineByKey.get(key) ?? 1,
    reference,
  }));
}
