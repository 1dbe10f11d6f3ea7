import { HalfLifeMethod } from '@/components/calculator/half-life/half-life-method';
import { HalfLifeResults } from '@/components/calculator/half-life/half-life-results';
import { HalfLifeTool } from '@/components/calculator/half-life/half-life-tool';
import { ToolPage } from '@/components/calculator/tool-page';
import { pages } from '@/content/pages';
import { exampleSchedule } from '@/lib/calculator/half-life-inputs';
import { getHalfLifePresets } from '@/lib/peptides/half-life-presets';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.halfLife);

export default function HalfLifePage() {
  return (
    <ToolPage
      page={pages.halfLife}
      lede="How a level builds up and fades with repeated doses. It shows timing, not effect, and no dose."
      withoutScript="Other times need JavaScript, which is switched off in this browser. The picture is a worked example: a half-life of 7 days and one dose every 7 days. The formulas below need none."
    >
      <HalfLifeTool
        presets={getHalfLifePresets()}
        example={<HalfLifeResults schedule={exampleSchedule} />}
      />
      <HalfLifeMethod />
    </ToolPage>
  );
}
