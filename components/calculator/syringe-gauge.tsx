import { clsx } from 'clsx';
import { narrowGauge, toTrueLength, wideGauge } from '@/lib/calculator/gauge-layout';
import { drawGauge } from '@/lib/figures/gauge';
import { gaugeTones } from '@/lib/figures/gauge-tones';
import { Drawn } from '../ui/drawn';
import { type DrawingProps, GaugeFlag } from './gauge-flag';

/** A syringe drawn to scale, with true marks and as long as it is beside others. Never scaled to fit a dose. */
export function SyringeGauge({
  barrel,
  reading,
  tone: name = 'page',
}: Pick<DrawingProps, 'barrel' | 'reading'> & { tone?: keyof typeof gaugeTones }) {
  const drawing = { barrel, reading, tone: gaugeTones[name] };
  return (
    <div className="gauge">
      <Drawing {...drawing} layout={toTrueLength(wideGauge, barrel)} className="gauge-wide" />
      <Drawing {...drawing} layout={toTrueLength(narrowGauge, barrel)} className="gauge-narrow" />
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
      <Drawn drawing={drawGauge({ ...props, fill: reading.fill })} />
      {flag && flag.length <= LONGEST_FLAG && <GaugeFlag {...props} flag={flag} />}
    </svg>
  );
}
