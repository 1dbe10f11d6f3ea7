import { site } from '@/content/site';
import { describeChanges } from '@/lib/chemistry/describe-chain';
import { toIdentity } from '@/lib/peptides/identity';
import { getPeptide, getPeptides, peptidePath } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { drawSequenceFile } from './draw-sequence';

/** Maximum letters in a sequence line of FASTA. */
const LINE = 60;

/** The files of a peptide by the last segment of their path; `write` gives null if the record has no such file. */
const FILES = {
  'sequence.svg': { type: 'image/svg+xml', write: toDrawing },
  'sequence.fasta': { type: 'text/x-fasta; charset=utf-8', write: toFasta },
  'structure.smi': { type: 'chemical/x-daylight-smiles; charset=utf-8', write: toSmilesFile },
};

export type IdentityFileName = keyof typeof FILES;

/** Returns the text of a file; null if the record has no such file. */
export function toIdentityFile(peptide: PeptideRecord, file: IdentityFileName): string | null {
  return FILES[file].write(peptide);
}

/** Route parameters of the records that have a file of this kind. */
export function toIdentityParams(file: IdentityFileName): { slug: string }[] {
  return getPeptides().flatMap((peptide) =>
    toIdentityFile(peptide, file) === null ? [] : [{ slug: peptide.slug }],
  );
}

/** The response to a request for a file: 404 if there is none. */
export function toIdentityAnswer(slug: string, file: IdentityFileName): Response {
  const peptide = getPeptide(slug);
  const content = peptide ? toIdentityFile(peptide, file) : null;
  return content === null
    ? new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
    : new Response(content, { headers: { 'content-type': FILES[file].type } });
}

function toDrawing({ name, molecule }: PeptideRecord): string | null {
  return molecule.kind === 'peptide'
    ? drawSequenceFile(molecule, molecule.chainName ?? name)
    : null;
}

/** The chain as FASTA; the header says what its letters cannot. */
function toFasta(peptide: PeptideRecord): string | null {
  const { slug, name, molecule } = peptide;
  const { letters } = toIdentity(peptide);
  if (molecule.kind !== 'peptide' || letters === null) return null;
  const changes = describeChanges(molecule).join(' ');
  const legend = letters.includes('X') ? ' X: outside the twenty L-amino acids.' : '';
  const header = `>${slug} ${molecule.chainName ?? name} [${site.name}] ${changes}${legend}`;
  const lines = letters.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
  return `${[header.trim(), ...lines].join('\n')}\n`;
}

/** One line: the SMILES, what it describes and where it comes from. */
function toSmilesFile(peptide: PeptideRecord): string | null {
  const { smiles } = toIdentity(peptide);
  if (smiles === null) return null;
  const { slug, name, molecule } = peptide;
  const chain = (molecule.kind === 'peptide' && molecule.chainName) || name;
  const origin = molecule.kind === 'peptide' ? ', computed from the sequence' : '';
  return `${smiles} ${chain}${origin} (${site.name}, ${peptidePath(slug)})\n`;
}
