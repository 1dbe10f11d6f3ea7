import { ArrowLeft, ArrowRight } from 'lucide-react';
import { ICON } from '@/components/ui/icon-props';
import { COURSES_PATH } from '@/content/paths';
import { getCoursePlan, type LessonView } from '@/lib/learn/education';
import { coursePath, lessonPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';

/** The way to the modules before and after a lesson; at either end, to its course and to the next course. */
export function LessonLinks({ view: { topic, previous, next } }: { view: LessonView }) {
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
