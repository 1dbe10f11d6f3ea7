import { lessonPath, printPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { LateProgress } from './progress/late-progress';

/** The ways into a course: its first lesson, or the one to go on with; and all of it on paper. */
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

/** The first lesson of a course; for those who have begun, the next one of the course `of`, or of all. */
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

/** Which course it is, for those who hear the link alone: a page may offer two. */
function OfCourse({ topic: { title } }: { topic: Topic }) {
  return <span className="sr-only"> of {title}</span>;
}
