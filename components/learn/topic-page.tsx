import { certificationTopic } from '@/content/education/topics';
import { toReviewDates } from '@/lib/content/review';
import { toCitedText } from '@/lib/glossary/cited-text';
import { type AudienceView, type EducationView, getTopic } from '@/lib/learn/education';
import { COURSE_ANCHOR, coursePath, topicPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { getPlannedHours } from '@/lib/learn/study-time';
import { getCourseData } from '@/lib/seo/learn-structured-data';
import { formatCount } from '@/lib/text/format';
import { Prose } from '../articles/prose';
import { ChangeNotes } from '../evidence/change-notes';
import { OnwardSection } from '../evidence/onward-section';
import { ReviewLine } from '../evidence/review-line';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { JsonLd } from '../ui/json-ld';
import { SectionHead } from '../ui/section-head';
import { TextList } from '../ui/text-list';
import { CourseLinks } from './course-links';
import { Facts, LearnHeader } from './learn-header';
import { getCourseFacts, ModuleList } from './module-list';
import { Outcomes } from './outcomes';
import { PractiseLinks } from './practise-links';
import { SideSection } from './side-section';
import { TwoColumns } from './two-columns';

/** The page of a topic: its modules, its learning outcomes and links to related courses. */
export function TopicPage({ view: { topic, audience } }: { view: EducationView }) {
  const facts = [
    ...getCourseFacts(topic),
    ...(audience ? [`For ${audience.readers}: the course that everybody starts with`] : []),
  ];
  return (
    <>
      <JsonLd data={getCourseData(topic)} />
      <LearnHeader
        {...topic}
        path={topicPath(topic)}
        facts={facts}
        review={<ReviewLine dates={toReviewDates(topic)} />}
      />
      <TwoColumns side={<TopicSide topic={topic} audience={audience} />}>
        {audience && (
          <p className="no-print mb-3">
            <a href={coursePath(audience.course)} className="text-link">
              Straight to the course for {audience.readers}
            </a>
          </p>
        )}
        <CourseLinks topic={topic} />
        <Prose tree={toCitedText(topic.document).tree} />
        <section className="mt-16">
          <SectionHead title="Modules" />
          <ModuleList topic={topic} />
          <PractiseLinks topic={topic} />
        </section>
        <section className="mt-16">
          <SectionHead title="Learning outcomes" />
          <Outcomes outcomes={topic.outcomes} />
        </section>
        {audience && <AudienceCourse audience={audience} />}
        <ChangeNotes changes={[...(topic.changes ?? []), ...(audience?.course.changes ?? [])]} />
        <OnwardSection path={topicPath(topic)} className="mt-16" isNarrow />
      </TwoColumns>
    </>
  );
}

function TopicSide({ topic, audience }: EducationView) {
  return (
    <aside aria-label="About this course" className="grid content-start gap-8">
      {topic.slug === certificationTopic && (
        <EnrolCard hours={formatCount(getPlannedHours(topic), 'hour')} />
      )}
      <SideSection title="Key topics">
        <TextList texts={topic.keyTopics} className="grid gap-2 text-ink-2" />
      </SideSection>
      {audience && (
        <SideSection title={`Next, for ${audience.readers}`}>
          <SideLinks links={[linkCourse(audience.course), ...audience.onward]} />
        </SideSection>
      )}
      <SideSection title="Continue with">
        <SideLinks links={topic.related.map(getTopic).map(linkCourse)} />
      </SideSection>
    </aside>
  );
}

function linkCourse(course: Topic) {
  return { label: course.title, href: coursePath(course) };
}

function SideLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href} className="border-line border-b py-2.5">
          <a href={href} className="text-link">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const NOTE_ID = 'enrol-note';

/** What certification requires, and a disabled button to enrol (decision 9). */
function EnrolCard({ hours }: { hours: string }) {
  return (
    <section className="grid gap-3 rounded-lg border-[1.5px] border-ink bg-raised px-6 py-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">Certification</h2>
        <Badge variant="accent">Coming Soon</Badge>
      </div>
      <ul className="text-ink-2">
        <li>{hours}</li>
        <li>Self-paced online</li>
        <li>Certification included</li>
      </ul>
      <Button disabled aria-describedby={NOTE_ID} className="w-full">
        Enroll Now
      </Button>
      <p id={NOTE_ID} className="text-muted text-sm">
        Coming soon: the course is not open yet. The opening lesson of each module is free to read.
      </p>
    </section>
  );
}

/** The course for one audience only, below the fundamentals on the page of that audience. */
function AudienceCourse({ audience: { readers, course } }: { audience: AudienceView }) {
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
