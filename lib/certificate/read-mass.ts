import { type FieldError, toFieldError } from '@/lib/calculator/field-error';
import { readDecimal } from '@/lib/calculator/read-decimal';
import type { CertificateInputs } from './inputs';

export type MassKind = 'average' | 'monoisotopic';

/** A mass read from a certificate. Mass and tolerance are in daltons, for the uncharged molecule. */
export type MassReading = {
  neutral: number;
  tolerance: number;
  /** The number as printed, and the charge of that m/z; 0 if the number is a mass. */
  printed: number;
  charge: number;
  kind: MassKind | undefined;
};

/** Mass of a proton in daltons (CODATA 2018). */
export const PROTON = 1.007276467;

/** Tolerance in Da of a measured mass if no instrument error is given. */
export const USUAL_ERROR = 0.5;

const [LIGHTEST, HEAVIEST] = [50, 100_000];
const MOST_CHARGES = 50;
const LARGEST_ERROR = { Da: 20, ppm: 5000 } as const;

export type MassErrors = Partial<Record<'mass' | 'charge' | 'error', FieldError>>;

/** Returns the mass without its charge and its tolerance, or the errors of the fields; no reading without a mass. */
export function readMass(inputs: CertificateInputs): { reading?: MassReading; errors: MassErrors } {
  const errors: MassErrors = {};
  const read = readDecimal(inputs.mass);
  if (!read.ok && read.problem !== 'missing')
    errors.mass = toFieldError('Please enter a mass greater than 0', read.problem);
  const isMass = inputs.massAs === 'mass';
  const charge = isMass ? 0 : readCharge(inputs.charge, errors);
  const error = readError(inputs, errors);
  if (!read.ok || Object.keys(errors).length > 0 || charge === undefined) return { errors };
  const printed = Number(read.digits);
  const times = Math.max(1, Math.abs(charge));
  const neutral = printed * times - charge * PROTON;
  if (!(neutral >= LIGHTEST && neutral <= HEAVIEST)) {
    errors.mass = {
      message: 'Please enter a mass from 50 to 100,000 Da',
      help: 'Check the decimal point, and the charge if it is an m/z.',
    };
    return { errors };
  }
  // Half a unit of the last printed digit.
  const rounding = (0.5 * times) / 10 ** (read.digits.split('.')[1]?.length ?? 0);
  const typed = inputs.errorUnit === 'ppm' ? (printed * (error ?? 0)) / 1e6 : (error ?? 0);
  const tolerance =
    error === undefined ? Math.max(USUAL_ERROR, rounding) : typed * times + rounding;
  const kind = inputs.kind === '' ? undefined : inputs.kind;
  return { errors, reading: { neutral, tolerance, printed, charge, kind } };
}

/** Parses the charge as people write it: 2, 2+, +2, -2 or 2-. */
function readCharge(typed: string, errors: MassErrors): number | undefined {
  const text = typed.trim().replace(/[\u2212\u2013]/g, '-');
  const [, before = '', digits = '', after = ''] = /^([+-]?)(\d{1,3})([+-]?)$/.exec(text) ?? [];
  const number = Number(digits);
  const isClear = digits !== '' && !(before && after);
  if (isClear && number >= 1 && number <= MOST_CHARGES)
    return before === '-' || after === '-' ? -number : number;
  errors.charge = {
    message: `Please enter a charge from 1 to ${MOST_CHARGES}`,
    help: 'An m/z always has one: [M+H]+ is 1, [M+2H]2+ is 2. For a mass without charge choose Mass.',
  };
  return undefined;
}

function readError(
  { error, errorUnit }: CertificateInputs,
  errors: MassErrors,
): number | undefined {
  const read = readDecimal(error);
  if (!read.ok) {
    if (read.problem !== 'missing')
      errors.error = toFieldError('Please enter an error greater than 0, or nothing', read.problem);
    return undefined;
  }
  const number = Number(read.digits);
  if (number <= LARGEST_ERROR[errorUnit]) return number;
  errors.error = {
    message: `Please enter an error of at most ${LARGEST_ERROR[errorUnit]} ${errorUnit}`,
    help: 'A larger one fits almost anything. Check the unit beside the number.',
  };
  return undefined;
}
