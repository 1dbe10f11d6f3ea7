import { clsx } from 'clsx';
import { type GaugeLayout, narrowGauge, wideGauge } from '@/lib/calculator/gauge-layout';
import { GaugeBarrel } from './gauge-barrel';
import { GaugeFlag } from './gauge-flag';

/** Colours of the drawing: on a page, or on the one deep band. */
const TONES = {
  page: {
    line: 'var(--color-ink)',
    glass: 'var(--color-raised)',
    liquid: 'var(--color-liquid)',
    rod: 'var(--color-sunken)',
    stopper: 'var(--color-ink)',
    hub: 'var(--color-accent-mark)',
    label: 'var(--color-muted)',
    flag: 'var(--color-accent)',
    onFlag: 'var(--color-raised)',
  },
  deep: {
    line: 'var(--color-on-deep)',
    glass: 'var(--color-deep-2)',
    liquid: '#1f5f66',
    rod: 'var(--color-deep-line)',
    stopper: '#06262a',
    hub: 'var(--color-deep-accent)',
    label: 'var(--color-on-deep-muted)',
    flag: 'var(--color-deep-accent)',
    onFlag: '#0f2023',
  },
} as const;

export type GaugeTone = (typeof TONES)[keyof typeof TONES];

export type SyringeGaugeProps = {
  /** Units that the liquid fills, from 0 to `capacity`. */
  units: number;
  /** Units that the barrel holds: 100 for 1 mL. */
  capacity: 30 | 50 | 100;
  /** Units between two marks. */
  step?: 0.5 | 1 | 2;
  /** What the flag says; none over an empty barrel. */
  flag?: string;
  /** The reading in words, for those who do not see the drawing. */
  label: string;
  tone?: keyof typeof TONES;
};

/** A U-100 syringe drawn to scale, with true marks. The barrel is never scaled to fit a dose. */
export function SyringeGauge({ tone = 'page', ...props }: SyringeGaugeProps) {
  return (
    <div className="gauge">
      <Drawing {...props} tone={TONES[tone]} layout={wideGauge} className="gauge-wide" />
      <Drawing {...props} tone={TONES[tone]} layout={narrowGauge} className="gauge-narrow" />
    </div>
  );
}

export type DrawingProps = Omit<SyringeGaugeProps, 'tone'> & {
  layout: GaugeLayout;
  tone: GaugeTone;
};

/** Longer readings fit no flag; they are in the text and in the drawing's label. */
const LONGEST_FLAG = 30;

function Drawing({ className, ...props }: DrawingProps & { className: string }) {
  const { layout, label, flag } = props;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={clsx('h-auto w-full', className)}
    >
      <GaugeBarrel {...props} />
      {flag && flag.length <= LONGEST_FLAG && <GaugeFlag {...props} flag={flag} />}
    </svg>
  );
}
