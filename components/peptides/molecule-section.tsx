import type { Citation } from '@/lib/peptides/peptide-citations';
import type { PeptideRecord } from '@/lib/records/peptides';
import { SectionHead } from '../ui/section-head';
import { Folded } from './folded';
import { IdentityPanel } from './identity-panel';
import { MoleculePanel } from './molecule-panel';
import { SequenceFigure } from './sequence-figure';

/** What the substance is made of: its drawing, its figures, its names elsewhere. */
export function MoleculeSection({
  peptide,
  halfLifeCitations,
}: {
  peptide: PeptideRecord;
  halfLifeCitations: readonly Citation[];
}) {
  const { slug, name, molecule } = peptide;
  return (
    <section id="molecule" className="mt-6">
      <SectionHead title="Molecule" />
      {molecule.kind === 'peptide' && (
        <SequenceFigure slug={slug} name={name} molecule={molecule} />
      )}
      <Folded title="Formula, mass, half-life and names elsewhere">
        <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-2">
          <MoleculePanel peptide={peptide} halfLifeCitations={halfLifeCitations} />
          <IdentityPanel peptide={peptide} />
        </div>
      </Folded>
    </section>
  );
}
