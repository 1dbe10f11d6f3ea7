import { z } from 'zod';
import { formatFormula } from '@/lib/chemistry/formula';
import { parseSequence } from '@/lib/chemistry/residues';
import { getEvidenceLevel } from '@/lib/evidence/evidence-level';
import { toIdentity } from '@/lib/peptides/identity';
import { getAtoms, getMass } from '@/lib/peptides/molecule-facts';
import { getPeptides } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';

const words = z.string().min(1);
/** Not strict: what else a record knows of a group, such as its structure, is left out of the file. */
const modification = z.object({
  name: words,
  adds: words.describe('Net change of the formula in atoms; negative counts are taken away.'),
});
const place = z.int().positive().describe('Place in the chain, from 1 at the N-terminus.');

const identifier = z.strictObject({
  value: words,
  sources: z.array(z.url()).min(1).describe('Where it was read. No recommendation of a seller.'),
  note: words.optional(),
});

/** A substance as its file at /data states it. What is unknown or does not apply is absent. */
export const peptideRecordSchema = z.strictObject({
  slug: words.describe('Its address on the site: /peptides/{slug}.'),
  name: words,
  subtitle: words,
  kind: z
    .enum(['peptide', 'small molecule', 'blend', 'mixture'])
    .describe('Only the first two have one formula.'),
  description: words.optional().describe('What it is, where it is no chain.'),
  chainName: words.optional().describe('The chain, where it is not the whole product.'),
  sequence: words
    .optional()
    .describe('One-letter codes from the N-terminus; other residues by name in square brackets.'),
  residues: z.int().positive().optional(),
  nTerminus: modification.optional(),
  cTerminus: modification.optional(),
  sideChains: z.array(modification.extend({ position: place })).optional(),
  bridges: z
    .array(z.strictObject({ kind: z.enum(['disulfide', 'lactam']), from: place, to: place }))
    .optional(),
  isCyclic: z.literal(true).optional(),
  complex: modification.optional().describe('A partner bound to the chain.'),
  parts: z
    .array(z.strictObject({ slug: words, mg: words }))
    .optional()
    .describe('What a blend holds: milligrams of each in the vial that its page describes.'),
  helm: words.optional().describe('The chain in HELM notation, written from the fields above.'),
  smiles: words
    .optional()
    .describe('Written from the same, stereochemistry included, without what is bound to it.'),
  identifiers: z
    .strictObject({
      pubchem: identifier.optional(),
      inchiKey: identifier.optional(),
      cas: identifier.optional(),
      uniprot: identifier.optional().describe('The protein that the chain is cut from, or is.'),
      form: words.optional().describe('Which form they are of, where that is another.'),
      seen: z.iso.date().describe('The day on which the sources were read.'),
    })
    .optional(),
  formula: words.optional(),
  averageMass: z.number().positive().optional().describe('In daltons, computed from the formula.'),
  monoisotopicMass: z.number().positive().optional().describe('In daltons, computed.'),
  publishedMass: z
    .strictObject({
      value: z.number().positive(),
      kind: z.enum(['average', 'monoisotopic']),
      form: words.optional().describe('Which form it is the mass of, where that is another.'),
      source: words,
    })
    .optional(),
  evidence: z.strictObject({
    level: z.int().min(1).max(5).describe('Worked out from the studies behind its verdicts.'),
    kind: words.describe('What the level stands for: controlled trials.'),
    text: words,
    references: z.array(words).describe('Keys of the references.'),
  }),
  reviewedAt: z.iso.date().optional().describe('When the record was last checked whole.'),
});

/** Every substance of the library, in its order, as the schema reads it. */
export function getPeptideRecords(): readonly unknown[] {
  return getPeptides().map((peptide) => {
    const { slug, name, subtitle, molecule, identity, publishedMass, evidence, reviewedAt } =
      peptide;
    const { helm, smiles } = toIdentity(peptide);
    const { reached: level, words: kind } = getEvidenceLevel(slug);
    return {
      ...{ slug, name, subtitle, ...molecule, ...computeFacts(molecule), reviewedAt },
      helm: helm ?? undefined,
      smiles: smiles ?? undefined,
      identifiers: identity,
      publishedMass: publishedMass
        ? { ...publishedMass, value: Number(publishedMass.value) }
        : undefined,
      evidence: { level, kind, ...evidence },
    };
  });
}

function computeFacts(molecule: PeptideRecord['molecule']) {
  if (molecule.kind === 'blend' || molecule.kind === 'mixture') return {};
  const round = (mass: number, decimals: number) => Number(mass.toFixed(decimals));
  return {
    ...(molecule.kind === 'peptide' && { residues: parseSequence(molecule.sequence).length }),
    formula: formatFormula(getAtoms(molecule)),
    averageMass: round(getMass(molecule, 'average'), 2),
    monoisotopicMass: round(getMass(molecule, 'monoisotopic'), 4),
  };
}
