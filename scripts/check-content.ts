/**
 * Reads all content and reports every problem at once, with file, line and remedy. Without arguments, as
 * the build runs it, only what would make a page wrong; with --all, as `npm run check` runs it, the
 * editor's rules too, and after them what a writer should look at, which fails nothing. With --numbers
 * [file or record …] only the numbers beside citations that no cited record gives. In a build it keeps what
 * pages and the search index need of the texts, so that each is parsed once (lib/content/of-text.ts).
 */

import { postFiles, toPosts, validatePostFiles } from '@/lib/articles/posts';
import {
  ContentError,
  type ContentProblem,
  collectProblems,
  mergeProblems,
  toProblems,
} from '@/lib/content/content-error';
import type { MarkdownDocument } from '@/lib/content/document';
import { KeptTexts } from '@/lib/content/of-text';
import { toShownCallouts } from '@/lib/content/shown-callouts';
import { findStrayFiles } from '@/lib/content/stray-files';
import { byFile, validateDocuments } from '@/lib/content/validate-documents';
import { applyRules, byPlace, type Findings, rules } from '@/lib/editorial/rules/all-rules';
import { reportCitedNumbers, toNumberReport } from '@/lib/editorial/rules/cited-numbers';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { toReport } from '@/lib/editorial/rules/report';
import { getFindings } from '@/lib/evidence/evidence';
import { validateFactBoxes, validateFigures } from '@/lib/figures/data/figures';
import { toCitedPage } from '@/lib/glossary/cited-text';
import { readTextContext } from '@/lib/glossary/text-context';
import { toExerciseBlocks } from '@/lib/learn/exercises';
import { learnFiles, readLearnFiles, toLearnContent, validateLearnFiles } from '@/lib/learn/learn';
import { getDataChanges } from '@/lib/open-data/versions';
import { getCases } from '@/lib/proof/cases';
import { getProof } from '@/lib/proof/proof';
import { toCitings } from '@/lib/resources/citing-pages';
import { toWords } from '@/lib/resources/site-pages';
import { sectionsOf } from '@/lib/search/text-entries';

/** What the pages of a build need of a text; a value that reads another stands behind it. */
const KEPT = [toCitedPage, toCitings, toWords, sectionsOf, toShownCallouts, toExerciseBlocks];

const [mode, ...names] = process.argv.slice(2);
const corpus = readCorpus();
if (mode === '--numbers') console.log(toNumberReport(reportCitedNumbers(corpus, names)));
else checkContent(mode === '--all');

function checkContent(isFull: boolean): void {
  const [posts, learn, context] = [postFiles.read(), readLearnFiles(), readTextContext()];
  const documents = [posts, ...Object.values(learn)].flatMap(({ entries }): MarkdownDocument[] =>
    entries.map(({ document }) => document),
  );
  const { broken, inDrafts, unreadable } = checkTexts(documents, isFull);
  const files = [...validatePostFiles(posts, context), ...validateLearnFiles(learn)];
  const ofFiles = mergeProblems([
    context.problems,
    [...files, ...unreadable].sort(byFile),
    findStrayFiles([postFiles, ...Object.values(learnFiles)]),
    toProblems(getFindings),
    toProblems(getProof),
    toProblems(getCases),
    toProblems(getDataChanges),
    collectProblems(() => validateFigures()),
    collectProblems(() => validateFactBoxes()),
  ]);
  const problems = [...ofFiles, ...broken];

  if (isFull) console.log(`${toReport(corpus, inDrafts)}\n`);
  if (problems.length > 0) {
    console.error(new ContentError(problems).message);
    // 2, for scripts/check.mjs: of these files no page can be made, and tests that read them fail too.
    process.exitCode = isFull && ofFiles.length > 0 ? 2 : 1;
  } else {
    const published = toPosts(posts, { now: corpus.now, includeUnpublished: false });
    const { topics, guides, pages } = toLearnContent(learn);
    const lessons = topics.flatMap((topic) => topic.lessons);
    console.log(
      `Content: ${published.length} posts, ${lessons.length} lessons in ${topics.length} topics, ` +
        `${guides.length} guides, ${pages.length} pages, no problems`,
    );
  }
}

/**
 * Applies the rules to all texts, those that fail a build to one text after the other: what was parsed for them is
 * at hand for everything else that is made of the text, and need not be kept for thousands of others.
 */
function checkTexts(
  documents: readonly MarkdownDocument[],
  isFull: boolean,
): { broken: ContentProblem[]; inDrafts: ContentProblem[]; unreadable: ContentProblem[] } {
  const context = readTextContext();
  const texts = new Map(corpus.texts.map((text) => [text.document as MarkdownDocument, text]));
  const ofBuild = rules.filter(({ fails }) => fails === 'build');
  const found: Findings[] = [];
  const unreadable: ContentProblem[] = [];
  const kept = KeptTexts.open();
  for (const document of documents) {
    const text = texts.get(document);
    if (text) found.push(applyRules({ ...corpus, texts: [text] }, ofBuild));
    unreadable.push(...validateDocuments([document], context));
    if (kept && unreadable.length + context.problems.length === 0)
      unreadable.push(...toProblems(() => kept.add(document, KEPT)));
    if (!isFull) document.releaseText();
  }
  kept?.close();
  if (isFull)
    found.push(
      applyRules(
        corpus,
        rules.filter(({ fails }) => fails === 'check'),
      ),
    );
  return {
    broken: found.flatMap(({ problems }) => problems).sort(byPlace),
    inDrafts: found.flatMap(({ inDrafts }) => inDrafts).sort(byPlace),
    unreadable,
  };
}
