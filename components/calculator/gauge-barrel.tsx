import { narrowGauge, toGaugeX, toLabelStep, toTickPath } from '@/lib/calculator/gauge-layout';
import type { DrawingProps } from './syringe-gauge';

/** Barrel, liquid, stopper, marks and numbers. The liquid moves by transforms, which can be animated. */
export function GaugeBarrel({
  units,
  capacity,
  step = capacity === 100 ? 2 : 1,
  layout,
  tone,
}: DrawingProps) {
  const { barrel, zero, full, rod, stopper } = layout;
  const x = toGaugeX(layout, units, capacity);
  const isNarrow = layout === narrowGauge;
  const labelStep = toLabelStep(capacity, isNarrow);
  return (
    <g opacity={units > 0 ? undefined : 0.55}>
      <rect {...barrel} rx="4" fill={tone.glass} />
      <path
        d={`M${zero} ${rod.y}H${rod.end}v${rod.height}H${zero}z`}
        fill={tone.rod}
        stroke={tone.label}
        strokeWidth="1.5"
      />
      {!isNarrow && <NeedleAndPlunger line={tone.line} hub={tone.hub} />}
      {isNarrow && <path d="M2 65h10v18H2z" fill={tone.hub} />}
      {/* The tip of the barrel, below the zero mark, is full too. */}
      {units > 0 && (
        <rect
          x={barrel.x + 1}
          y={barrel.y + 1}
          width={zero - barrel.x}
          height={barrel.height - 2}
          fill={tone.liquid}
        />
      )}
      <g transform={`translate(${zero} ${barrel.y})`}>
        <rect
          y="1"
          width={full - zero}
          height={barrel.height - 2}
          fill={tone.liquid}
          className="gauge-move"
          style={{ transform: `scaleX(${(x - zero) / (full - zero)})` }}
        />
        <rect
          y="2"
          width={stopper}
          height={barrel.height - 4}
          rx="2"
          fill={tone.stopper}
          stroke={tone.line}
          className="gauge-move"
          style={{ transform: `translateX(${x - zero}px)` }}
        />
      </g>
      <path d={toTickPath(layout, capacity, step)} stroke={tone.line} strokeWidth="1.3" />
      <rect {...barrel} rx="4" fill="none" stroke={tone.line} strokeWidth="2.25" />
      {Array.from({ length: capacity / labelStep + 1 }, (_, index) => index * labelStep).map(
        (mark) => (
          <text
            key={mark}
            x={toGaugeX(layout, mark, capacity)}
            y={layout.labelY}
            textAnchor="middle"
            fontSize="15"
            fontWeight={mark === units && units > 0 ? 700 : 500}
            fill={mark === units && units > 0 ? tone.line : tone.label}
          >
            {mark}
          </text>
        ),
      )}
    </g>
  );
}

function NeedleAndPlunger({ line, hub }: { line: string; hub: string }) {
  return (
    <>
      <path d="M6 69H66" stroke={line} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M64 60h14l8-6v30l-8-6H64z"
        fill={hub}
        stroke={line}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M661 32v74M724 42v54" stroke={line} strokeWidth="5" strokeLinecap="round" />
    </>
  );
}
