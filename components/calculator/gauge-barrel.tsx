import { toGaugeX, toPrintedNumbers, toTickPath } from '@/lib/calculator/gauge-layout';
import type { DrawingProps } from './gauge-drawing';

/** Barrel, liquid, stopper, marks and numbers. */
export function GaugeBarrel(props: DrawingProps) {
  const {
    reading: { fill: units },
    layout: { name, barrel: glass, zero, rod },
    tone,
  } = props;
  return (
    <g opacity={units > 0 ? undefined : 0.55}>
      <rect {...glass} rx="4" fill={tone.glass} />
      <path
        d={`M${zero} ${rod.y}H${rod.end}v${rod.height}H${zero}z`}
        fill={tone.rod}
        stroke={tone.label}
        strokeWidth="1.5"
      />
      {name === 'wide' ? (
        <NeedleAndPlunger
          line={tone.line}
          hub={tone.hub}
          end={glass.x + glass.width}
          rod={rod.end}
        />
      ) : (
        <path d="M2 65h10v18H2z" fill={tone.hub} />
      )}
      {/* The tip of the barrel, below the zero mark, is full too. */}
      {units > 0 && (
        <rect
          x={glass.x + 1}
          y={glass.y + 1}
          width={zero - glass.x}
          height={glass.height - 2}
          fill={tone.liquid}
        />
      )}
      <Liquid {...props} />
      <Scale {...props} />
    </g>
  );
}

/** The liquid and the stopper, which move by transforms: those can be animated. */
function Liquid({ barrel, reading, layout, tone }: DrawingProps) {
  const { barrel: glass, zero, full, stopper } = layout;
  const x = toGaugeX(layout, reading.fill, barrel);
  return (
    <g transform={`translate(${zero} ${glass.y})`}>
      <rect
        y="1"
        width={full - zero}
        height={glass.height - 2}
        fill={tone.liquid}
        className="gauge-move"
        style={{ transform: `scaleX(${(x - zero) / (full - zero)})` }}
      />
      <rect
        y="2"
        width={stopper}
        height={glass.height - 4}
        rx="2"
        fill={tone.stopper}
        stroke={tone.line}
        className="gauge-move"
        style={{ transform: `translateX(${x - zero}px)` }}
      />
    </g>
  );
}

/** The marks, the glass over them and the numbers; the number that is drawn to stands out. */
function Scale({ barrel, reading: { fill }, layout, tone }: DrawingProps) {
  return (
    <>
      <path d={toTickPath(layout, barrel)} stroke={tone.line} strokeWidth="1.3" />
      <rect {...layout.barrel} rx="4" fill="none" stroke={tone.line} strokeWidth="2.25" />
      {toPrintedNumbers(layout, barrel).map((mark) => {
        const isDrawnTo = mark === fill && fill > 0;
        return (
          <text
            key={mark}
            x={toGaugeX(layout, mark, barrel)}
            y={layout.labelY}
            textAnchor="middle"
            fontSize="15"
            fontWeight={isDrawnTo ? 700 : 500}
            fill={isDrawnTo ? tone.line : tone.label}
          >
            {mark}
          </text>
        );
      })}
    </>
  );
}

function NeedleAndPlunger({
  line,
  hub,
  end,
  rod,
}: {
  line: string;
  hub: string;
  /** Where the barrel and the plunger's rod end. */
  end: number;
  rod: number;
}) {
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
      <path
        d={`M${end + 3} 32v74M${rod + 2} 42v54`}
        stroke={line}
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}
