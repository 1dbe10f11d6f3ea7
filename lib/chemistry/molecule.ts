import { z } from 'zod';
import { decimal, fields, type RecordOf, slug, words } from '@/lib/text/record-fields';
import {
  endGroups,
  lysineGroups,
  type Modification,
  type SideChainModification,
  startGroups,
} from './groups';

/** Schema of a group name in lib/chemistry/groups.ts; it parses to the group. */
function group<Group>(groups: Readonly<Record<string, Group>>) {
  return z.enum(Object.keys(groups)).transform((name) => groups[name] as Group);
}

const place = z.int().positive();

const peptide = fields({
  kind: z.literal('peptide'),
  chainName: words
    .optional()
    .describe('What is drawn when it is not the whole product, such as GHK of GHK-Cu.'),
  sequence: words.describe(
    'One-letter codes from the N-terminus; other residues in square brackets by their name in lib/chemistry/residues.ts, like H[Aib]EGTF, [D-Trp], [Nle], [pGlu]. No published sequence, no such record.',
  ),
  nTerminus: group<Modification>(startGroups).optional(),
  cTerminus: group<Modification>(endGroups).optional(),
  sideChains: z
    .array(
      fields({ position: place, group: group(lysineGroups) }).transform(
        ({ position, group: bound }): SideChainModification => ({ position, ...bound }),
      ),
    )
    .optional()
    .describe('Groups bound to lysines, by their places from the N-terminus, the first being 1.'),
  bridges: z
    .array(fields({ kind: z.enum(['disulfide', 'lactam']), from: place, to: place }))
    .optional()
    .describe('Covalent links between two residues, by their places.'),
  isCyclic: z.literal(true).optional().describe("The chain's ends are joined to each other."),
  complex: fields({ name: words, adds: words })
    .optional()
    .describe('A metal bound to the chain, counted as a net change: copper(II), CuH-2.'),
});

const smallMolecule = fields({
  kind: z.literal('small molecule').describe('A known compound that is no chain of residues.'),
  formula: words,
  description: words,
  smiles: words.optional().describe('Its structure as SMILES, with stereochemistry.'),
});

const blend = fields({
  kind: z.literal('blend').describe('Other records in one vial, each with its own share of it.'),
  parts: z.array(fields({ slug, mg: decimal })).min(2),
});

const mixture = fields({
  kind: z
    .literal('mixture')
    .describe('Without one formula: an extract, or a structure that nobody published.'),
  description: words,
});

/** Schema of a record's molecule: a peptide, a small molecule, a blend or a mixture. */
export const moleculeSchema = z.discriminatedUnion('kind', [
  peptide,
  smallMolecule,
  blend,
  mixture,
]);

export type Molecule = RecordOf<typeof moleculeSchema>;

/** A chain of residues with a published sequence. */
export type PeptideMolecule = RecordOf<typeof peptide>;

/** A covalent link between two residues of the chain, by their positions. */
export type Bridge = NonNullable<PeptideMolecule['bridges']>[number];
