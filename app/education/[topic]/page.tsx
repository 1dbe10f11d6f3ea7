import type { Metadata } from 'next';
import { TopicPage } from '@/components/learn/topic-page';
import { educationCourses } from '@/content/education/topics';
import { getEducationView } from '@/lib/learn/education';
import { topicPath } from '@/lib/learn/page-paths';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ topic: string }> };

/** An unknown topic never reaches this page: it is rewritten to app/unknown. */
export const dynamicParams = false;

export function generateStaticParams() {
  return educationCourses.map((topic) => ({ topic }));
}

/** Audience pages show the fundamentals course, so its page is their canonical URL. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { topic, audience } = getEducationView((await params).topic);
  const { title, description } = topic;
  return getPageMetadata({ title: audience?.title ?? title, description, path: topicPath(topic) });
}

export default async function EducationPage({ params }: Props) {
  return <TopicPage view={getEducationView((await params).topic)} />;
}
