import { halfLifeFormulas, halfLifeLimits, halfLifeReading } from '@/content/half-life-tool';
import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { parseText } from '@/lib/markdown/parse-text';
import { renderPageHtml } from '@/lib/markdown/render';
import { RawHtml } from '../../ui/raw-html';
import { SectionHead } from '../../ui/section-head';
import { CitedSections } from '../cited-sections';

/** The figure, as an article would show it. */
const FIGURE = '> [!FIGURE half-lives]';

/** What was measured, the formulas, what they leave out, and the sources. */
export function HalfLifeMethod() {
  const { tree, citedKeys } = toArticleTree(parseText(FIGURE).tree, resolvers);
  return (
    <>
      <section className="mt-14">
        <SectionHead title="Half-lives as measured" />
        <RawHtml as="div" className="prose max-w-prose" html={renderPageHtml(tree)} />
      </section>
      <section className="mt-14">
        <SectionHead
          title="Method and limits"
          action={
            <a href={halfLifeReading.href} className="text-link">
              {halfLifeReading.label}
            </a>
          }
        />
        <CitedSections
          sections={[{ id: 'limits', title: 'What they leave out', points: halfLifeLimits }]}
          citedBefore={citedKeys}
        >
          <section>
            <h3>Formulas</h3>
            <ul>
              {halfLifeFormulas.map(({ term, formula }) => (
                <li key={term}>
                  <strong>{term}:</strong> {formula}
                </li>
              ))}
            </ul>
            <p>
              They are the standard formulas for a substance that is cleared from one compartment,
              and hold for any dose: only the two times count.
            </p>
          </section>
        </CitedSections>
      </section>
    </>
  );
}
