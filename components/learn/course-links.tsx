import { lessonPath, printPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { LateProgress } from './progress/late-progress';

/** Links to a course: its first or next lesson, and its printable page. */
export function CourseLinks({ topic }: { topic: Topic }) {
  return (
    <div className="no-print mb-6 flex flex-wrap gap-x-6">
      <FirstLesson topic={topic} of={topic.slug} />
      <a href={printPath(topic)} className="text-link">
        Print the whole course
        <OfCourse topic={topic} />
      </a>
    </div>
  );
}

/** A link to a course's first lesson; with progress, to the next lesson of the course `of`, or of any. */
export function FirstLesson({ topic, of }: { topic: Topic; of?: string }) {
  const [first] = topic.lessons;
  return (
    <LateProgress part="continue" of={of}>
      {first && (
        <a href={lessonPath(topic, first)} className="text-link">
          Start with the first lesson
          <OfCourse topic={topic} />
        </a>
      )}
    </LateProgress>
  );
}

/** Names the course for screen readers, because a page may have two such links. */
function OfCourse({ topic: { title } }: { topic: Topic }) {
  return <span className="sr-only"> of {title}</span>;
}
