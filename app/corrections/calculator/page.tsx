import { CorrectionList } from '@/components/evidence/correction-list';
import { OnwardSection } from '@/components/evidence/onward-section';
import { LearnHeader } from '@/components/learn/learn-header';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { formatBuildTime } from '@/lib/calculator/build-time';
import { getCorrections } from '@/lib/pages/corrections';
import { getPageMetadata } from '@/lib/seo/metadata';

export const metadata = getPageMetadata(pages.calculatorCorrections);

export default function CalculatorCorrectionsPage() {
  const corrections = getCorrections().filter(({ path }) => path === pages.calculator.path);
  const asOf = formatBuildTime();
  return (
    <>
      <LearnHeader {...pages.calculatorCorrections} />
      <div className="wrap pb-section">
        <p className="max-w-prose">
          A printed sheet names the build of the calculator that made it, by day and minute. A
          correction below with that day or a later one may concern your sheet: do not draw by it,
          and{' '}
          <a href={pages.calculator.path} className="underline underline-offset-4">
            calculate again
          </a>
          . Your sheet already includes older corrections.
        </p>
        {corrections.length === 0 && (
          <p className="callout mt-6 max-w-prose rounded-md border-[1.5px] border-line-strong px-4 py-3">
            <strong className="font-semibold">No correction is on record</strong>
            {asOf && `, up to the build of ${asOf}`}. That is no proof that there is no mistake. If
            you find one, write to{' '}
            <a href={`mailto:${site.contactEmail}`} className="underline underline-offset-4">
              {site.contactEmail}
            </a>
            .
          </p>
        )}
        <CorrectionList corrections={corrections} />
        <OnwardSection path={pages.calculatorCorrections.path} className="mt-16" />
      </div>
    </>
  );
}
