import type { CSSProperties, ReactNode } from 'react';

/** A mark on an axis: its place as a share of the axis, from its start, and its lettering. */
type Tick = { at: number; label: string };

/** Room beside and below a plot for the lettering of its axes, in pixels. */
const ROOM = { left: 44, bottom: 26 };

/** A share as CSS writes it. */
export const toPercent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * The frame of a plot: names and marks of its axes, and its lines in a plane that stretches, while all lettering
 * keeps its size. Read out as one picture by `label`; the numbers must stand in a table beside it.
 */
export function PlotFrame({
  label,
  names,
  ticks,
  plane,
  height,
  top = 12,
  lines,
  children,
}: {
  label: string;
  names: { x: string; y: string };
  ticks: { x: readonly Tick[]; y: readonly Tick[] };
  /** The size of the plane in the units of its lines. */
  plane: { width: number; height: number };
  /** Height of the plane, and room above it, in pixels. */
  height: number;
  top?: number;
  lines: ReactNode;
  children?: ReactNode;
}) {
  return (
    <>
      <p aria-hidden="true" className="text-muted text-xs">
        {names.y}
      </p>
      <div role="img" aria-label={label}>
        <div
          aria-hidden="true"
          className="relative text-xs"
          style={{
            height: height + top + ROOM.bottom,
            paddingLeft: ROOM.left,
            paddingBlock: `${top}px ${ROOM.bottom}px`,
          }}
        >
          <div className="relative border-ink border-b" style={{ height }}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${plane.width} ${plane.height}`}
              preserveAspectRatio="none"
              className="absolute size-full"
              style={{ overflow: 'visible' }}
              fill="none"
              strokeLinejoin="round"
            >
              {lines}
            </svg>
            <Ticks {...ticks} />
            {children}
          </div>
        </div>
      </div>
      <p aria-hidden="true" className="text-right text-muted text-xs">
        {names.x}
      </p>
    </>
  );
}

function Ticks({ x, y }: { x: readonly Tick[]; y: readonly Tick[] }) {
  return (
    <>
      {y.map(({ at, label }) => (
        <Mark key={label} style={{ bottom: toPercent(at), right: '100%' }}>
          <span style={{ display: 'block', transform: 'translateY(50%)', paddingRight: 6 }}>
            {label}
          </span>
        </Mark>
      ))}
      {x.map(({ at, label }) => (
        <Mark
          key={label}
          style={{ left: toPercent(at), top: '100%', transform: 'translate(-50%, 4px)' }}
        >
          {label}
        </Mark>
      ))}
    </>
  );
}

/** Lettering upon a plot. */
export function Mark({ style, children }: { style: CSSProperties; children?: ReactNode }) {
  return (
    <span className="absolute whitespace-nowrap" style={style}>
      {children}
    </span>
  );
}

/** A place on the x axis as a dotted line through the plot, named above it on one side. */
export function Pointer({
  at,
  up,
  isNamedBefore,
  label,
  color,
}: {
  at: number;
  /** How far it stands out above the plane, in pixels. */
  up: number;
  isNamedBefore: boolean;
  label: string;
  color?: string;
}) {
  return (
    <Mark
      style={{
        [isNamedBefore ? 'right' : 'left']: toPercent(isNamedBefore ? 1 - at : at),
        [isNamedBefore ? 'borderRight' : 'borderLeft']: '1.5px dotted currentColor',
        [isNamedBefore ? 'paddingRight' : 'paddingLeft']: 5,
        top: -up,
        bottom: 0,
        color,
      }}
    >
      {label}
    </Mark>
  );
}
