import { Criteria, Limits, Version } from '@/components/proof/proof-notes';
import { PublishedExamples } from '@/components/proof/published-examples';
import { TestCases } from '@/components/proof/test-cases';
import { PageHead } from '@/components/ui/page-head';
import { pages } from '@/content/pages';
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
