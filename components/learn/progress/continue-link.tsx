import type { ReactNode } from 'react';
import { getNextLesson } from '@/lib/learn/progress';
import { useCourses, useProgress } from './use-progress';

/** A link to the next lesson of a course or of all; `children` while nothing is marked or all is read. */
export function ContinueLink({ of: course, children }: { of?: string; children?: ReactNode }) {
  const { progress } = useProgress();
  const courses = useCourses();
  const hasMarks = progress.read.size + progress.solved.size > 0;
  const next = hasMarks && getNextLesson(progress, courses, course);
  if (!next) return children;
  return (
    <a href={next.path} className="text-link">
      Continue with: {next.title}
    </a>
  );
}
