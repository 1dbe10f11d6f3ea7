import { useEffect, useRef } from 'react';
import type { Progress } from '@/lib/learn/progress';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { Button } from '../../ui/button';
import { ContinueLink } from './continue-link';
import { LessonEndBox } from './lesson-end-box';
import { mark, unmark } from './progress-store';
import { useCourses, useProgress } from './use-progress';

/** The end of a lesson: the button to mark it as read (`isPressed`: already on the static page), and the progress. */
export function LessonEnd({
  of: lesson = '',
  isPressed = false,
}: {
  of?: string;
  isPressed?: boolean;
}) {
  const { progress, keeping } = useProgress();
  const button = useRef<HTMLButtonElement>(null);
  const day = progress.read.get(lesson);
  useEffect(() => {
    if (!isPressed) return;
    mark('read', lesson);
    button.current?.focus();
  }, [isPressed, lesson]);
  return (
    <LessonEndBox
      keeping={keeping}
      button={
        <Button
          ref={button}
          variant={day ? 'outline' : 'primary'}
          onClick={() => (day ? unmark : mark)('read', lesson)}
        >
          {day ? 'Mark as not read' : 'Mark as read'}
        </Button>
      }
      link={day && <ContinueLink of={lesson.split('/')[2]} />}
    >
      {day && `Read on ${formatLongDate(day)}. `}
      {day && <CourseCount lesson={lesson} read={progress.read} />}
    </LessonEndBox>
  );
}

/** The progress in the course. Unread lessons do not show it, so they fetch no course list. */
function CourseCount({ lesson, read }: { lesson: string } & Pick<Progress, 'read'>) {
  const course = useCourses().find(({ lessons }) => lessons.some(({ path }) => path === lesson));
  if (!course) return null;
  const done = course.lessons.filter(({ path }) => read.has(path)).length;
  return `You have read ${done} of the ${formatCount(course.lessons.length, 'lesson')} of this course.`;
}
