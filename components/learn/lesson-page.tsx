import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ICON } from '@/components/ui/icon-props';
import { COURSES_PATH } from '@/content/paths';
import { toReviewDates } from '@/lib/content/review';
import { toCitedText } from '@/lib/glossary/cited-text';
import { findExercises } from '@/lib/learn/check-exercises';
import { getCoursePlan, type LessonView } from '@/lib/learn/education';
import { coursePath, lessonPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { citeLesson } from '@/lib/seo/cite';
import { getLessonData } from '@/lib/seo/learn-structured-data';
import { formatCount } from '@/lib/text/format';
import { Prose } from '../articles/prose';
import { ChangeNotes } from '../evidence/change-notes';
import { CiteNotes } from '../evidence/cite-notes';
import { OnwardSection } from '../evidence/onward-section';
import { ReviewLine } from '../evidence/review-line';
import { BelowHeading } from '../ui/below-heading';
import { Button } from '../ui/button';
import { JsonLd } from '../ui/json-ld';
import { StaticHtml } from '../ui/static-html';
import { LessonExercises } from './exercises/lesson-exercises';
import { LearnHeader } from './learn-header';
import { getLessonFacts } from './module-list';
import { PractiseLinks } from './practise-links';
import { LateProgress } from './progress/late-progress';
import { LessonEndBox } from './progress/lesson-end-box';
import { SideSection } from './side-section';
import { TwoColumns } from './two-columns';

/** The page of a lesson: its course's modules beside it, links to its neighbours below. */
export function LessonPage({ view }: { view: LessonView }) {
  const { topic, lesson, number } = view;
  const path = lessonPath(topic, lesson);
  const exercises = findExercises(lesson.document).length;
  const facts = [
    `Module ${number} of ${topic.lessons.length}`,
    ...getLessonFacts(lesson),
    ...(exercises > 0 ? [formatCount(exercises, 'exercise')] : []),
  ];
  return (
    <>
      <JsonLd data={getLessonData(view)} />
      <LearnHeader
        {...lesson}
        path={path}
        facts={facts}
        review={<ReviewLine dates={toReviewDates(lesson)} />}
      />
      <BelowHeading>
        <TwoColumns side={<LessonModules view={view} />}>
          <Prose tree={toCitedText(lesson.document).tree} />
          {exercises > 0 && <LessonExercises />}
          <LateProgress key={path} part="lesson" of={path}>
            <LessonEndBox keeping="kept" button={<Button>Mark as read</Button>} />
          </LateProgress>
          <StaticHtml>
            <PractiseLinks topic={topic} lesson={path} isAll={!view.next} />
            <ChangeNotes changes={lesson.changes} />
            <CiteNotes citation={citeLesson(view)} />
          </StaticHtml>
          <OnwardSection path={path} className="mt-16" isNarrow />
          <LessonLinks view={view} />
        </TwoColumns>
      </BelowHeading>
    </>
  );
}

/** The modules of the lesson's course, with the current one highlighted. */
function LessonModules({ view: { topic, lesson } }: { view: LessonView }) {
  return (
    <nav aria-label="Modules of this course" className="no-print text-sm">
      <div className="beside">
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

/** Links to the previous and next modules; at either end, to the course and to the next course. */
function LessonLinks({ view: { topic, previous, next } }: { view: LessonView }) {
  const before = previous
    ? { label: 'Previous module', title: previous.title, href: lessonPath(topic, previous) }
    : { label: 'Course', title: topic.title, href: coursePath(topic) };
  const after = next
    ? { label: 'Next module', title: next.title, href: lessonPath(topic, next) }
    : getWayOn(topic);
  return (
    <nav
      aria-label="Other modules"
      className="no-print mt-16 grid grid-cols-2 border-ink border-t-2"
    >
      <a href={before.href} className="flex items-center gap-2.5 py-5">
        <ArrowLeft {...ICON} className="flex-none" />
        <LinkText {...before} />
      </a>
      <a
        href={after.href}
        className="flex items-center justify-end gap-2.5 border-line border-l py-5 pl-4 text-right"
      >
        <LinkText {...after} />
        <ArrowRight {...ICON} className="flex-none" />
      </a>
    </nav>
  );
}

function getWayOn(topic: Topic) {
  const { next } = getCoursePlan(topic);
  return next
    ? { label: 'Next course', title: next.title, href: coursePath(next) }
    : { label: 'End of the course', title: 'All courses', href: COURSES_PATH };
}

function LinkText({ label, title }: { label: string; title: string }) {
  return (
    <span>
      <span className="block text-muted text-sm">{label}</span>
      <span className="font-semibold font-serif">{title}</span>
    </span>
  );
}
