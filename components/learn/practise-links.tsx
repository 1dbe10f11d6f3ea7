import { pages } from '@/content/pages';
import { practiceFamilies } from '@/content/practice-families';
import { selfTestPath, topicPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { describeSelfTest, hasSelfTest } from '@/lib/learn/sets/course-pools';

/** Links to the self-test of a course (unless `isAll` is false) and to the practice families of a course or lesson. */
export function PractiseLinks({
  topic,
  lesson,
  isAll = true,
}: {
  topic: Topic;
  /** The path of the lesson; omitted for the whole course. */
  lesson?: string;
  isAll?: boolean;
}) {
  const families = practiceFamilies.filter((family) =>
    lesson ? family.lesson === lesson : family.lesson.startsWith(`${topicPath(topic)}/`),
  );
  const links = [
    ...(isAll && hasSelfTest(topic)
      ? [{ href: selfTestPath(topic), title: describeSelfTest(topic).title }]
      : []),
    ...families.map(({ id, title }) => ({
      href: `${pages.practice.path}?family=${id}`,
      title: `Practise: ${title}`,
    })),
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
