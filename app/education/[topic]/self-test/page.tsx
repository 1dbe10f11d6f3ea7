import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SelfTestPage } from '@/components/learn/sets/self-test-page';
import { selfTestPath } from '@/lib/learn/page-paths';
import { describeSelfTest, getSelfTests } from '@/lib/learn/sets/course-pools';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ topic: string }> };

/** An address outside the list gets the 404 page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return getSelfTests().map(({ slug }) => ({ topic: slug }));
}

async function findTopic({ params }: Props) {
  const { topic: slug } = await params;
  return getSelfTests().find((topic) => topic.slug === slug);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const topic = await findTopic(props);
  return topic ? getPageMetadata({ ...describeSelfTest(topic), path: selfTestPath(topic) }) : {};
}

export default async function CourseSelfTestPage(props: Props) {
  const topic = await findTopic(props);
  if (!topic) notFound();
  return <SelfTestPage topic={topic} />;
}
