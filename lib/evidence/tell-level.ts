import { evidenceLevels } from '@/lib/markdown/evidence-levels';
import { getReferences } from '@/lib/references/references';
import { getFindingsOf } from './evidence';
import { formatNumber } from './format-finding';

/** The level whose name says small, and from how many people on a study is none. */
const SMALL_STUDIES = 3;
const LARGE = 1000;

/**
 * What a level of evidence, 1 to 5, stands for in a text that cites some records: 'controlled trials'. Large
 * observational work has no level of its own and is told with its size: 'observational studies of up to 424,152 people'.
 */
export function tellLevel(level: number, keys: readonly string[]): string {
  const words = evidenceLevels[level - 1] ?? '';
  if (level !== SMALL_STUDIES) return words;
  const observed = Math.max(0, ...keys.filter(isObservational).flatMap(countStudied));
  return observed < LARGE
    ? words
    : `observational studies of up to ${formatNumber(observed)} people`;
}

function isObservational(key: string): boolean {
  return getReferences().get(key)?.custom.study === 'observational';
}

function countStudied(key: string): number[] {
  return getFindingsOf(key).flatMap(({ studied }) => studied ?? []);
}
