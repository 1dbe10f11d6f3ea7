/** The reports of scripts/check-content.ts: the problems of the content, and what a writer should look at. */

import { postFiles, selectPosts, validatePostFiles } from '@/lib/articles/posts';
import { toDocuments } from '@/lib/content/collection';
import {
  attempt,
  ContentError,
  type ContentProblem,
  collectProblems,
  mergeProblems,
  toProblems,
} from '@/lib/content/content-error';
import type { MarkdownDocument } from '@/lib/content/document';
import { findStrayFiles } from '@/lib/content/stray-files';
import { byFile, validateDocuments } from '@/lib/content/validate-documents';
import { CLAIMS_PLACE, readClaims } from '@/lib/editorial/claims/claims-schema';
import { checkVerdictLock, VERDICT_LOCK_PLACE } from '@/lib/editorial/claims/verdict-lock';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { reportCitedNumbers, toNumberReport } from '@/lib/editorial/rules/cited-numbers';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { toReport } from '@/lib/editorial/rules/report';
import { getFindings } from '@/lib/evidence/evidence';
import { PLANTED_PLACE } from '@/lib/evidence/planted-faults';
import { EVIDENCE_PLACES } from '@/lib/evidence/read-evidence';
import { checkVerdicts } from '@/lib/evidence/validate-verdicts';
import { validateFactBoxes, validateFigures } from '@/lib/figures/data/validate-figures';
import { DRAWINGS_PLACE } from '@/lib/figures/drawing-file';
import { readTextContext } from '@/lib/glossary/text-context';
import { findPrinted } from '@/lib/handbook/printed';
import { countLabelCells, getLabels } from '@/lib/labels/labels';
import {
  learnFiles,
  readLearnFiles,
  selectLearnContent,
  validateLearnFiles,
} from '@/lib/learn/learn';
import { validateRecords } from '@/lib/peptides/validate-records';
import { CASES_PLACE, getCases } from '@/lib/proof/cases';
import { getProof } from '@/lib/proof/proof';
import { PUBLISHED_PLACE } from '@/lib/proof/published-cases';
import { allRecords, SCHEMAS } from '@/lib/records/all-records';
import { libraryRecord, productRecords } from '@/lib/records/library';
import { peptideRecords } from '@/lib/records/peptides';
import { REFERENCES_PLACE, readReferenceKeys } from '@/lib/references/references';

/** Files of records, and JSON files that modules import: everything else is stray. */
const RECORDS = [
  REFERENCES_PLACE,
  ...EVIDENCE_PLACES,
  CLAIMS_PLACE,
  VERDICT_LOCK_PLACE,
  PLANTED_PLACE,
  CASES_PLACE,
  PUBLISHED_PLACE,
  ...allRecords.map(({ place }) => place),
  `${SCHEMAS}/*.json`,
  DRAWINGS_PLACE,
  'pages.json',
  'syringes.json',
  'practice-families.json',
  'evidence-map.json',
  'outcomes.json',
  'study-kinds.json',
  'label-questions.json',
  'education/courses.json',
];

/** Prints the numbers beside citations that no cited record contains, in all texts and records or the named ones. */
export function printNumbers(names: string[]): void {
  const corpus = readCorpus();
  console.log(toNumberReport(reportCitedNumbers(corpus, names)));
  for (const name of names.filter((name) => reportCitedNumbers(corpus, [name]).checked === 0)) {
    console.error(
      `${name}: no number beside a citation; name a file by the end of its path, or a record by its id`,
    );
    process.exitCode = 1;
  }
}

/**
 * Prints every problem of the content and sets the exit code to 1. With `isFull`, for scripts/check.mjs, the code is 2
 * if a file or a record is wrong, so that tests of the content fail too. `visitDocument` gets each text while it is
 * parsed.
 */
export function checkContent(
  isFull: boolean,
  visitDocument?: (document: MarkdownDocument) => void,
): void {
  const records = checkRecords();
  try {
    report(isFull, records, visitDocument);
  } catch (error) {
    // Code that reads a wrong record or finding throws: report what can be checked without it as well.
    const thrown = error instanceof ContentError ? error.problems : [];
    if (records.length + thrown.length === 0) throw error;
    console.error(
      new ContentError(mergeProblems([records, thrown, collectProblems(checkFiles)])).message,
    );
    process.exitCode = isFull ? 2 : 1;
    return;
  }
  if (records.length > 0) process.exitCode = isFull ? 2 : 1;
}

