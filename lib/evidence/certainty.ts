import type { WrittenVerdict } from '@/lib/records/verdicts';

/** GRADE's levels of certainty, from 'very low' to 'high'. */
export const certainties = ['very low', 'low', 'moderate', 'high'] as const;

export type Certainty = (typeof certainties)[number];

type Judged = Pick<WrittenVerdict, 'start' | 'judgements' | 'raises'>;

/**
 * Returns the certainty that a verdict's judgements add up to (Core GRADE, 2025): randomised trials start at high,
 * everything else at low; each domain subtracts its `lowers`; observational work without a concern may be raised.
 * Clamped to the range 'very low' to 'high'. Undefined for a verdict without judgements.
 */
export function toCertainty({ start, judgements, raises }: Judged): Certainty | undefined {
  if (!judgements) return undefined;
  const lowered = Object.values(judgements).reduce((sum, { lowers }) => sum + lowers, 0);
  const level = (start === 'randomised' ? 3 : 1) - lowered + (raises?.by ?? 0);
  return certainties[Math.min(Math.max(level, 0), 3)];
}

/** What each certainty means, in a sentence for readers. */
export const certaintyWords: Record<Certainty, string> = {
  high: 'We are confident that the true effect is close to this.',
  moderate: 'The true effect is probably close to this.',
  low: 'The true effect may be quite different.',
  'very low': 'We cannot rely on this: the true effect may well be quite different.',
};
