import type { Metadata } from 'next';
import { PrintedCoursePage } from '@/components/learn/printed-course-page';
import { type CourseId, educationCourses } from '@/content/education/topics';
import { getTopic } from '@/lib/learn/education';
import { topicPath } from '@/lib/learn/page-paths';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ topic: CourseId }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return educationCourses.map((topic) => ({ topic }));
}

/** Not indexed, as it repeats the text of the lessons; the canonical URL is the course page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const topic = getTopic((await params).topic);
  const { title, description } = topic;
  return {
    ...getPageMetadata({ title: `${title} on paper`, description, path: topicPath(topic) }),
    robots: { index: false },
  };
}

export default async function Page({ params }: Props) {
  return <PrintedCoursePage topic={getTopic((await params).topic)} />;
}