/** Throws a ContentError if a record, the evidence or a text cannot be read, so that what it claims is missing. */
export function requireReadable(): void {
  const records = [checkRecords(), toProblems(getFindings)];
  const problems = mergeProblems([...records, collectProblems(checkFiles)]);
  if (problems.length > 0) throw new ContentError(problems);
}

/** The problems of the text files, and of what texts refer to. */
function checkFiles(): ContentProblem[] {
  const [posts, learn, context] = [postFiles.read(), readLearnFiles(), readTextContext()];
  const files = [...validatePostFiles(posts, context), ...validateLearnFiles(learn)];
  return [...context.problems, ...files.sort(byFile)];
}

function report(
  isFull: boolean,
  records: readonly ContentProblem[],
  visitDocument?: (document: MarkdownDocument) => void,
): void {
  const corpus = readCorpus();
  const [posts, learn, context] = [postFiles.read(), readLearnFiles(), readTextContext()];
  const unseen = new Set(toDocuments([posts, ...Object.values(learn)]));
  const ofTexts: ContentProblem[] = [];
  const { problems: broken, inDrafts } = applyRules(
    corpus,
    isFull ? rules : rules.filter(({ fails }) => fails === 'build'),
    ({ document }) => {
      ofTexts.push(...validateDocuments([document], context));
      visitDocument?.(document);
      unseen.delete(document);
    },
  );
  // A file with a faulty name is not among the texts of the rules, but its own text may be faulty too.
  ofTexts.push(...validateDocuments([...unseen], context));
  const files = [...validatePostFiles(posts, context), ...validateLearnFiles(learn)];
  const ofFiles = mergeProblems([
    records,
    context.problems,
    [...files, ...ofTexts].sort(byFile),
    findStrayFiles({
      texts: [postFiles, ...Object.values(learnFiles)],
      records: RECORDS,
    }),
    toProblems(getFindings),
    collectProblems(checkVerdicts),
    collectProblems(checkVerdictLock),
    isFull ? toProblems(readClaims) : [],
    toProblems(getLabels),
    toProblems(getProof),
    toProblems(getCases),
    collectProblems(validateFigures),
    collectProblems(validateFactBoxes),
  ]);
  const problems = [...ofFiles, ...broken];

  if (isFull) console.log(`${toReport(corpus, inDrafts)}\n`);
  if (problems.length > 0) {
    console.error(new ContentError(problems).message);
    process.exitCode = isFull && ofFiles.length > 0 ? 2 : 1;
  } else {
    const published = selectPosts(posts, { now: corpus.now, includeUnpublished: false });
    const { topics, guides, pages } = selectLearnContent(learn);
    const lessons = topics.flatMap((topic) => topic.lessons);
    if (isFull && findPrinted().isOld)
      console.log('The printed handbook is of other records: npm run handbook prints it anew\n');
    console.log(
      `Content: ${published.length} posts, ${lessons.length} lessons in ${topics.length} topics, ` +
        `${guides.length} guides, ${pages.length} pages, ${formatLabelCounts()}, no problems`,
    );
  }
}

function formatLabelCounts(): string {
  const labels = getLabels();
  const { answered, silent, unread } = countLabelCells(labels.values());
  const without = peptideRecords.get().filter(({ slug }) => !labels.has(slug));
  return (
    `labels of ${labels.size} substances (${answered} cells answered, ${silent} silent, ${unread} unread), ` +
    `${without.length} without one`
  );
}

/** The problems of the records, including rules on peptides and lists of them that no schema can express. */
function checkRecords(): ContentProblem[] {
  const unreadable = allRecords.flatMap(({ get }) => toProblems(get));
  if (unreadable.length > 0) return unreadable;
  const { value: findings } = attempt(getFindings);
  const ids = findings && new Set(findings.map(({ id }) => id));
  return validateRecords(peptideRecords.get(), {
    isKnownReference: readReferenceKeys().isKnownReference,
    // Unreadable findings are reported elsewhere.
    isKnownFinding: (id) => ids?.has(id) ?? true,
    named: [
      ...productRecords.get().map(({ id }) => ({ slug: id, ...productRecords.at(id) })),
      ...libraryRecord.get().featured.map(({ slug }) => ({
        slug,
        ...libraryRecord.at('', { field: 'featured', value: slug }),
      })),
    ],
  });
}
