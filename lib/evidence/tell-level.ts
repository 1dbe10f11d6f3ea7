import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { getReferences } from '@/lib/references/references';
import { getFindingsOf } from './evidence';
import { getEvidenceLevel, type ReachedLevel, tellSize } from './evidence-level';

/** The level whose name says small. */
const SMALL_STUDIES = 3;

/**
 * What a level of evidence, 1 to 5, stands for in a text that cites some records: 'controlled trials'. Large
 * observational work has no level of its own and is told with its size: 'observational studies of up to 424,152 people'.
 */
function tellLevel(level: number, keys: readonly string[]): string {
  const observed = keys.filter(isObservational).flatMap(countStudied);
  return level === SMALL_STUDIES ? tellSize(observed) : (evidenceLevels[level - 1] ?? '');
}

/** The level that a text names by its number, or a substance by its slug, whose level is worked out. */
export function toLevel(argument: string, keys: readonly string[]): ReachedLevel {
  if (/[a-z]/.test(argument)) return getEvidenceLevel(argument);
  return { reached: Number(argument), words: tellLevel(Number(argument), keys) };
}

function isObservational(key: string): boolean {
  return getReferences().get(key)?.custom.study === 'observational';
}

function countStudied(key: string): number[] {
  return getFindingsOf(key).flatMap(({ studied }) => studied ?? []);
}
