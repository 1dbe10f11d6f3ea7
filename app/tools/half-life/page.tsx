import { HalfLifeMethod } from '@/components/calculator/half-life/half-life-method';
import { HalfLifeResults } from '@/components/calculator/half-life/half-life-results';
import { HalfLifeTool } from '@/components/calculator/half-life/half-life-tool';
import { OtherTools } from '@/components/calculator/other-tools';
import { OnwardSection } from '@/components/evidence/onward-section';
import { PageHead } from '@/components/ui/page-head';
import { pages } from '@/content/pages';
import { exampleSchedule } from '@/lib/calculator/half-life-inputs';
import { getHalfLifePresets } from '@/lib/peptides/half-life-presets';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.halfLife);

export default function HalfLifePage() {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        {...pages.halfLife}
        lede="How a level builds up and fades with repeated doses. It shows timing, not effect, and no dose."
        withoutScript="Other times need JavaScript, which is switched off in this browser. The picture is a worked example: a half-life of 7 days and one dose every 7 days. The formulas below need none."
      />
      <HalfLifeTool
        presets={getHalfLifePresets()}
        example={<HalfLifeResults schedule={exampleSchedule} />}
      />
      <HalfLifeMethod />
      <OtherTools path={pages.halfLife.path} />
      <OnwardSection path={pages.halfLife.path} className="mt-16" />
    </div>
  );
}
