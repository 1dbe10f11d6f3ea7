import { NO_CERTIFICATE, SETS_WITHOUT_SCRIPT } from '@/content/practice';
import { FIRST_SET } from '@/lib/exercises/seed';
import { coursePath, exercisesPath, selfTestPath } from '@/lib/learn/page-paths';
import type { Topic } from '@/lib/learn/schemas';
import { describeSelfTest, getPool, getSetRule } from '@/lib/learn/sets/course-pools';
import { getSelfTestData } from '@/lib/seo/learn-structured-data';
import { OnwardSection } from '../../evidence/onward-section';
import { JsonLd } from '../../ui/json-ld';
import { RawHtml } from '../../ui/raw-html';
import { WithoutScript } from '../../ui/without-script';
import { LearnHeader } from '../learn-header';
import { drawSetHtml } from './set-html';
import { SetRoom } from './set-room';

/** The self-test of a course: questions from all its lessons, with a result sheet. */
export function SelfTestPage({ topic }: { topic: Topic }) {
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
