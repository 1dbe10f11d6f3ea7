import { toHalfLifeToolAddress } from '@/lib/peptides/half-life-presets';
import { toHalfLifeText } from '@/lib/peptides/half-lives';
import { toMoleculeFacts } from '@/lib/peptides/molecule-facts';
import type { CitedPeptide } from '@/lib/peptides/peptide-citations';
import { requirePeptide } from '@/lib/peptides/peptides';
import { Cited } from '../ui/cited';
import { Formula } from '../ui/formula';
import { NoBreak } from '../ui/no-break';
import { type Row, Rows } from '../ui/rows';

/** The molecule: computed values, published mass, and half-life. */
export function MoleculePanel({ peptide, citations }: CitedPeptide) {
  const { molecule } = peptide;
  const halfLife = toHalfLifeText(peptide);
  const toolAddress = toHalfLifeToolAddress(peptide);
  const rows: Row[] = [
    ...toMoleculeFacts(peptide).map(({ label, value }) => ({
      label,
      value: label === 'Formula' ? <Formula text={value} /> : value,
    })),
    {
      label: 'Half-life',
      value: (
        <span className="prose font-sans text-base">
          <NoBreak text={halfLife?.text ?? 'Not known from any source cited here'} />
          <Cited citations={citations.halfLife} />
          {toolAddress && (
            <>
              {'. '}
              <a href={toolAddress}>How often, how long: see the half-life tool</a>
            </>
          )}
        </span>
      ),
    },
  ];
  return (
    <div>
      {'description' in molecule && (
        <p className="mb-4 text-ink-2">
          <NoBreak text={molecule.description} />
        </p>
      )}
      {molecule.kind === 'blend' && (
        <ul className="mb-4">
          {molecule.parts.map(({ slug, mg }) => (
            <li key={slug}>
              <a href={`/peptides/${slug}`} className="text-link min-h-target">
                {requirePeptide(slug).name}
              </a>
              , {mg}&nbsp;mg
            </li>
          ))}
        </ul>
      )}
      <Rows rows={rows} />
      {molecule.kind === 'peptide' && (
        <p className="mt-3 text-muted text-sm">
          Masses are computed from the formula with the standard atomic weights of IUPAC. The charge
          treats each group on its own, so it is an estimate.
        </p>
      )}
    </div>
  );
}
