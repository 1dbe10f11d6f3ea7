import { clsx } from 'clsx';
import { narrowGauge, wideGauge } from '@/lib/calculator/gauge-layout';
import { GaugeBarrel } from './gauge-barrel';
import { type DrawingProps, gaugeTones } from './gauge-drawing';
import { GaugeFlag } from './gauge-flag';

/** A U-100 syringe drawn to scale, with true marks. The barrel is never scaled to fit a dose. */
export function SyringeGauge({
  barrel,
  reading,
  tone: name = 'page',
}: Pick<DrawingProps, 'barrel' | 'reading'> & { tone?: keyof typeof gaugeTones }) {
  const drawing = { barrel, reading, tone: gaugeTones[name] };
  return (
    <div className="gauge">
      <Drawing {...drawing} layout={wideGauge} className="gauge-wide" />
      <Drawing {...drawing} layout={narrowGauge} className="gauge-narrow" />
    </div>
  );
}

/** Longer readings fit no flag; they are in the text and in the drawing's label. */
const LONGEST_FLAG = 30;

function Drawing({ className, ...props }: DrawingProps & { className: string }) {
  const { layout, reading } = props;
  const { label, flag } = reading;
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
