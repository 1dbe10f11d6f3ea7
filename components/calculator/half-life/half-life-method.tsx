import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { parseText } from '@/lib/markdown/parse-text';
import { renderPageHtml } from '@/lib/markdown/render';
import { getToolTexts } from '@/lib/records/tool-texts';
import { RawHtml } from '../../ui/raw-html';
import { SectionHead } from '../../ui/section-head';
import { CitedPoints, Formulas, MethodHead, numberSections, Sources } from '../cited-sections';

/** The Markdown of the figure, as in an article. */
const FIGURE = '> [!FIGURE half-lives]';

/** The figure of measured half-lives, the formulas, their limits, and the sources. */
export function HalfLifeMethod() {
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
