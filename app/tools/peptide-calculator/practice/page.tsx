import { OtherTools } from '@/components/calculator/tool-page';
import { OnwardSection } from '@/components/evidence/onward-section';
import { PracticeRoom } from '@/components/practice/practice-room';
import { TeacherForm } from '@/components/practice/teacher-form';
import { JsonLd } from '@/components/ui/json-ld';
import { PageHead } from '@/components/ui/page-head';
import { pages } from '@/content/pages';
import { PRACTICE_PATH } from '@/content/paths';
import { getPracticeData } from '@/lib/seo/learn-structured-data';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.practice);

export default function PracticePage() {
  return (
    <div className="wrap pt-6 pb-section">
      <JsonLd data={getPracticeData()} />
      <PageHead
        {...pages.practice}
        lede="Strengths, amounts and syringe marks with fresh numbers each time, until tenfold errors are rare."
        withoutScript="JavaScript is switched off in this browser. The form under “For teachers” needs none: it makes sheets of problems with their answers."
      >
        <p className="mt-3 max-w-176 text-ink-2">
          Practice in reading and arithmetic, not training for injecting. Substances are unnamed,
          amounts are made up for the sums, and none is a recommended dose.
        </p>
      </PageHead>
      <PracticeRoom />
      <TeacherForm />
      <OtherTools path={PRACTICE_PATH} />
      <OnwardSection path={PRACTICE_PATH} className="mt-16" />
    </div>
  );
}
