import Link from 'next/link';
import { halfLifeFormulas, halfLifeLimits, halfLifeReading } from '@/content/half-life-tool';
import { resolvers } from '@/lib/glossary/text-context';
import { toArticleTree } from '@/lib/markdown/article-tree';
import { parseText } from '@/lib/markdown/parse-text';
import { renderPageHtml } from '@/lib/markdown/render';
import { toReferences } from '@/lib/references/references';
import { Cited } from '../../ui/cited';
import { RawHtml } from '../../ui/raw-html';
import { SectionHead } from '../../ui/section-head';
import { Typeset } from '../../ui/typeset';
import { SourceList } from '../source-list';

const limits: readonly { text: string; sources?: readonly string[] }[] = halfLifeLimits;

/** The figure, as an article would show it. */
const FIGURE = '> [!FIGURE half-lives]';

/** What was measured, the formulas, what they leave out, and the sources. */
export function HalfLifeMethod() {
  const { tree, citedKeys } = toArticleTree(parseText(FIGURE).tree, resolvers);
  const keys = [...citedKeys, ...limits.flatMap(({ sources = [] }) => sources)];
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
            <Link href={halfLifeReading.href} prefetch={false} className="text-link">
              {halfLifeReading.label}
            </Link>
          }
        />
        <div className="prose grid gap-x-10 gap-y-8 text-base sm:grid-cols-2">
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
          <section>
            <h3>What they leave out</h3>
            <ul>
              {limits.map(({ text, sources = [] }) => (
                <li key={text}>
                  <Typeset text={text} />
                  <Cited
                    citations={sources.map((key) => ({
                      number: keys.indexOf(key) + 1,
                      isFirst: true,
                    }))}
                  />
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 id="sources">Sources</h3>
            <SourceList references={toReferences(keys)} />
          </section>
        </div>
      </section>
    </>
  );
}
