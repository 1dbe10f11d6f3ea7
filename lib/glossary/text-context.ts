import { statSync } from 'node:fs';
import path from 'node:path';
import type { ContentProblem } from '@/lib/content/content-error';
import { toCountsContent } from '@/lib/evidence/counts-content';
import { toLevel } from '@/lib/evidence/evidence-level';
import { toStatusContent } from '@/lib/evidence/status-rows';
import {
  isKnownVerdict,
  toUnderWayContent,
  toVerdictContent,
} from '@/lib/evidence/verdict-content';
import { getTrialsUnderWay } from '@/lib/evidence/verdicts';
import { isKnownFactBox, toFactBoxContent } from '@/lib/figures/data/fact-box-content';
import { isKnownFigure, toFigureContent } from '@/lib/figures/data/figure-content';
import { toLabelContent, toSyringeContent } from '@/lib/figures/exercise-drawings';
import type { Resolvers, TextContext } from '@/lib/markdown/resolvers';
import { peptideRecords } from '@/lib/records/peptides';
import { readReferenceKeys } from '@/lib/references/references';
import { findTerm } from './glossary';
import { toTermAnchor } from './glossary-terms';

/** Resolves what the texts of the site refer to, for rendering. */
export const resolvers: Resolvers = {
  findTerm: (name) => {
    const entry = findTerm(name);
    if (!entry) return undefined;
    const anchor = toTermAnchor(entry.term);
    return { anchor, definition: entry.definition, href: `/resources/glossary#${anchor}` };
  },
  toLevel,
  shown: {
    VERDICT: toVerdictContent,
    UNDERWAY: toUnderWayContent,
    STATUS: toStatusContent,
    COUNTS: toCountsContent,
    FIGURE: toFigureContent,
    FACTBOX: toFactBoxContent,
  },
  toSyringe: toSyringeContent,
  toLabel: toLabelContent,
};

/**
 * Returns what texts are checked against: the bibliography, the glossary, the library and the files under public.
 * `problems` are those of the bibliography; if there are any, every citation counts as known.
 */
export function readTextContext(): TextContext & { problems: readonly ContentProblem[] } {
  return {
    ...readReferenceKeys(),
    isKnownTerm: (name) => findTerm(name) !== undefined,
    isKnownSubstance: (name) => peptideRecords.get().some(({ slug }) => slug === name),
    isKnownVerdict,
    hasTrialsUnderWay: (slug) => getTrialsUnderWay(slug).length > 0,
    isKnownFigure,
    isKnownFactBox,
    isPublicFile: (urlPath) =>
      statSync(path.join(/* turbopackIgnore: true */ process.cwd(), 'public', urlPath), {
        throwIfNoEntry: false,
      })?.isFile() === true,
  };
}
