import type { Metadata } from 'next';
import { TopicPage } from '@/components/learn/topic-page';
import { defaultTopic } from '@/content/education/topics';
import { getTopic } from '@/lib/learn/education';

/** Shows the fundamentals for every unknown /education/{topic}: one page for all of them. */
export function generateMetadata(): Metadata {
  const { title, description } = getTopic(defaultTopic);
  return { title, description };
}

export default function UnknownTopicPage() {
  return <TopicPage view={{ topic: getTopic(defaultTopic) }} />;
}
