import { COURSES_PATH } from '@/content/paths';
import type { LessonView } from '@/lib/learn/education';
import { coursePath, lessonPath } from '@/lib/learn/page-paths';
import { LateProgress } from './progress/late-progress';
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
                <a
                  href={lessonPath(topic, other)}
                  aria-current={other === lesson ? 'page' : undefined}
                  className="text-ink-2 hover:underline aria-[current]:font-[650] aria-[current]:text-ink"
                >
                  {other.title}
                </a>
              </li>
            ))}
          </ol>
          <LateProgress part="chain" of={topic.slug} />
          <p className="mt-3 flex flex-wrap gap-x-6">
            <a href={coursePath(topic)} className="text-link">
              About this course
            </a>
            <a href={COURSES_PATH} className="text-link">
              All courses
            </a>
          </p>
        </SideSection>
      </div>
    </nav>
  );
}
