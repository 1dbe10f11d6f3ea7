import { h } from 'hastscript';
import { Download } from 'lucide-react';
import { describeChain, type SequenceRow, toSequenceRows } from '@/lib/chemistry/describe-chain';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { CHAIN_ID, ROWS_ID } from '@/lib/figures/draw-sequence';
import type { CitedPeptide } from '@/lib/peptides/peptide-citations';
import { SMALL_ICON } from '../ui/icon-props';
import { NoBreak } from '../ui/no-break';
import { SectionHead } from '../ui/section-head';
import { WrittenHtml } from '../ui/written-html';
import { ChainBeads } from './chain-beads';
import { Folded } from './folded';
import { IdentityPanel } from './identity-panel';
import { MoleculePanel } from './molecule-panel';

/** What the substance is made of: its drawing, its numbers and its identifiers. */
export function MoleculeSection({ peptide, citations }: CitedPeptide) {
  const { slug, name, molecule } = peptide;
  return (
    <section id="molecule" className={`mt-6 ${molecule.kind === 'peptide' ? '' : 'no-print'}`}>
      <SectionHead title="Molecule" />
      {molecule.kind === 'peptide' && (
        <SequenceFigure slug={slug} name={name} molecule={molecule} />
      )}
      <Folded title="Formula, mass, half-life and names elsewhere">
        <div className="grid grid-cols-1 gap-x-12 gap-y-7 lg:grid-cols-2">
          <MoleculePanel peptide={peptide} citations={citations} />
          <IdentityPanel peptide={peptide} />
        </div>
      </Folded>
    </section>
  );
}

function SequenceFigure({
  slug,
  name,
  molecule,
}: {
  slug: string;
  name: string;
  molecule: PeptideMolecule;
}) {
  const file = `/peptides/${slug}/sequence.svg`;
  const chain = molecule.chainName ?? name;
  return (
    <figure>
      <div className="rounded-lg border border-line bg-raised p-4">
        <ChainBeads name={chain} molecule={molecule}>
          {(_, isWide) => <use href={`${file}#${isWide ? CHAIN_ID : ROWS_ID}`} />}
        </ChainBeads>
      </div>
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong> Sequence of{' '}
        <NoBreak text={`${chain}, ${describeChain(molecule)}`} />
        <span className="no-print flex flex-wrap items-start gap-x-6">
          <a href={file} download={`${slug}-sequence.svg`} className="text-link min-h-target">
            <Download {...SMALL_ICON} />
            Download as SVG
          </a>
        </span>
        <SequenceTable rows={toSequenceRows(molecule)} />
      </figcaption>
    </figure>
  );
}

/** The chain as a table in a <details>, for those who cannot see the drawing or want to copy it. */
function SequenceTable({ rows }: { rows: readonly SequenceRow[] }) {
  const head = ['Places', 'Residues, from the N-terminus'].map((name) =>
    h('th', { scope: 'col' }, name),
  );
  const body = rows.map(({ places, residues }) =>
    h('tr', [h('td', { className: ['whitespace-nowrap'] }, places), h('td', residues)]),
  );
  const table = h('table', [h('thead', h('tr', head)), h('tbody', body)]);
  return (
    <details className="no-print text-sm">
      <summary className="min-h-target py-2.5 font-semibold text-brand">
        The sequence as a table
      </summary>
      <WrittenHtml className="prose" content={[h('div', { className: ['table-scroll'] }, table)]} />
    </details>
  );
}
