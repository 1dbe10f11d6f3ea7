import { site } from '@/content/site';
import { getTopicUpdatedAt } from '@/lib/learn/education';
import { coursePath, printPath } from '@/lib/learn/page-paths';
import { getPrintedCourse } from '@/lib/learn/printed-course';
import type { Topic } from '@/lib/learn/schemas';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { formatCount, formatLongDate } from '@/lib/text/format';
import { Prose } from '../articles/prose';
import { PrintButton } from '../ui/print-button';
import { StaticHtml } from '../ui/static-html';
import { LearnHeader } from './learn-header';
import { Outcomes } from './outcomes';

/** A whole course for printing: its description, lessons, answers in a part of their own, and sources. */
export function PrintedCoursePage({ topic }: { topic: Topic }) {
  const { tree, parts } = getPrintedCourse(topic);
  const lessons = formatCount(topic.lessons.length, 'lesson');
  return (
    <>
      <LearnHeader
        {...topic}
        path={printPath(topic)}
        facts={[
          `${site.name}: a course of ${lessons}`,
          `Text of ${formatLongDate(getTopicUpdatedAt(topic))}`,
        ]}
      />
      <div className="wrap pb-section">
        <p className="no-print mb-6 max-w-prose">
          For teachers, and for reading away from a screen. Lessons begin on new pages, and so do
          the answers, so that exercises can be handed out alone.
        </p>
        <PrintButton>Print the course</PrintButton>
        <StaticHtml className="max-w-prose">
          <div className="mt-6">
            <Outcomes outcomes={topic.outcomes} />
          </div>
          <nav aria-label="Contents" className="mt-6">
            <h2 className="mb-3 text-lg">Contents</h2>
            <ol className="grid gap-2">
              {parts.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`} className="text-link">
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <p className="mt-6 text-sm">
            Corrections since this day, and the lessons one by one:{' '}
            {toAbsoluteUrl(coursePath(topic))}. For learning, not medical advice. It gives no
            certificate and no credit.
          </p>
        </StaticHtml>
        <div className="mt-14 max-w-prose">
          <Prose tree={tree} />
        </div>
      </div>
    </>
  );
}
