import { Download } from 'lucide-react';
import type { PeptideMolecule } from '@/content/peptides/types';
import { describeChanges, toSequenceRows } from '@/lib/chemistry/describe-chain';
import { parseSequence } from '@/lib/chemistry/residues';
import { CHAIN_ID, ROWS_ID, toSequenceLayout } from '@/lib/figures/draw-sequence';
import type { SequenceLayout } from '@/lib/figures/sequence-layout';
import { formatCount } from '@/lib/text/format';
import { NoBreak } from '../ui/no-break';

const CLASSES = [
  ['special', 'Shape-setting (G, P)'],
  ['hydrophobic', 'Hydrophobic (A, V, L, I, M)'],
  ['aromatic', 'Aromatic (F, W, Y)'],
  ['polar', 'Polar (S, T, N, Q, C)'],
  ['positive', 'Positive (K, R, H)'],
  ['negative', 'Negative (D, E)'],
] as const;

/** Figure 1: the chain as beads, its legend, what letters cannot say, and the same as a table. */
export function SequenceFigure({
  slug,
  name,
  molecule,
}: {
  slug: string;
  name: string;
  molecule: PeptideMolecule;
}) {
  const file = `/peptides/${slug}/sequence.svg`;
  const rows = toSequenceRows(molecule);
  const chain = molecule.chainName ?? name;
  const codes = parseSequence(molecule.sequence).map(({ code }) => code);
  const label = `Sequence of ${chain}: ${codes.join(' ')}`;
  return (
    <figure className="mt-10">
      <div className="rounded-lg border border-line bg-raised p-4 sm:p-6">
        <Chain
          label={label}
          href={`${file}#${CHAIN_ID}`}
          layout={toSequenceLayout(molecule, true)}
          className="max-sm:hidden"
        />
        <Chain
          label={label}
          href={`${file}#${ROWS_ID}`}
          layout={toSequenceLayout(molecule, false)}
          className="sm:hidden"
        />
        <ul
          aria-label="Colours of the beads"
          className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm"
        >
          {CLASSES.map(([id, text]) => (
            <li key={id} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3.5 flex-none rounded-full border-[1.5px] border-bead-edge"
                style={{ background: `var(--color-res-${id})` }}
              />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 border-line border-t pt-2.5 text-muted text-sm">
        <strong className="font-semibold font-serif text-ink">Figure 1.</strong> Sequence of{' '}
        <NoBreak text={chain} />, {formatCount(codes.length, 'residue')}, N-terminus to C-terminus.{' '}
        {describeChanges(molecule).join(' ')}
        <span className="no-print flex flex-wrap items-start gap-x-6">
          <a href={file} download={`${slug}-sequence.svg`} className="text-link min-h-target">
            <Download aria-hidden="true" size={16} strokeWidth={1.75} />
            Download as SVG
          </a>
        </span>
      </figcaption>
      <details className="no-print text-sm">
        <summary className="min-h-target py-2.5 font-semibold text-brand">
          The sequence as a table
        </summary>
        <div className="prose">
          <div className="table-scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">Places</th>
                  <th scope="col">Residues, from the N-terminus</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ places, residues }) => (
                  <tr key={places}>
                    <td className="whitespace-nowrap">{places}</td>
                    <td>{residues}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </details>
    </figure>
  );
}

function Chain({
  label,
  href,
  layout,
  className,
}: {
  label: string;
  href: string;
  layout: SequenceLayout;
  className: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      className={`h-auto max-w-full ${className}`}
    >
      <use href={href} />
    </svg>
  );
}
