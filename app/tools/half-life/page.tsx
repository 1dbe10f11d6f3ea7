import {
  CitedPoints,
  Formulas,
  MethodHead,
  numberSections,
  Sources,
} from '@/components/calculator/cited-sections';
import { HalfLifeResults } from '@/components/calculator/half-life/half-life-results';
import { HalfLifeTool } from '@/components/calculator/half-life/half-life-tool';
import { ToolPage } from '@/components/calculator/tool-page';
import { RawHtml } from '@/components/ui/raw-html';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { exampleSchedule } from '@/lib/calculator/half-life-inputs';
import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { parseText } from '@/lib/markdown/parse-text';
import { renderPageHtml } from '@/lib/markdown/render';
import { getHalfLifePresets } from '@/lib/peptides/half-life-presets';
import { getToolTexts } from '@/lib/records/tool-texts';
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
      <Method />
    </ToolPage>
  );
}

/** The Markdown of the figure, as in an article. */
const FIGURE = '> [!FIGURE half-lives]';

/** The figure of measured half-lives, the formulas, their limits, and the sources. */
function Method() {
  const { formulas, sections, reading } = getToolTexts('half-life');
  const { tree, citedKeys } = toArticleTree(parseText(FIGURE).tree, resolvers);
  const { numbered, keys } = numberSections(sections, citedKeys);
  return (
    <>
      <div className="mt-14 grid gap-x-10 gap-y-11 lg:grid-cols-2">
        <section>
          <SectionHead title="Half-lives as measured" />
          <RawHtml as="div" className="prose max-w-prose" html={renderPageHtml(tree)} />
        </section>
        <section>
          <MethodHead title="Method and limits" reading={reading} />
          <div className="prose grid text-base">
            <Formulas formulas={formulas}>
              They are the standard formulas for a substance that is cleared from one compartment,
              and hold for any dose: only the two times count.
            </Formulas>
            <CitedPoints sections={numbered} />
          </div>
        </section>
      </div>
      <div className="prose mt-14 text-base">
        <Sources keys={keys} isWide />
      </div>
    </>
  );
}
