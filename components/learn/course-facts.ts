import type { Topic } from '@/lib/learn/schemas';
import { getPlannedHours, getTotalMinutes } from '@/lib/learn/study-time';
import { formatAbout, formatCount, formatDuration } from '@/lib/text/format';

/** How large a course is; one planned in hours says what of them is published, which is computed. */
export function toCourseFacts(course: Topic): string[] {
  const minutes = getTotalMinutes(course);
  const modules = formatCount(course.lessons.length, 'module');
  const planned = getPlannedHours(course);
  if (planned === 0) return [modules, formatDuration(minutes)];
  const lessons = formatCount(course.lessons.length, 'lesson');
  return [
    modules,
    `${formatCount(planned, 'hour')} planned; published so far: ${lessons}, ${formatAbout(minutes)}`,
  ];
}
