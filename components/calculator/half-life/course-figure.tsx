import type { CSSProperties, ReactNode } from 'react';
import type { Schedule } from '@/lib/calculator/half-life';
import { BOX, type Course, toCourse } from '@/lib/calculator/half-life-course';
import { formatHours, toSummary } from '@/lib/calculator/half-life-text';

/** Room around the plot for its lettering, in pixels: the lettering keeps its size when the plot grows. */
const ROOM = { left: 44, top: 46, bottom: 26 };
const PLOT_HEIGHT = 240;

const LINES = {
  taken: { stroke: 'var(--color-brand)', strokeWidth: 2.5 },
  missed: { stroke: 'var(--color-accent-mark)', strokeWidth: 2.5, strokeDasharray: '6 4' },
};

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** The amount in the body over time, with its ceiling, the time to it and one dose left out. */
export function CourseFigure({ schedule }: { schedule: Schedule }) {
  const course = toCourse(schedule);
  const { taken, missed, unit } = course;
  return (
    <figure className="mt-4">
      <p aria-hidden="true" className="text-muted text-xs">
        Amount in the body, in doses
      </p>
      <div role="img" aria-label={`Course of the amount in the body. ${toSummary(schedule)}`}>
        <div
          aria-hidden="true"
          className="relative text-xs"
          style={{
            height: PLOT_HEIGHT + ROOM.top + ROOM.bottom,
            paddingLeft: ROOM.left,
            paddingBlock: `${ROOM.top}px ${ROOM.bottom}px`,
          }}
        >
          <div className="relative border-ink border-b" style={{ height: PLOT_HEIGHT }}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${BOX.width} ${BOX.height}`}
              preserveAspectRatio="none"
              className="absolute size-full"
              style={{ overflow: 'visible' }}
              fill="none"
              strokeLinejoin="round"
            >
              <path
                d={taken}
                {...LINES.taken}
                fill={missed ? undefined : 'var(--color-brand-soft)'}
                vectorEffect="non-scaling-stroke"
              />
              {missed && (
                <path d={missed.path} {...LINES.missed} vectorEffect="non-scaling-stroke" />
              )}
            </svg>
            <Marks course={course} />
          </div>
        </div>
      </div>
      <p aria-hidden="true" className="text-right text-muted text-xs">
        {unit === 'days' ? 'Days' : 'Hours'} since the first dose
      </p>
      <figcaption className="mt-2 text-muted text-sm">
        {missed
          ? `Solid line: every dose taken. Broken line: dose ${missed.dose} left out.`
          : 'Doses follow so closely that single ones cannot be drawn: the band lies between the level just after a dose and just before the next.'}{' '}
        Computed from a half-life of {formatHours(schedule.halfLife)} and a dose every{' '}
        {formatHours(schedule.interval)}.
      </figcaption>
    </figure>
  );
}

/** The lettering of the axes, the ceiling, and the two moments that the picture names. */
function Marks({ course: { ticks, ceiling, steadyAt, missed } }: { course: Course }) {
  return (
    <>
      {ticks.y.map(({ at, label }) => (
        <Mark key={label} style={{ bottom: percent(at), right: '100%' }}>
          <span style={{ display: 'block', transform: 'translateY(50%)', paddingRight: 6 }}>
            {label}
          </span>
        </Mark>
      ))}
      {ticks.x.map(({ at, label }) => (
        <Mark key={label} style={{ left: percent(at), top: '100%', transform: 'translateX(-50%)' }}>
          {label}
        </Mark>
      ))}
      <Mark
        style={{
          bottom: percent(ceiling),
          width: '100%',
          borderBottom: '1.5px dashed var(--color-ink-2)',
          textAlign: 'right',
        }}
      >
        ceiling
      </Mark>
      <Moment at={steadyAt} up={22} isNamedBefore={steadyAt > 0.25} label="5 half-lives" />
      {missed && (
        <Moment
          at={missed.at}
          up={42}
          isNamedBefore={missed.at > 0.6}
          label={`dose ${missed.dose} left out`}
          color="var(--color-accent)"
        />
      )}
    </>
  );
}

/** A moment as a line through the plot, named above it on one side. */
function Moment({
  at,
  up,
  isNamedBefore,
  label,
  color,
}: {
  at: number;
  up: number;
  isNamedBefore: boolean;
  label: string;
  color?: string;
}) {
  return (
    <Mark
      style={{
        [isNamedBefore ? 'right' : 'left']: percent(isNamedBefore ? 1 - at : at),
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

function Mark({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <span className="absolute whitespace-nowrap" style={style}>
      {children}
    </span>
  );
}
