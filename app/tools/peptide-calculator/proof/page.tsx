import '@/components/ui/whole.css';
import { Criteria, Limits, Version } from '@/components/proof/proof-notes';
import { TestCases } from '@/components/proof/test-cases';
import { PageHead } from '@/components/ui/page-head';
import { RawHtml } from '@/components/ui/raw-html';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { renderPageHtml } from '@/lib/markdown/render';
import { getProof } from '@/lib/proof/proof';
import { toPublishedParts } from '@/lib/proof/published-table';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.proof);

const sections = [
  ['published', 'Published examples'],
  ['criteria', 'The points of a review'],
  ['limits', 'Limits'],
  ['test-cases', 'Open test cases'],
  ['version', 'Version and date'],
] as const;

export default function ProofPage() {
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        {...pages.proof}
        lede="What others publish, computed here and shown side by side, so that anybody can check the calculator. It proposes no dose, and the doses in the examples are not ours."
      >
        <nav aria-label="On this page" className="no-print mt-3.5">
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {sections.map(([id, title]) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <PublishedExamples />
      <Criteria />
      <Limits />
      <TestCases />
      <Version />
    </div>
  );
}

/** Every published example beside the result of the calculator, and how the two are compared. */
function PublishedExamples() {
  const proof = getProof();
  const { total, counts, sources } = proof;
  const apart = sources.flatMap(({ rows }) => rows.flatMap(({ elsewhere }) => elsewhere ?? []));
  return (
    <section id="published" className="mt-8">
      <SectionHead title="Published examples" />
      <div className="prose text-base">
        <p className="max-w-prose">
          {total} worked examples from {sources.length} sources: {counts.same} are the same,{' '}
          {counts.rounded} are the same after the source’s own rounding,{' '}
          {counts.different === 0 ? 'none is' : `${counts.different} are`} different. {apart.length}{' '}
          of the sources shows, in another place, a number that is wrong; it is given below, with
          the reason. None of the examples asks for something that this calculator does not do.
        </p>
        <p className="max-w-prose">
          “Same after their rounding” means: the exact value, rounded half up to as many places as
          the source prints, is the printed value. Published values are shown as printed. A value
          whose decimals never end is shown as a fraction.
        </p>
        <p className="max-w-prose">
          The sources are written out so that each can be checked. To name one here is not to
          recommend it, what it sells or the doses in its examples.
        </p>
        <RawHtml
          as="div"
          className="mt-5 border-line border-t"
          html={renderPageHtml({ type: 'root', children: toPublishedParts(proof) })}
        />
      </div>
    </section>
  );
}
