import { readDecimal } from '@/lib/calculator/read-decimal';
import type { CertificateInputs } from './inputs';
import { type CertificateLine, toLine } from './line';
import { type KnownMass, type MassMatch, matchMass, type Verdict } from './match-mass';
import type { Substance } from './neighbours';
import type { MassKind, MassReading } from './read-mass';

const formatDa = (mass: number) =>
  `${mass.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}\u00a0Da`;

/** Returns what the measured mass fits, and whether the paper's calculated mass is one of the substance's. */
export function checkMasses(
  substance: Substance,
  inputs: CertificateInputs,
  reading: MassReading | undefined,
  library: readonly KnownMass[],
): (CertificateLine | undefined)[] {
  const calculated = toCalculated(substance, inputs, library);
  if (!reading) return [calculated?.line];
  const plain = matchMass(substance, reading, library);
  // The calculated mass decides between average and monoisotopic only if the form does not.
  const known = { ...reading, kind: reading.kind ?? calculated?.kind };
  const decided = plain.verdict === 'cannot tell' ? matchMass(substance, known, library) : plain;
  const { verdict, matches, expected } = decided.verdict === 'fits' ? decided : plain;
  const first = matches[0];
  const masses = `${formatDa(expected.average)} (average) or ${formatDa(expected.monoisotopic)} (monoisotopic)`;
  const within = `within ${formatDa(reading.tolerance)}`;
  const told: Record<Verdict, string> = {
    fits: `The measured mass fits ${substance.name} ${within}.`,
    'does not fit': `The measured mass does not fit ${substance.name}.${first ? ` It fits ${toPhrase(first, substance.name)}.` : ' It fits none of the usual neighbours.'}`,
    'cannot tell':
      first?.sort === 'itself'
        ? `The measured mass fits ${substance.name} ${within}, and something else as well.`
        : `The measured mass does not fit ${substance.name} as it stands. It fits ${first ? toPhrase(first, substance.name) : 'nothing'}.`,
  };
  const line = toLine('mass', 'Measured mass')(
    verdict,
    told[verdict],
    `Without charge it is ${formatDa(reading.neutral)}; ${substance.name} (${substance.formula}) is ${masses}.`,
    ...(verdict !== 'fits' && inputs.error.trim() === ''
      ? [
          `${formatDa(reading.tolerance)} either way is allowed for. Type the error of the instrument if the paper prints one.`,
        ]
      : []),
    ...(verdict === 'cannot tell' && !reading.kind
      ? ['Say which kind of mass the paper gives: that may decide it.']
      : []),
    'A mass does not show the order of residues, or mirror images. That takes fragments (MS/MS) or a comparison with a reference.',
  );
  return [calculated?.line, { ...line, matches }];
}

/** Returns the mass line if no substance is chosen: which library substances are near it. */
export function nameMass(reading: MassReading, library: readonly KnownMass[]): CertificateLine {
  const named = library.filter(
    (known) => matchMass(known, reading, []).matches[0]?.sort === 'itself',
  );
  return toLine('mass', 'Measured mass')(
    'cannot tell',
    `Choose the substance or type its chain: a mass is compared with what it should be. Without its charge it is ${formatDa(reading.neutral)}.`,
    named.length > 0
      ? `Of the library it is near ${named.map(({ name }) => name).join(', ')}.`
      : 'No substance of the library is near it.',
  );
}

function toPhrase({ sort, name }: MassMatch, substance: string): string {
  if (sort === 'itself' || sort === 'other reading' || sort === 'other substance') return name;
  if (/^two (?:molecules|chains)/.test(name))
    return name.replace(/^two (molecules|chains)/, `two $1 of ${substance}`);
  return /^(?:with|its)/.test(name)
    ? `${substance} ${name.replace(/^its/, 'with its')}`
    : `${substance} with ${name}`;
}

/** How far in Da a calculated mass may be off, as papers round and tables differ. */
const CALCULATED_ERROR = 0.2;

/** Checks the paper's calculated mass: which kind of mass it is, or what else it fits. */
function toCalculated(
  substance: Substance,
  { calculated }: CertificateInputs,
  library: readonly KnownMass[],
): { line: CertificateLine; kind?: MassKind } | undefined {
  const read = readDecimal(calculated);
  if (!read.ok) return undefined;
  const places = read.digits.split('.')[1]?.length ?? 0;
  const neutral = Number(read.digits);
  const tolerance = Math.max(CALCULATED_ERROR, 0.5 / 10 ** places);
  const reading = { neutral, tolerance, printed: neutral, charge: 0, kind: undefined };
  const { matches } = matchMass(substance, reading, library);
  const [first] = matches;
  const line = toLine('calculated', 'Mass that the paper calculates');
  if (first?.sort === 'itself') {
    const { kind } = first;
    return { line: line('fits', `It is the ${kind} mass of ${substance.name}.`), kind };
  }
  const isSame = first?.sort === 'other reading' || first?.sort === 'salt';
  const what = first ? ` It is that of ${toPhrase(first, substance.name)}.` : '';
  return {
    line: isSame
      ? line(
          'cannot tell',
          `It is not a mass of ${substance.name} as it stands.${what}`,
          'Papers sometimes include a salt or a charge. If so, compare the measured mass with that same form.',
        )
      : line(
          'does not fit',
          `It is not a mass of ${substance.name}.${what}`,
          'A paper that expects another mass is about another molecule, or is wrong about its own.',
        ),
  };
}
