import { OtherTools } from '@/components/calculator/other-tools';
import { OnwardSection } from '@/components/evidence/onward-section';
import { toSetHtml } from '@/components/learn/sets/set-html';
import { SetRoom } from '@/components/learn/sets/set-room';
import { WithoutScript } from '@/components/learn/sets/without-script';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { RawHtml } from '@/components/ui/raw-html';
import { CALCULATOR_PATH } from '@/content/calculator';
import {
  DRILLS_FILE,
  PRACTICE_PATH,
  practiceCourses,
  practicePage,
  practiceSet,
} from '@/content/practice';
import { getTopic } from '@/lib/learn/education';
import { coursePath } from '@/lib/learn/page-paths';
import { getPracticePool } from '@/lib/learn/sets/course-pools';
import { FIRST_SET } from '@/lib/learn/sets/seed';
import { toPracticeData } from '@/lib/seo/learn-structured-data';
import { toPageMetadata } from '@/lib/seo/metadata';

export const metadata = toPageMetadata({ ...practicePage, path: PRACTICE_PATH });

export default function PracticePage() {
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={toPracticeData()} />
      <Breadcrumb
        trail={[
          { name: 'Peptide calculator', path: CALCULATOR_PATH },
          { name: practicePage.title, path: PRACTICE_PATH },
        ]}
      />
      <h1 className="mt-5 text-4xl tracking-display">{practicePage.title}</h1>
      <p className="mt-3.5 mb-3 max-w-176 text-balance text-ink-2 text-lg">
        Twenty mixed drills on labels, syringes, sums and evidence. At the end it says what to read
        again.
      </p>
      <p className="mb-8 max-w-176 text-ink-2">
        This is practice in reading and arithmetic, not training for injecting. Its amounts are made
        up for the sums, and none is a recommended dose. The drills come from{' '}
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
      <WithoutScript />
      <SetRoom source={DRILLS_FILE} rule={practiceSet}>
        <RawHtml as="div" html={toSetHtml(getPracticePool(), FIRST_SET, practiceSet)} />
      </SetRoom>
      <OtherTools path={PRACTICE_PATH} />
      <OnwardSection path={PRACTICE_PATH} className="mt-16" />
    </div>
  );
}
