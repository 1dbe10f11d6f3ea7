import { pages } from '@/content/pages';
import { practiceCourses } from '@/content/practice';
import { selfTestPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { describeSelfTest, hasSelfTest } from '@/lib/learn/sets/course-pools';

/** Where what a course teaches is tried: its self-test, and the practice room where its exercises are among the drills. */
export function PractiseLinks({ topic, isAll = true }: { topic: Topic; isAll?: boolean }) {
  const links = [
    ...(isAll && hasSelfTest(topic)
      ? [{ href: selfTestPath(topic), title: describeSelfTest(topic).title }]
      : []),
    ...(practiceCourses.some((id) => id === topic.slug)
      ? [{ href: pages.practice.path, title: `${pages.practice.title}: twenty mixed drills` }]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <p className="no-print mt-6 flex flex-wrap gap-x-6">
      {links.map(({ href, title }) => (
        <a key={href} href={href} className="text-link">
          {title}
        </a>
      ))}
    </p>
  );
}
