/** The ratio measures that can be applied to a baseline risk. */
export const ratioMeasures = ['hazard ratio', 'risk ratio', 'odds ratio'] as const;

export type RatioMeasure = (typeof ratioMeasures)[number];

/**
 * Returns the risk with treatment from the risk without it, both from 0 to 1. A risk ratio multiplies the risk (up to
 * 1), an odds ratio the odds, p ÷ (1 − p). A hazard ratio r, if constant over time, gives 1 − (1 − p)^r.
 */
export function toRiskWith(measure: RatioMeasure, ratio: number, risk: number): number {
  switch (measure) {
    case 'risk ratio':
      return Math.min(1, risk * ratio);
    case 'odds ratio':
      return (risk * ratio) / (1 - risk + risk * ratio);
    case 'hazard ratio':
      // 1 − (1 − p)^r, computed so that small risks keep their precision.
      return -Math.expm1(ratio * Math.log1p(-risk));
  }
}

/** A ratio with its confidence interval, as a finding states it. */
export type Ratio = { measure: RatioMeasure; value: number; low: number; high: number };

/** People per 1,000, whole numbers: without treatment, with it, at both ends of the interval. */
export type PerThousand = { without: number; with: number; low: number; high: number };

/** Applies a ratio to a baseline risk of `start` per 1,000 people. */
export function toPerThousand({ measure, value, low, high }: Ratio, start: number): PerThousand {
  const of = (ratio: number) => Math.round(1000 * toRiskWith(measure, ratio, start / 1000));
  return { without: start, with: of(value), low: of(low), high: of(high) };
}

/** What is said of equal counts: the shares behind them may still differ. */
export const UNCHANGED = 'no difference, as rounded';

/** The change in words: '15 fewer (6 to 22 fewer)', '3 more (8 fewer to 16 more)'. */
export function formatChange({ without, with: treated, low, high }: PerThousand): string {
  const [least, most] = [low - without, high - without].sort((a, b) => Math.abs(a) - Math.abs(b));
  const crosses = (least ?? 0) * (most ?? 0) < 0;
  if (least === 0 && most === 0) return UNCHANGED;
  const range = crosses
    ? `${tell(low - without)} to ${tell(high - without)}`
    : `${Math.abs(least ?? 0)} to ${tell(most ?? 0)}`;
  return `${tell(treated - without)} (${range})`;
}

function tell(change: number): string {
  if (change === 0) return 'no difference';
  return `${Math.abs(change)} ${change < 0 ? 'fewer' : 'more'}`;
}
