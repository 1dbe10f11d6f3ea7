import { lessonPath } from '@/lib/learn/page-paths';
import type { Lesson, Topic } from '@/lib/learn/schemas';
import { getMinutes, getPlannedHours, getTotalMinutes } from '@/lib/learn/study-time';
import { formatAbout, formatCount, formatDuration } from '@/lib/text/format';
import { NoBreak } from '../ui/no-break';
import { Facts } from './learn-header';
import { LateProgress } from './progress/late-progress';
import './module-list.css';

/** Returns a lesson's duration and level; for a planned module also its planned hours. */
export function getLessonFacts(lesson: Lesson): string[] {
  const { planned, level } = lesson;
  const minutes = formatDuration(getMinutes(lesson));
  return planned
    ? [formatCount(planned, 'hour'), `published so far: ${minutes}`, level]
    : [minutes, level];
}

/** The modules of a course in order, each with its duration and level and a link to its lesson. */
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

/** Returns the size of a course; if hours are planned, also how much is published, which is computed. */
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
