import { OtherTools } from '@/components/calculator/other-tools';
import { OnwardSection } from '@/components/evidence/onward-section';
import { drawSetHtml } from '@/components/learn/sets/set-html';
import { SetRoom } from '@/components/learn/sets/set-room';
import { JsonLd } from '@/components/ui/json-ld';
import { PageHead } from '@/components/ui/page-head';
import { RawHtml } from '@/components/ui/raw-html';
import { pages } from '@/content/pages';
import { PRACTICE_PATH } from '@/content/paths';

import { DRILLS_FILE, practiceCourses, practiceSet, SETS_WITHOUT_SCRIPT } from '@/content/practice';
import { getTopic } from '@/lib/learn/education';
import { coursePath } from '@/lib/learn/page-paths';
import { getPracticePool } from '@/lib/learn/sets/course-pools';
import { FIRST_SET } from '@/lib/learn/sets/seed';
import { getPracticeData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.practice);

export default function PracticePage() {
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={getPracticeData()} />
      <PageHead
        {...pages.practice}
        lede="Twenty mixed drills on labels, syringes, sums and evidence. At the end it says what to read again."
        withoutScript={SETS_WITHOUT_SCRIPT}
      >
        <p className="mt-3 max-w-176 text-ink-2">
          This is practice in reading and arithmetic, not training for injecting. Its amounts are
          made up for the sums, and none is a recommended dose. The drills come from{' '}
          {practiceCourses.map(getTopic).map((topic, index) => (
            <span key={topic.slug}>
              {index > 0 && (index === practiceCourses.length - 1 ? ' and ' : ', ')}
              <a href={coursePath(topic)} className="text-link">
                {topic.title}
              </a>
            </span>
          ))}
          .
        </p>
      </PageHead>
      <SetRoom source={DRILLS_FILE} rule={practiceSet}>
        <RawHtml as="div" html={drawSetHtml(getPracticePool(), FIRST_SET, practiceSet)} />
      </SetRoom>
      <OtherTools path={PRACTICE_PATH} />
      <OnwardSection path={PRACTICE_PATH} className="mt-16" />
    </div>
  );
}
