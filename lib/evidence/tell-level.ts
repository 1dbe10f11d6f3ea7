import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { getReferences } from '@/lib/references/references';
import { getFindingsOf } from './evidence';
import { getEvidenceLevel, getVerdictLevel, type ReachedLevel, tellSize } from './evidence-level';
import { nameOf } from './status';
import { findVerdict } from './verdicts';

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

/** The level that a text names by its number; or that of a substance, or of one outcome of it, which is worked out. */
export function toLevel(argument: string, keys: readonly string[]): ReachedLevel & { of?: string } {
  const [slug = '', outcome] = argument.split(' ');
  if (!/[a-z]/.test(slug)) return { reached: Number(slug), words: tellLevel(Number(slug), keys) };
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
