import type { Barrel } from '@/content/syringes';
import { type GaugeLayout, toFlag, toGaugeX } from '@/lib/calculator/gauge-layout';
import type { Reading } from '@/lib/calculator/reading';
import type { GaugeTone } from '@/lib/figures/gauge-tones';

/** What each part of the drawing needs to know. */
export type DrawingProps = {
  barrel: Barrel;
  reading: Pick<Reading, 'fill' | 'flag' | 'label'>;
  layout: GaugeLayout;
  tone: GaugeTone;
};

/** The copper line at the leading edge of the stopper, and the reading above it. */
export function GaugeFlag({
  barrel,
  reading,
  layout,
  tone,
  flag,
}: DrawingProps & { flag: string }) {
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
