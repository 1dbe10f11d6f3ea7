import { clsx } from 'clsx';
import type { Barrel } from '@/content/syringes';
import {
  type GaugeLayout,
  narrowGauge,
  toFlag,
  toGaugeX,
  toTrueLength,
  wideGauge,
} from '@/lib/calculator/gauge-layout';
import type { Reading } from '@/lib/calculator/reading';
import { drawGauge, type GaugeTone, gaugeTones } from '@/lib/figures/gauge';
import { Drawn } from '../ui/drawn';

/** A syringe with true marks, its length to scale with the other syringes. Never scaled to fit a dose. */
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

/** Most characters in a flag; longer readings are only in the text and the drawing's label. */
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

type DrawingProps = {
  barrel: Barrel;
  reading: Pick<Reading, 'fill' | 'flag' | 'label'>;
  layout: GaugeLayout;
  tone: GaugeTone;
};

/** The copper line at the leading edge of the stopper, and the reading above it. */
function GaugeFlag({ barrel, reading, layout, tone, flag }: DrawingProps & { flag: string }) {
  const x = toGaugeX(layout, reading.fill, barrel);
  const { x: left, width } = toFlag(layout, x, flag);
  const bottom = layout.barrel.y + layout.barrel.height;
  return (
    <>
      <path
        d={`M0 ${layout.flagHeight + 3}V${bottom + 4}`}
        stroke={tone.flag}
        strokeWidth="2.5"
        className="gauge-move"
        style={{ transform: `translateX(${x}px)` }}
      />
      <g className="gauge-move" style={{ transform: `translateX(${left}px)` }}>
        <rect y="4" width={width} height={layout.flagHeight} rx="3" fill={tone.flag} />
        <text
          x={width / 2}
          y={layout.flagHeight / 2 + 9.5}
          textAnchor="middle"
          fontSize="15.5"
          fontWeight="700"
          fill={tone.onFlag}
        >
          {flag}
        </text>
      </g>
    </>
  );
}
