import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LessonPage } from '@/components/learn/lesson-page';
import { getLessonView, getLessonViews } from '@/lib/learn/education';
import { lessonPath } from '@/lib/learn/page-paths';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ topic: string; module: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getLessonViews().map(({ topic, lesson }) => ({ topic: topic.slug, module: lesson.slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { topic, module } = await params;
  const view = getLessonView(topic, module);
  if (!view) return {};
  return getPageMetadata({
    title: `${view.lesson.title} | ${view.topic.title}`,
    description: view.lesson.description,
    path: lessonPath(view.topic, view.lesson),
  });
}

export default async function ModulePage({ params }: Props) {
  const { topic, module } = await params;
  const view = getLessonView(topic, module);
  if (!view) notFound();
  return <LessonPage view={view} />;
}
