import { BenefitList } from './benefit-list';
import { PeptideActions } from './peptide-actions';

/** What a peptide was studied for, and what can be done with its page. */
export function StudiedFor({ name, benefits }: { name: string; benefits: readonly string[] }) {
  return (
    <section aria-label="Key benefits studied" className="mt-10">
      <p className="mb-3.5 font-semibold">Key benefits studied</p>
      <BenefitList benefits={benefits} className="gap-x-8 sm:grid-cols-2" />
      <PeptideActions title={name} />
    </section>
  );
}
