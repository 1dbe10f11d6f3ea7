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
import {
  type Article,
  blocksOf,
  type ContentText,
  type Corpus,
  isDraft,
  type Rule,
  type TextCheck,
} from './corpus';
import { findBadBylines, findBadLengths, findSharedFields, findUndescribedImages } from './front';
import { findBrokenLinks, findOpenBlanks, findVagueLinks } from './links';
import { findNearDuplicates } from './near-duplicates';
import { findOldSearches, findUnsearched } from './searches';
import { findStatusFaults } from './status-mentions';
import { findBadTakeaways } from './takeaways';
import { findUncitedResults } from './uncited-amounts';
import { findMisreadAmounts } from './units';

const ofArticles =
  (check: (article: Article) => ContentProblem[]): TextCheck =>
  (text) =>
    text.kind === 'article' ? check(text) : [];

const each = (check: TextCheck) => (corpus: Corpus) =>
  corpus.texts.flatMap((text) => check(text, corpus));

const ofBuild: Record<string, TextCheck> = {
  'no amount can be misread': findMisreadAmounts,
  'every link leads somewhere': findBrokenLinks,
  'no heading skips a level': findHeadingJumps,
  'no blank is left open': ofArticles(findOpenBlanks),
  'every featured image is described': ofArticles(findUndescribedImages),
  'exercises are only in lessons': ({ kind, document }) =>
    kind === 'lesson' ? [] : findStrayExercises(document),
};

const ofCheck: Record<string, (corpus: Corpus) => ContentProblem[]> = {
  'every lesson has three to six exercises of two kinds': each(({ kind, document }) =>
    kind === 'lesson' ? findExerciseFaults(document) : [],
  ),
  'every article cites four publications': each(ofArticles(findThinlyCited)),
  'every record of the bibliography is used': findUnusedRecords,
  'no retracted record is cited without saying so': findSilentRetractions,
  'every record says what may be told of it': findEmptyRecords,
  'no publication is recorded twice': findTwinRecords,
  'every article opens with three takeaways': each(ofArticles(findBadTakeaways)),
  'every amount in a takeaway or a table cites its source': each(ofArticles(findUncitedResults)),
  'titles and descriptions fit search results': each(findBadLengths),
  'no title or description is used twice': findSharedFields,
  'every article is by a desk, with dates in order': each(ofArticles(findBadBylines)),
  'every link says where it leads': each(findVagueLinks),
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

/**
 * All rules for the content beyond what reading it already checks (schemas, citation keys, callouts, images, glossary
 * terms).
 */
export const rules: readonly Rule[] = [
  ...Object.entries(ofBuild).map(([name, check]): Rule => ({ name, fails: 'build', check })),
  ...Object.entries(ofCheck).map(([name, check]): Rule => ({ name, fails: 'check', check })),
];

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
  const ofTexts = applied.filter((rule) => rule.fails === 'build');
  const ofAll = applied.filter((rule) => rule.fails === 'check');
  const found = [
    ...corpus.texts.flatMap((text) => {
      visitText?.(text);
      return ofTexts.flatMap(({ check }) => check(text, corpus));
    }),
    ...ofAll.flatMap(({ check }) => check(corpus)),
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
function findHeadingJumps(text: ContentText): ContentProblem[] {
  let above = 0;
  return blocksOf(text).flatMap(({ node, line }) => {
    if (node.type !== 'heading') return [];
    const allowed = above + 1;
    above = node.depth;
    if (node.depth <= allowed) return [];
    const message = `"${'#'.repeat(node.depth)}" skips a level; write "${'#'.repeat(allowed)}" or put a heading of the level between above it`;
    return [text.document.problemAt(line, message)];
  });
}
