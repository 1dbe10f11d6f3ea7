import { CompareTool } from '@/components/peptides/comparison/compare-tool';
import { LinkLine } from '@/components/ui/link-line';
import { PageHead } from '@/components/ui/page-head';
import { SectionHead } from '@/components/ui/section-head';
import { pages } from '@/content/pages';
import { toPairResults } from '@/lib/figures/data/pair-content';
import { compareSubstances, toComparePath } from '@/lib/peptides/compare';
import { getDirectPairs, toComparedSubstance } from '@/lib/peptides/compared-substances';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.compare);

const [A, B] = ['semaglutide', 'tirzepatide'] as const;

export default function ComparePage() {
  const substances = getPeptides()
    .map(({ slug, name }) => ({ slug, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  const comparison = compareSubstances(
    toComparedSubstance(requirePeptide(A)),
    toComparedSubstance(requirePeptide(B)),
    toPairResults(A, B),
  );
  return (
    <div className="wrap pt-6 pb-section">
      <PageHead
        {...pages.compare}
        lede="Numbers are shown side by side only where the same question was measured in the same way."
        withoutScript={`Choosing others needs JavaScript, which is switched off in this browser. Shown are ${requirePeptide(A).name} and ${requirePeptide(B).name}. The papers on other pairs are listed at the end, and every peptide has its own page.`}
      />
      <CompareTool substances={substances} example={{ a: A, b: B, comparison }} />
      <section className="pt-8">
        <SectionHead title="Pairs with a trial of both" />
        <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
          {getDirectPairs().map(({ pair: [first, second], papers }) => (
            <li key={first.slug + second.slug}>
              <a href={toComparePath(first.slug, second.slug)} className="text-link">
                {first.name} and {second.name}
              </a>
              : <LinkLine links={papers} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
