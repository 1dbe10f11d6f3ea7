import Link from 'next/link';
import type { LessonView } from '@/lib/learn/education';
import { coursePath, lessonPath } from '@/lib/learn/page-paths';
import { SideSection } from './side-section';

/** The modules of a lesson's course as a chain of beads, its own in copper. */
export function LessonModules({ view: { topic, lesson } }: { view: LessonView }) {
  return (
    <nav aria-label="Modules of this course" className="no-print text-sm">
      <div className="lg:sticky lg:top-24">
        <SideSection title={topic.title}>
          <ol className="contents-list">
            {topic.lessons.map((other) => (
              <li key={other.slug} data-state={other === lesson ? 'current' : 'ahead'}>
                <Link
                  href={lessonPath(topic, other)}
                  prefetch={false}
                  aria-current={other === lesson ? 'page' : undefined}
                  className="text-ink-2 hover:underline aria-[current]:font-[650] aria-[current]:text-ink"
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ol>
          <Link href={coursePath(topic)} prefetch={false} className="text-link mt-3">
            About this course
          </Link>
        </SideSection>
      </div>
    </nav>
  );
}
