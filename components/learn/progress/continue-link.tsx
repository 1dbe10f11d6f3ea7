import type { ReactNode } from 'react';
import { getNextLesson } from '@/lib/learn/progress';
import { useCourses, useProgress } from './use-progress';

/** The lesson to go on with, of a course or of all; what stands there for everybody as long as nothing is marked. */
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
