import type { Schedule } from '@/lib/calculator/half-life';
import { BOX, type Course, toCourse } from '@/lib/calculator/half-life-course';
import { formatHours, toSummary } from '@/lib/calculator/half-life-text';
import { Mark, PlotFrame, Pointer, toPercent } from '../../ui/plot-frame';

/** Space above the plot for the labels of its pointers, in pixels. */
const ROOM_ABOVE = 46;
const PLOT_HEIGHT = 240;

const LINES = {
  taken: { stroke: 'var(--color-brand)', strokeWidth: 2.5 },
  missed: { stroke: 'var(--color-accent-mark)', strokeWidth: 2.5, strokeDasharray: '6 4' },
};

/** Plots the amount in the body over time, with its ceiling, 5 half-lives and one missed dose. */
export function CourseFigure({ schedule }: { schedule: Schedule }) {
  const course = toCourse(schedule);
  const { taken, missed, unit } = course;
  return (
    <figure className="mt-4">
      <PlotFrame
        label={`Course of the amount in the body. ${toSummary(schedule)}`}
        names={{
          x: `${unit === 'days' ? 'Days' : 'Hours'} since the first dose`,
          y: 'Amount in the body, in doses',
        }}
        ticks={course.ticks}
        plane={BOX}
        height={PLOT_HEIGHT}
        top={ROOM_ABOVE}
        lines={
          <>
            <path
              d={taken}
              {...LINES.taken}
              fill={missed ? undefined : 'var(--color-brand-soft)'}
              vectorEffect="non-scaling-stroke"
            />
            {missed && <path d={missed.path} {...LINES.missed} vectorEffect="non-scaling-stroke" />}
          </>
        }
      >
        <Marks course={course} />
      </PlotFrame>
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

function Marks({ course: { ceiling, steadyAt, missed } }: { course: Course }) {
  return (
    <>
      <Mark
        style={{
          bottom: toPercent(ceiling),
          width: '100%',
          borderBottom: '1.5px dashed var(--color-ink-2)',
          textAlign: 'right',
        }}
      >
        ceiling
      </Mark>
      <Pointer at={steadyAt} up={22} isNamedBefore={steadyAt > 0.25} label="5 half-lives" />
      {missed && (
        <Pointer
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
