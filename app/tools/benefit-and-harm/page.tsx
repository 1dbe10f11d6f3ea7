import { BaselineTool } from '@/components/calculator/baseline/baseline-tool';
import { Formulas } from '@/components/calculator/cited-sections';
import { ToolPage } from '@/components/calculator/tool-page';
import { SectionHead } from '@/components/ui/section-head';
import { StaticHtml } from '@/components/ui/static-html';
import { TextList } from '@/components/ui/text-list';
import { pages } from '@/content/pages';
import { getBaselineQuestions } from '@/lib/evidence/baseline';
import { toolPagesRecord } from '@/lib/records/tool-texts';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.baseline);

export default function BaselinePage() {
  const { example, limits, formulas } = toolPagesRecord.get().baseline;
  const all = getBaselineQuestions();
  const first = all.find(({ id }) => id === example);
  if (!first)
    throw new Error(
      'content/tool-pages.yaml: the example of baseline is no result that can be moved',
    );
  return (
    <ToolPage
      page={pages.baseline}
      lede="What the ratio of a trial means for other starting risks: people helped and people harmed, of 1,000, on one scale. It names no dose."
      withoutScript="Moving the starting risk needs JavaScript, which is switched off in this browser. What follows is a worked example; the formulas below need none."
    >
      <BaselineTool questions={[first, ...all.filter((question) => question !== first)]} />
      <StaticHtml>
        <section className="mt-14">
          <SectionHead title="How far this goes" />
          <div className="prose grid gap-x-10 gap-y-8 text-base sm:grid-cols-2">
            {limits.map(({ title, points }) => (
              <section key={title}>
                <h3>{title}</h3>
                <TextList texts={points} />
              </section>
            ))}
            <Formulas formulas={formulas}>
              The results agree with those of another program (scipy 1.17.1) to twelve places. The
              band shows what both ends of the ratio’s interval make of the starting risk, not how
              certain the starting risk itself is.
            </Formulas>
          </div>
        </section>
      </StaticHtml>
    </ToolPage>
  );
}
