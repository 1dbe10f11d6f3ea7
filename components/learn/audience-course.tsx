import { toCitedText } from '@/lib/glossary/cited-text';
import type { AudienceView } from '@/lib/learn/education';
import { COURSE_ANCHOR } from '@/lib/learn/page-paths';
import { getCourseData } from '@/lib/seo/learn-structured-data';
import { formatCount } from '@/lib/text/format';
import { Prose } from '../articles/prose';
import { JsonLd } from '../ui/json-ld';
import { SectionHead } from '../ui/section-head';
import { CourseLinks } from './course-links';
import { Facts } from './learn-header';
import { getCourseFacts, ModuleList } from './module-list';
import { Outcomes } from './outcomes';
import { PractiseLinks } from './practise-links';

/** The course that is for one kind of readers alone, below the fundamentals that their page shows. */
export function AudienceCourse({ audience: { readers, course } }: { audience: AudienceView }) {
  return (
    <section id={COURSE_ANCHOR} className="mt-16">
      <JsonLd data={getCourseData(course)} />
      <SectionHead
        title={`For ${readers}: a course of ${formatCount(course.lessons.length, 'lesson')}`}
      />
      <p className="font-serif text-ink-2 text-xl leading-snug">{course.title}</p>
      <Facts facts={getCourseFacts(course)} />
      <div className="my-6">
        <CourseLinks topic={course} />
        <Prose tree={toCitedText(course.document).tree} />
      </div>
      <ModuleList topic={course} />
      <PractiseLinks topic={course} />
      <Outcomes outcomes={course.outcomes} />
    </section>
  );
}
