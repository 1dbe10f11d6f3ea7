import type { Finding } from '@/lib/evidence/evidence-schema';
import type { FigureParts } from './data-figure';

/** Where the numbers of findings come from, and whether some were read in reports of the paper. */
export function toSources(
  findings: readonly Finding[],
): Pick<FigureParts, 'references' | 'isPartlyReported'> {
  return {
    references: [...new Set(findings.map(({ reference }) => reference))],
    isPartlyReported: findings.some(({ confidence }) => confidence === 'agreed'),
  };
}
