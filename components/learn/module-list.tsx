import { lessonPath } from '@/lib/learn/page-paths';
import type { Lesson, Topic } from '@/lib/learn/schemas';
import { getMinutes, getPlannedHours, getTotalMinutes } from '@/lib/learn/study-time';
import { formatAbout, formatCount, formatDuration } from '@/lib/text/format';
import { NoBreak } from '../ui/no-break';
import { Facts } from './learn-header';
import { LateProgress } from './progress/late-progress';
import './module-list.css';

/** What a lesson takes and whom it is for; of a planned module also the hours it is to have. */
export function getLessonFacts(lesson: Lesson): string[] {
  const { planned, level } = lesson;
  const minutes = formatDuration(getMinutes(lesson));
  return planned
    ? [formatCount(planned, 'hour'), `published so far: ${minutes}`, level]
    : [minutes, level];
}

/** The modules of a course in order, each with its duration and level, leading to its lesson. */
export function ModuleList({ topic }: { topic: Topic }) {
  return (
    <>
      <ol className="module-list">
        {topic.lessons.map((lesson) => (
          <li key={lesson.slug} className="card">
            <h3 className="text-xl">
              <a href={lessonPath(topic, lesson)} className="card-link">
                <NoBreak text={lesson.title} />
              </a>
            </h3>
            <p className="mt-1.5 text-ink-2">
              <NoBreak text={lesson.description} />
            </p>
            <Facts facts={getLessonFacts(lesson)} />
          </li>
        ))}
      </ol>
      <LateProgress part="course" of={topic.slug} />
    </>
  );
}

/** How large a course is; one planned in hours says what of them is published, which is computed. */
export function getCourseFacts(course: Topic): string[] {
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
