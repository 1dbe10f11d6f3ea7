import { OnwardSection } from '@/components/evidence/onward-section';
import { FirstLesson } from '@/components/learn/course-links';
import { Facts, LearnHeader } from '@/components/learn/learn-header';
import { getCourseFacts } from '@/components/learn/module-list';
import { LateProgress } from '@/components/learn/progress/late-progress';
import { JsonLd } from '@/components/ui/json-ld';
import { LinkLine } from '@/components/ui/link-line';
import { SectionHead } from '@/components/ui/section-head';
import { courseSteps, defaultTopic } from '@/content/education/topics';
import { pages } from '@/content/pages';
import { getCoursePlan, getCourseSteps, getTopic } from '@/lib/learn/education';
import { coursePath } from '@/lib/learn/page-paths';
import { PROGRESS_ANCHOR } from '@/lib/learn/progress-key';
import type { Topic } from '@/lib/learn/schemas';
import { getCourseListData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.courses);

/** The map of all courses by step, each with its prerequisites and the course that follows it. */
export default function CoursesPage() {
  const steps = getCourseSteps();
  return (
    <>
      <JsonLd data={getCourseListData(steps.flat())} />
      <LearnHeader {...pages.courses} />
      <div className="wrap grid gap-8 pb-section">
        <FirstLesson topic={getTopic(defaultTopic)} />
        <p>
          Each course has a self-test. Doses, strengths and syringe marks, with fresh numbers as
          often as you like:{' '}
          <a href={pages.practice.path} className="text-link">
            {pages.practice.title}
          </a>
        </p>
        {steps.map((courses, step) => (
          <section key={courseSteps[step]}>
            <SectionHead title={`${step + 1}. ${courseSteps[step]}`} />
            <ul className="grid gap-x-8 gap-y-9 sm:grid-cols-2">
              {courses.map((course) => (
                <CourseEntry key={course.slug} course={course} />
              ))}
            </ul>
          </section>
        ))}
        <div id={PROGRESS_ANCHOR}>
          <LateProgress part="panel" />
        </div>
        <OnwardSection path={pages.courses.path} />
      </div>
    </>
  );
}

function CourseEntry({ course }: { course: Topic }) {
  const { needs, next } = getCoursePlan(course);
  return (
    <li>
      <h3 className="text-xl">
        <a href={coursePath(course)} className="text-link">
          {course.title}
        </a>
      </h3>
      <p className="mt-1.5 text-ink-2">{course.description}</p>
      <Facts facts={getCourseFacts(course)} />
      <p className="mt-1.5 text-sm">
        {needs.length === 0 ? 'No other course needed first.' : 'First: '}
        <LinkLine links={needs.map(toLink)} />
      </p>
      {next && (
        <p className="mt-1.5 text-sm">
          Leads on to: <LinkLine links={[toLink(next)]} />
        </p>
      )}
    </li>
  );
}

function toLink(course: Topic) {
  return { href: coursePath(course), label: course.title };
}
