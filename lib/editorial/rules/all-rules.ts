import type { ContentProblem } from '@/lib/content/content-error';
import { findExerciseFaults, findStrayExercises } from '@/lib/learn/check-exercises';
import { findBareRatios } from '../claims/bare-ratios';
import { checkClaims } from '../claims/check-claims';
import {
  findEmptyRecords,
  findOmittedDeaths,
  findSilentRetractions,
  findThinlyCited,
  findTwinRecords,
  findUnusedRecords,
} from './citations';
import { findStrayNumbers } from './cited-numbers';
import { blocksOf, type ContentText, type Corpus, isDraft, type Rule } from './corpus';
import { findBadBylines, findBadLengths, findSharedFields, findUndescribedImages } from './front';
import { findBrokenLinks, findOpenBlanks, findVagueLinks } from './links';
import { findNearDuplicates } from './near-duplicates';
import { findOldSearches, findUnsearched } from './searches';
import { findStatusFaults } from './status-mentions';
import { findBadTakeaways } from './takeaways';
import { findUncitedResults } from './uncited-amounts';
import { findMisreadAmounts } from './units';

const ofBuild: Record<string, Rule['check']> = {
  'no amount can be misread': findMisreadAmounts,
  'every link leads somewhere': findBrokenLinks,
  'no heading skips a level': findHeadingJumps,
  'no blank is left open': findOpenBlanks,
  'every featured image is described': findUndescribedImages,
  'exercises are only in lessons': findExercisesElsewhere,
};

const ofCheck: Record<string, Rule['check']> = {
  'every lesson has three to six exercises of two kinds': findMissingExercises,
  'every article cites four publications': findThinlyCited,
  'every record of the bibliography is used': findUnusedRecords,
  'no retracted record is cited without saying so': findSilentRetractions,
  'every record says what may be told of it': findEmptyRecords,
  'no publication is recorded twice': findTwinRecords,
  'every article opens with three takeaways': findBadTakeaways,
  'every amount in a takeaway or a table cites its source': findUncitedResults,
  'titles and descriptions fit search results': findBadLengths,
  'no title or description is used twice': findSharedFields,
  'every article is by a desk, with dates in order': findBadBylines,
  'every link says where it leads': findVagueLinks,
  'no paragraph repeats another article’s': findNearDuplicates,
  'every number beside a citation is in a cited record': findStrayNumbers,
  'every sentence with a result is unchanged since it was confirmed': (corpus) =>
    corpus.claims ? checkClaims(corpus, corpus.claims) : [],
  'every ratio has its interval once on its page': findBareRatios,
  'the status of a substance is told in one place': findStatusFaults,
  'every substance has a log of searches that is not old': findOldSearches,
  'nothing was found only where a log has looked': findUnsearched,
  'deaths are told beside the result of their study': findOmittedDeaths,
};

const toRules = (checks: Record<string, Rule['check']>, fails: Rule['fails']) =>
  Object.entries(checks).map(([name, check]): Rule => ({ name, fails, check }));

/**
 * All rules for the content beyond what reading it already checks (schemas, citation keys, callouts, images, glossary
 * terms). A rule fails the build only if a page would be wrong without it.
 */
export const rules: readonly Rule[] = [...toRules(ofBuild, 'build'), ...toRules(ofCheck, 'check')];

/** Problems in texts that are or will be published, and problems in drafts, which fail nothing yet. */
type RuleResults = { problems: ContentProblem[]; inDrafts: ContentProblem[] };

/**
 * Applies rules to the content; problems are sorted by file and line. `visitText` gets each text while it is parsed, for
 * what else has to be read in it.
 */
export function applyRules(
  corpus: Corpus,
  applied: readonly Rule[],
  visitText?: (text: ContentText) => void,
): RuleResults {
  const drafts = new Set(corpus.texts.filter(isDraft).map(({ document }) => document.file));
  const apply = (part: Corpus, fails: Rule['fails']) =>
    applied.filter((rule) => rule.fails === fails).flatMap(({ check }) => check(part));
  const found = [
    ...corpus.texts.flatMap((text) => {
      visitText?.(text);
      return apply({ ...corpus, texts: [text] }, 'build');
    }),
    ...apply(corpus, 'check'),
  ].sort(byPlace);
  return {
    problems: found.filter(({ file }) => !drafts.has(file)),
    inDrafts: found.filter(({ file }) => drafts.has(file)),
  };
}

function byPlace(a: ContentProblem, b: ContentProblem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);
}

/** Reports headings that skip a level, or a first heading that is not '# '. */
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

function findExercisesElsewhere({ texts }: Corpus): ContentProblem[] {
  const others = texts.filter(({ kind }) => kind !== 'lesson');
  return others.flatMap(({ document }) => findStrayExercises(document));
}

function findMissingExercises({ texts }: Corpus): ContentProblem[] {
  const lessons = texts.filter(({ kind }) => kind === 'lesson');
  return lessons.flatMap(({ document }) => findExerciseFaults(document));
}
