/**
 * Reads all content and reports every problem at once, with file, line and remedy. Without arguments, as
 * the build runs it, only what would make a page wrong; with --all, as `npm run check` runs it, the
 * editor's rules too, and after them what a writer should look at, which fails nothing. With --numbers
 * [file or record …] only the numbers beside citations that no cited record gives.
 */

import { getPosts, postFiles, validatePosts } from '@/lib/articles/posts';
import {
  ContentError,
  collectProblems,
  mergeProblems,
  toProblems,
} from '@/lib/content/content-error';
import { applyRules, rules } from '@/lib/editorial/rules/all-rules';
import { reportCitedNumbers, toNumberReport } from '@/lib/editorial/rules/cited-numbers';
import { readCorpus } from '@/lib/editorial/rules/read-corpus';
import { toReport } from '@/lib/editorial/rules/report';
import { getFindings } from '@/lib/evidence/evidence';
import { validateFactBoxes, validateFigures } from '@/lib/figures/data/figures';
import { getLearnContent, readLearnFiles, validateLearn } from '@/lib/learn/learn';
import { getDataChanges } from '@/lib/open-data/versions';
import { getCases } from '@/lib/proof/cases';
import { getProof } from '@/lib/proof/proof';

const [mode, ...names] = process.argv.slice(2);
const corpus = readCorpus();
if (mode === '--numbers') console.log(toNumberReport(reportCitedNumbers(corpus, names)));
else checkContent(mode === '--all');

function checkContent(isFull: boolean): void {
  const { problems: broken, inDrafts } = applyRules(
    corpus,
    isFull ? rules : rules.filter(({ fails }) => fails === 'build'),
  );
  const problems = [
    ...mergeProblems([
      validatePosts(postFiles.read()),
      validateLearn(readLearnFiles()),
      toProblems(getFindings),
      toProblems(getProof),
      toProblems(getCases),
      toProblems(getDataChanges),
      collectProblems(() => validateFigures()),
      collectProblems(() => validateFactBoxes()),
    ]),
    ...broken,
  ];

  if (isFull) console.log(`${toReport(corpus, inDrafts)}\n`);
  if (problems.length > 0) {
    console.error(new ContentError(problems).message);
    process.exitCode = 1;
  } else {
    const { topics, guides, pages } = getLearnContent();
    const lessons = topics.flatMap((topic) => topic.lessons);
    console.log(
      `Content: ${getPosts().length} posts, ${lessons.length} lessons in ${topics.length} topics, ` +
        `${guides.length} guides, ${pages.length} pages, no problems`,
    );
  }
}
