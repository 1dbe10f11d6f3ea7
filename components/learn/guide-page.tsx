import type { Guide } from '@/lib/content/learn-schema';
import { toReadingTime } from '@/lib/content/reading-time';
import { formatLongDate } from '@/lib/format';
import { guidePath } from '@/lib/learn/paths';
import { toGuideData } from '@/lib/learn/structured-data';
import { toCitedText } from '@/lib/markdown/cited-text';
import { JsonLd } from '../ui/json-ld';
import { Callout } from './callout';
import { LearnHeader } from './learn-header';
import { ReadingText } from './reading-text';

/** A guide: warnings before its sections, tips after them. */
export function GuidePage({ guide }: { guide: Guide }) {
  const trail = [
    { name: 'Home', path: '/' },
    { name: guide.title, path: guidePath(guide) },
  ];
  return (
    <>
      <JsonLd data={toGuideData(guide)} />
      <LearnHeader
        trail={trail}
        title={guide.title}
        description={guide.description}
        facts={[toReadingTime(guide.content), `Updated ${formatLongDate(guide.updatedAt)}`]}
      />
      <ReadingText
        text={toCitedText(guide.content)}
        label="In this guide"
        before={
          <>
            <Callout kind="warnings" items={guide.warnings} />
            <Callout kind="tips" items={guide.tips} />
          </>
        }
      />
    </>
  );
}
