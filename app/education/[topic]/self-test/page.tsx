import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { SetRoom } from '@/components/learn/sets/set-room';
import { JsonLd } from '@/components/ui/json-ld';
import { RawHtml } from '@/components/ui/raw-html';
import { WithoutScript } from '@/components/ui/without-script';
import { NO_CERTIFICATE, SETS_WITHOUT_SCRIPT } from '@/content/practice';
import { FIRST_SET } from '@/lib/exercises/seed';
import { coursePath, exercisesPath, selfTestPath } from '@/lib/learn/page-paths';
import { describeSelfTest, getPool, getSelfTests, getSetRule } from '@/lib/learn/sets/course-pools';
import { drawSetHtml } from '@/lib/learn/sets/set-html';
import { getSelfTestData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ topic: string }> };

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

/** The self-test of a course: questions from all its lessons, with a result sheet. */
export default async function CourseSelfTestPage(props: Props) {
  const topic = await findTopic(props);
  if (!topic) notFound();
  const { title, description } = describeSelfTest(topic);
  const path = selfTestPath(topic);
  const rule = getSetRule(topic);
  return (
    <>
      <JsonLd data={getSelfTestData(topic)} />
      <LearnHeader path={path} title={title} description={description} />
      <div className="wrap pb-section">
        <p className="no-print mb-8 max-w-prose text-ink-2">
          {NO_CERTIFICATE} It shows you what to read again, and nobody else sees it. Read the{' '}
          <a href={coursePath(topic)} className="text-link">
            lessons of the course
          </a>{' '}
          first.
        </p>
        <WithoutScript>{SETS_WITHOUT_SCRIPT}</WithoutScript>
        <SetRoom source={exercisesPath(topic)} rule={rule} course={topic.title}>
          <RawHtml as="div" html={drawSetHtml(getPool(topic), FIRST_SET, rule)} />
        </SetRoom>
        <OnwardSection
          path={path}
          subject={{ title, description, tags: topic.keyTopics, text: '', keys: [] }}
          className="mt-16"
        />
      </div>
    </>
  );
}
