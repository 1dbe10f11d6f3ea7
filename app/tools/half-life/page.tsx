import { HalfLifeMethod } from '@/components/calculator/half-life/half-life-method';
import { HalfLifeResults } from '@/components/calculator/half-life/half-life-results';
import { HalfLifeTool } from '@/components/calculator/half-life/half-life-tool';
import { OtherTools } from '@/components/calculator/other-tools';
import { OnwardSection } from '@/components/evidence/onward-section';
import { PageHead } from '@/components/ui/page-head';
import { HALF_LIFE_PATH } from '@/content/half-life-tool';
import { exampleSchedule } from '@/lib/calculator/half-life-inputs';
import { getHalfLifePresets } from '@/lib/peptides/half-life-presets';
import { toPageMetadata } from '@/lib/seo/metadata';

const TITLE = 'Half-life and steady state';

export const metadata = toPageMetadata({
  title: TITLE,
  description:
    'How a level builds up and fades with repeated doses: time to steady state, swing and one missed dose, from a half-life and the time between doses. Timing, not effect, and no dose.',
  path: HALF_LIFE_PATH,
});

export default function HalfLifePage() {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        trail={[{ name: TITLE, path: HALF_LIFE_PATH }]}
        title={TITLE}
        lede="How a level builds up and fades with repeated doses. It shows timing, not effect, and no dose."
        withoutScript="Other times need JavaScript, which is switched off in this browser. The picture is a worked example: a half-life of 7 days and one dose every 7 days. The formulas below need none."
      />
      <HalfLifeTool
        presets={getHalfLifePresets()}
        example={<HalfLifeResults schedule={exampleSchedule} />}
      />
      <HalfLifeMethod />
      <OtherTools path={HALF_LIFE_PATH} />
      <OnwardSection path={HALF_LIFE_PATH} className="mt-16" />
    </div>
  );
}
