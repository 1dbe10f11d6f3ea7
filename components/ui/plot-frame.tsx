import type { CSSProperties, ReactNode } from 'react';

/** A tick on an axis: its position as a fraction of the axis from its start, and its label. */
type Tick = { at: number; label: string };

/** Space for the axis labels to the left of a plot and below it, in pixels. */
const ROOM = { left: 44, bottom: 26 };

/** Formats a fraction as a CSS percentage. */
export const toPercent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * The frame of a plot: names and ticks of its axes, and its lines in an SVG that stretches, while the text keeps its
 * size. Screen readers announce it as one image, named by `label`; put the numbers in a table beside it.
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
  /** The size of the SVG view box, in the units of `lines`. */
  plane: { width: number; height: number };
  /** Height of the plot, and space above it, in pixels. */
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
          style={{
            left: toPercent(at),
            top: '100%',
            transform: `translate(${at === 1 ? -100 : -50}%, 4px)`,
          }}
        >
          {label}
        </Mark>
      ))}
    </>
  );
}

/** A text placed on a plot. */
export function Mark({ style, children }: { style: CSSProperties; children?: ReactNode }) {
  return (
    <span className="absolute whitespace-nowrap" style={style}>
      {children}
    </span>
  );
}

/** A dotted vertical line at a position on the x axis, labelled at its top on one side. */
export function Pointer({
  at,
  up,
  isNamedBefore,
  label,
  color,
}: {
  at: number;
  /** How far it extends above the plot, in pixels. */
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
