import Link from 'next/link';
import { lessonPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { formatDuration } from '@/lib/text/format';
import { NoBreak } from '../ui/no-break';
import { Facts } from './learn-header';

/** The modules of a topic in order, each with its duration and level, leading to its lesson. */
export function ModuleList({ topic }: { topic: Topic }) {
  return (
    <ol className="module-list">
      {topic.lessons.map((lesson) => (
        <li key={lesson.slug} className="card">
          <h3 className="text-xl">
            <Link href={lessonPath(topic, lesson)} prefetch={false} className="card-link">
              <NoBreak text={lesson.title} />
            </Link>
          </h3>
          <p className="mt-1.5 text-ink-2">
            <NoBreak text={lesson.description} />
          </p>
          <Facts facts={[formatDuration(lesson.minutes), lesson.level]} />
        </li>
      ))}
    </ol>
  );
}
