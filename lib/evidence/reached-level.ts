import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { getReferences } from '@/lib/references/references';
import { getFindingsOf } from './evidence';
import {
  formatLevelThree,
  getEvidenceLevel,
  getVerdictLevel,
  type ReachedLevel,
} from './evidence-level';
import { nameOf } from './status';
import { findVerdict } from './verdicts';

/** The level 'small human studies'. */
const SMALL_STUDIES = 3;

/**
 * The words for a level of evidence, 1 to 5, in a text that cites `keys`: 'controlled trials'. For level 3, large
 * observational studies among them are described by size: 'observational studies of up to 424,152 people'.
 */
function formatLevel(level: number, keys: readonly string[]): string {
  const observed = keys.filter(isObservational).flatMap(countStudied);
  return level === SMALL_STUDIES ? formatLevelThree(observed) : (evidenceLevels[level - 1] ?? '');
}

/** Returns the level of an [!EVIDENCE] argument: a number, or a slug (with an outcome) whose level is computed. */
export function toLevel(argument: string, keys: readonly string[]): ReachedLevel & { of?: string } {
  const [slug = '', outcome] = argument.split(' ');
  if (!/[a-z]/.test(slug)) return { reached: Number(slug), words: formatLevel(Number(slug), keys) };
  const name = nameOf(slug);
  const verdict = outcome && findVerdict(slug, outcome);
  return verdict
    ? { ...getVerdictLevel(verdict), of: `${name} on this question` }
    : { ...getEvidenceLevel(slug), of: name };
}

function isObservational(key: string): boolean {
  return getReferences().get(key)?.custom.study === 'observational';
}

function countStudied(key: string): number[] {
  return getFindingsOf(key).flatMap(({ studied }) => studied ?? []);
}
