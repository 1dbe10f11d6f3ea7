import { StaticHtml } from '../ui/static-html';
import { BenefitList } from './benefit-list';
import { PeptideActions } from './peptide-actions';

/** What a peptide was studied for, and buttons to print or share the page. */
export function StudiedFor({ name, benefits }: { name: string; benefits: readonly string[] }) {
  return (
    <section aria-label="Key benefits studied" className="mt-5">
      <StaticHtml>
        <p className="mb-2 font-semibold">Key benefits studied</p>
        <BenefitList benefits={benefits} className="gap-x-8 text-sm" />
      </StaticHtml>
      <PeptideActions title={name} />
    </section>
  );
}
