import type { Progress } from '@/lib/learn/progress';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { Button } from '../../ui/button';
import { ContinueLink } from './continue-link';
import { KeepingNote } from './keeping-note';
import { mark, unmark } from './progress-store';
import { useCourses, useProgress } from './use-progress';

/** The end of a lesson, where its reader says that it is read, and is told how far the course has come. */
export function LessonEnd({ of: lesson = '' }: { of?: string }) {
  const { progress, keeping } = useProgress();
  const day = progress.read.get(lesson);
  return (
    <section
      aria-label="Your progress"
      className="no-print mt-10 grid justify-items-start gap-3 rounded-lg border-[1.5px] border-ink bg-raised px-6 py-5"
    >
      <Button
        variant={day ? 'outline' : 'primary'}
        onClick={() => (day ? unmark : mark)('read', lesson)}
      >
        {day ? 'Mark as not read' : 'Mark as read'}
      </Button>
      <p role="status">
        {day && `Read on ${formatLongDate(day)}. `}
        {day && <CourseCount lesson={lesson} read={progress.read} />}
      </p>
      {day && <ContinueLink of={lesson.split('/')[2]} />}
      <p className="text-muted text-sm">
        A lesson counts as read when you press this button, an exercise as solved when your answer
        was right. <KeepingNote keeping={keeping} />
      </p>
    </section>
  );
}

/** How much of its course is read. A reader who marks nothing fetches no list of courses. */
function CourseCount({ lesson, read }: { lesson: string } & Pick<Progress, 'read'>) {
  const course = useCourses().find(({ lessons }) => lessons.some(({ path }) => path === lesson));
  if (!course) return null;
  const done = course.lessons.filter(({ path }) => read.has(path)).length;
  return `You have read ${done} of the ${formatCount(course.lessons.length, 'lesson')} of this course.`;
}
