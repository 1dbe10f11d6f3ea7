import type { FieldError } from '@/lib/calculator/read-decimal';
import { formatFormula } from '@/lib/chemistry/formula';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { toComposition } from '@/lib/chemistry/peptide-mass';
import { readChain } from '@/lib/chemistry/read-chain';
import { checkDays, checkLots, readEndotoxin } from './batch';
import { checkMasses, nameMass } from './check-masses';
import { type Amounts, readAmounts, toRealAmount, toSum } from './content';
import { type CertificateInputs, withoutUnits } from './inputs';
import { type CertificateLine, toLine } from './line';
import type { KnownMass } from './match-mass';
import type { Substance } from './neighbours';
import { readPaperChain } from './paper-chain';
import { readMass } from './read-mass';

/** A library substance that is one molecule: its masses in daltons, and its chain in the sequence lab's notation. */
export type KnownSubstance = KnownMass & {
  slug: string;
  chain?: string;
  complex?: PeptideMolecule['complex'];
};

export type CheckedCertificate = ReturnType<typeof checkCertificate>;

/**
 * Checks everything that a certificate says of a substance, line by line, and lists what it leaves out. Fields that
 * cannot be read get an error; the rest is still checked. `today` is an ISO date.
 */
export function checkCertificate(
  typed: CertificateInputs,
  library: readonly KnownSubstance[],
  today: string,
) {
  const inputs = withoutUnits(typed);
  const { substance, chainError, sequence } = toSubstance(inputs, library);
  const { reading, errors: massErrors } = readMass(inputs);
  const { amounts, errors: contentErrors } = readAmounts(inputs);
  const endotoxin = readEndotoxin(inputs, amounts);
  const lines = [
    sequence,
    ...(substance ? checkMasses(substance, inputs, reading, library) : []),
    !substance && reading ? nameMass(reading, library) : undefined,
    checkPurity(inputs, amounts),
    checkParts(amounts),
    endotoxin.line,
    checkLots(inputs),
    checkDays(inputs, today),
  ];
  return {
    lines: lines.filter((line) => line !== undefined),
    real: toRealAmount(amounts),
    left: toLeftOut(inputs),
    errors: { ...massErrors, ...contentErrors, chain: chainError, endotoxin: endotoxin.error },
  };
}

/** Returns the substance to compare with, and whether a sequence on the paper is its sequence. */
function toSubstance(
  inputs: CertificateInputs,
  library: readonly KnownSubstance[],
): { substance?: Substance; chainError?: FieldError; sequence?: CertificateLine } {
  const known = library.find(({ slug }) => slug === inputs.substance);
  const typed = readPaperChain(inputs.chain);
  const chainError = (typed.ok ? null : typed.problem) ?? undefined;
  if (!known) {
    if (!typed.ok) return { chainError };
    const { molecule } = typed;
    const formula = formatFormula(toComposition(molecule));
    return { substance: { name: 'the chain', formula, molecule } };
  }
  const own = known.chain ? readChain(known.chain) : undefined;
  const molecule = own?.ok ? own.molecule : undefined;
  const substance: Substance = {
    name: known.name,
    formula: known.formula,
    molecule: molecule && { ...molecule, complex: known.complex },
  };
  const sequence = typed.ok ? toSequenceLine(known, typed.molecule, molecule) : undefined;
  return { substance, chainError, sequence };
}

/** Compares the paper's chain with the substance's. Papers often give bridges and bound groups in the formula only. */
function toSequenceLine(
  { name, chain, complex }: KnownSubstance,
  typed: PeptideMolecule,
  own: PeptideMolecule | undefined,
): CertificateLine {
  const line = toLine('sequence', 'Sequence on the paper');
  if (!own)
    return line(
      'cannot tell',
      `The library has no chain of ${name} to compare with.`,
      'Compare the formula and the mass.',
    );
  const isSame = (a: PeptideMolecule, b: PeptideMolecule) =>
    JSON.stringify(a) === JSON.stringify(b);
  const { bridges: _, sideChains: __, ...bare } = own;
  if (isSame(typed, own))
    return line(
      'fits',
      complex
        ? `It is the chain of ${name}. Whether ${complex.name} is bound to it, a sequence does not show.`
        : `It is the chain of ${name}, ends and bound groups included.`,
    );
  if (isSame(typed, bare))
    return line(
      'cannot tell',
      `Residues and ends are those of ${name}. What joins or is bound to them is not written: ${chain}.`,
      'Papers often leave bridges and bound groups to the formula. Compare it and the mass.',
    );
  return line(
    'does not fit',
    `It is not the chain of ${name} as the library has it: ${chain}.`,
    'Check the ends, bound groups and bridges too: they are part of the molecule.',
  );
}

function checkPurity(
  { purity: typed, purityMethod }: CertificateInputs,
  { purity }: Amounts,
): CertificateLine | undefined {
  if (!purity) return undefined;
  const shown = `${typed.trim().replace(',', '.')}%`;
  const method = {
    hplc: `Of all that the detector saw, ${shown} left the column together. It is a share of peaks, not of weight.`,
    other: `A purity of ${shown} by another method. Ask what it counts.`,
    '': `A purity of ${shown} without a method. It may be a share of peaks, of weight, or of nothing.`,
  }[purityMethod];
  const line = toLine('purity', 'Purity')(
    'cannot tell',
    method,
    'Water and salts draw no peak, and look-alikes that leave the column together count as one. Ask for the method and the whole curve.',
    'For medicines: in a copy of an approved peptide, the US agency allows no new peptide-related impurity above 0.5%. Even 99.5% in all does not show that.',
    'For laboratory reagents: one study called below 95%, or one impurity above 1%, too impure for research.',
  );
  return { ...line, sources: ['impurities', 'research'] };
}

function checkParts(amounts: Amounts): CertificateLine | undefined {
  const sum = toSum(amounts);
  if (!sum) return undefined;
  return toLine('parts', 'Parts of the powder')(
    sum.fits ? 'fits' : 'does not fit',
    `${sum.parts} add up to ${sum.text}.`,
    sum.fits
      ? 'They should come to about 100%; each is measured by itself, so 5% either way is allowed for.'
      : amounts.content
        ? 'They should come to about 100%. One of them is wrong, or something is in the powder that the paper does not name.'
        : 'That leaves no weight for the peptide. One of them is wrong.',
  );
}

/** Lists what the fields leave out, then what no certificate of this kind states. */
function toLeftOut(inputs: CertificateInputs): string[] {
  const missing: readonly [isThere: unknown, text: string][] = [
    [inputs.mass, 'A measured mass: nothing on it says which molecule this is.'],
    [inputs.purity && inputs.purityMethod, 'The method of its purity, with the curve.'],
    [
      inputs.content || (inputs.water && inputs.counterIon),
      'Net peptide content, or water and counter-ion: how much of the weight is peptide.',
    ],
    [inputs.endotoxin, 'Endotoxin: a test of its own, which neither purity nor mass replaces.'],
    [inputs.lot && inputs.vialLot, 'The same lot on paper and vial.'],
    [inputs.tested, 'The day of the test: how old the result is.'],
  ];
  return [
    ...missing.filter(([isThere]) => !isThere).map(([, text]) => text),
    'Sterility: whether germs grow from it is a test of its own, of this lot.',
    'Who tested: a laboratory with an address that confirms the report number when asked.',
    'Whose sample: who took it, and whether it came from the lot of your vial.',
    'What heat, light and time have done since.',
  ];
}
