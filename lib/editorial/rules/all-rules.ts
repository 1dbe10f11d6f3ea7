import type { ContentProblem } from '@/lib/content/content-error';
import { findExerciseFaults, findStrayExercises } from '@/lib/learn/check-exercises';
import { findBareRatios } from '../claims/bare-ratios';
import { checkClaims } from '../claims/check-claims';
import { findEmptyRecords, findThinlyCited, findTwinRecords, findUnusedRecords } from './citations';
import { findStrayNumbers } from './cited-numbers';
import { blocksOf, type Corpus, isDraft, type Rule } from './corpus';
import { findBadBylines, findBadLengths, findSharedFields, findUndescribedImages } from './front';
import { findBrokenLinks } from './links';
import { findNearDuplicates } from './near-duplicates';
import { findSilentRetractions } from './retractions';
import { findOldSearches, findUnsearched } from './searches';
import { findStatusFaults } from './status-mentions';
import { findBadTakeaways } from './takeaways';
import { findUncitedResults } from './uncited-amounts';
import { findMisreadAmounts } from './units';
import { findOpenBlanks, findVagueLinks } from './wording';

/**
 * Everything that the content is held to beyond what reading it checks already (schemas, citation keys,
 * callouts, images, glossary terms). A rule fails the build only when a page would be wrong without it.
 */
export const rules: readonly Rule[] = [
  { name: 'no amount can be misread', fails: 'build', check: findMisreadAmounts },
  { name: 'every link leads somewhere', fails: 'build', check: findBrokenLinks },
  { name: 'no heading skips a level', fails: 'build', check: findHeadingJumps },
  { name: 'no blank is left open', fails: 'build', check: findOpenBlanks },
  { name: 'every featured image is described', fails: 'build', check: findUndescribedImages },
  { name: 'exercises stand in lessons', fails: 'build', check: findExercisesElsewhere },
  {
    name: 'every lesson has three to six exercises of two kinds',
    fails: 'check',
    check: findMissingExercises,
  },
  { name: 'every article cites four publications', fails: 'check', check: findThinlyCited },
  { name: 'every record of the bibliography is used', fails: 'check', check: findUnusedRecords },
  {
    name: 'no retracted record is cited without saying so',
    fails: 'check',
    check: findSilentRetractions,
  },
  { name: 'every record says what may be told of it', fails: 'check', check: findEmptyRecords },
  { name: 'no publication is recorded twice', fails: 'check', check: findTwinRecords },
  { name: 'every article opens with three takeaways', fails: 'check', check: findBadTakeaways },
  {
    name: 'every amount in a takeaway or a table cites its source',
    fails: 'check',
    check: findUncitedResults,
  },
  { name: 'titles and descriptions fit search results', fails: 'check', check: findBadLengths },
  { name: 'no title or description stands twice', fails: 'check', check: findSharedFields },
  {
    name: 'every article is by a desk, with dates in order',
    fails: 'check',
    check: findBadBylines,
  },
  { name: 'every link says where it leads', fails: 'check', check: findVagueLinks },
  { name: 'no paragraph repeats another article’s', fails: 'check', check: findNearDuplicates },
  {
    name: 'every number beside a citation is in a cited record',
    fails: 'check',
    check: findStrayNumbers,
  },
  {
    name: 'every sentence with a result stands as it was confirmed',
    fails: 'check',
    check: (corpus) => (corpus.claims ? checkClaims(corpus, corpus.claims) : []),
  },
  {
    name: 'every ratio stands with its interval once on its page',
    fails: 'check',
    check: findBareRatios,
  },
  {
    name: 'the status of a substance is told in one place',
    fails: 'check',
    check: findStatusFaults,
  },
  {
    name: 'every substance has a log of searches that is not old',
    fails: 'check',
    check: findOldSearches,
  },
  {
    name: 'nothing was found only where a log has looked',
    fails: 'check',
    check: findUnsearched,
  },
];

/** What rules find: problems of what is or will be published, and of drafts, which fail nothing yet. */
export type Findings = { problems: ContentProblem[]; inDrafts: ContentProblem[] };

/** Applies rules to the content; in the order of files and lines. */
export function applyRules(corpus: Corpus, applied: readonly Rule[]): Findings {
  const drafts = new Set(corpus.texts.filter(isDraft).map(({ document }) => document.file));
  const found = applied.flatMap(({ check }) => check(corpus)).sort(byPlace);
  return {
    problems: found.filter(({ file }) => !drafts.has(file)),
    inDrafts: found.filter(({ file }) => drafts.has(file)),
  };
}

/** In the order of files and lines. */
export function byPlace(a: ContentProblem, b: ContentProblem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}

/** No heading stands below one that is two or more levels above it, and the first is a '# '. */
function findHeadingJumps({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap((text) => {
    let above = 0;
    return blocksOf(text).flatMap(({ node, line }) => {
      if (node.type !== 'heading') return [];
      const allowed = above + 1;
      above = node.depth;
      if (node.depth <= allowed) return [];
      const message = `"${'#'.repeat(node.depth)}" skips a level; write "${'#'.repeat(allowed)}" or put a heading of the level between above it`;
      return [text.document.problemAt(line, message)];
    });
  });
}

/** Exercises work on the pages of lessons alone. */
function findExercisesElsewhere({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap(({ kind, document }) =>
    kind === 'lesson' ? [] : findStrayExercises(document),
  );
}

/** Each lesson ends in three to six exercises of at least two kinds. */
function findMissingExercises({ texts }: Corpus): ContentProblem[] {
  return texts.flatMap(({ kind, document }) =>
    kind === 'lesson' ? findExerciseFaults(document) : [],
  );
}
