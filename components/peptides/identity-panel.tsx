import { Download } from 'lucide-react';
import { type IdentityFileName, toIdentityFile } from '@/lib/figures/identity-files';
import { type Identifier, toIdentity } from '@/lib/peptides/identity';
import { toLabAddress } from '@/lib/peptides/lab-address';
import { peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { formatLongDate } from '@/lib/text/format';
import { SMALL_ICON } from '../ui/icon-props';
import { type Row, Rows } from '../ui/rows';

const FILES: readonly { file: IdentityFileName; label: string }[] = [
  { file: 'sequence.fasta', label: 'FASTA' },
  { file: 'structure.smi', label: 'SMILES' },
];

/** A molecule's identifiers and notations, with where each identifier was read, and its chain as files. */
export function IdentityPanel({ peptide }: { peptide: PeptideRecord }) {
  const { slug } = peptide;
  const { identifiers, letters, helm, smiles } = toIdentity(peptide);
  if (identifiers.length === 0 && !letters && !smiles) return null;
  const labAddress = toLabAddress(peptide);
  const files = FILES.filter(({ file }) => toIdentityFile(peptide, file) !== null);
  const rows: Row[] = [
    ...(letters ? [{ label: 'Sequence', value: letters }] : []),
    ...(helm ? [{ label: 'HELM', value: helm }] : []),
    ...identifiers.map((identifier) => ({
      label: identifier.name,
      value: <IdentifierValue {...identifier} />,
    })),
  ];
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <h3 className="text-xl">Identity</h3>
      <Rows rows={rows} />
      <p className="mt-3 text-muted text-sm">
        {letters?.includes('X') && 'X: a residue outside the twenty L-amino acids. '}
        {letters &&
          `${helm ? 'Sequence, HELM' : 'Sequence'} and SMILES are written from our own chain. `}
        {identifiers.length > 0 &&
          `The others were read on ${formatLongDate(identifiers[0]?.seen ?? '')} at the pages named; what is not certain is left out. `}
      </p>
      <p className="no-print flex flex-wrap gap-x-6 text-sm">
        {files.map(({ file, label }) => (
          <a
            key={file}
            href={`${peptidePath(slug)}/${file}`}
            download={`${slug}-${file}`}
            className="text-link min-h-target"
          >
            <Download {...SMALL_ICON} />
            {label}
          </a>
        ))}
        {labAddress && (
          <a href={labAddress} className="text-link min-h-target">
            Open this chain in the sequence lab
          </a>
        )}
      </p>
    </div>
  );
}

function IdentifierValue({ value, href, sources, note }: Identifier) {
  return (
    <>
      {href ? <a href={href}>{value}</a> : value}
      <span className="block font-normal text-muted text-sm">
        {sources.map((source) => new URL(source).hostname.replace(/^www\./, '')).join(', ')}
        {note && `. ${note}.`}
      </span>
    </>
  );
}
