import type { WrittenVerdict } from '@/lib/records/verdicts';

/** How far an answer can be trusted, from 'very low' to 'high', as GRADE names it. */
export const certainties = ['very low', 'low', 'moderate', 'high'] as const;

export type Certainty = (typeof certainties)[number];

type Judged = Pick<WrittenVerdict, 'start' | 'judgements' | 'raises'>;

/**
 * The certainty that the judgements of a verdict come to, as Core GRADE of 2025 has it: randomised trials start at
 * high, all else at low; each domain lowers it by its levels; observational work without a concern may be raised.
 * Never below very low nor above high. Undefined of a verdict without judgements.
 */
export function toCertainty({ start, judgements, raises }: Judged): Certainty | undefined {
  if (!judgements) return undefined;
  const lowered = Object.values(judgements).reduce((sum, { lowers }) => sum + lowers, 0);
  const level = (start === 'randomised' ? 3 : 1) - lowered + (raises?.by ?? 0);
  return certainties[Math.min(Math.max(level, 0), 3)];
}

/** What a certainty means for a reader. */
export const certaintyWords: Record<Certainty, string> = {
  high: 'We are confident that the true effect is close to this.',
  moderate: 'The true effect is probably close to this.',
  low: 'The true effect may be quite different.',
  'very low': 'We cannot rely on this: the true effect may well be quite different.',
};
