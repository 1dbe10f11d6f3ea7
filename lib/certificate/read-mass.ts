import { type FieldError, readField } from '@/lib/calculator/read-decimal';
import type { CertificateErrors, CertificateInputs } from './inputs';

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
const USUAL_ERROR = 0.5;

const [LIGHTEST, HEAVIEST] = [50, 100_000];
const MOST_CHARGES = 50;
const LARGEST_ERROR = { Da: 20, ppm: 5000 } as const;

/** Returns the mass without its charge and its tolerance, or the errors of the fields; no reading without a mass. */
export function readMass(inputs: CertificateInputs): {
  reading?: MassReading;
  errors: CertificateErrors;
} {
  const mass = readField(inputs.mass, 'Please enter a mass greater than 0');
  const charge = readCharge(inputs);
  const given = readError(inputs);
  const errors = { mass: mass.error, charge: charge.error, error: given.error };
  if (!mass.digits || charge.value === undefined || given.error) return { errors };
  const printed = Number(mass.digits);
  const times = Math.max(1, Math.abs(charge.value));
  const neutral = printed * times - charge.value * PROTON;
  if (!(neutral >= LIGHTEST && neutral <= HEAVIEST)) {
    const outside = {
      message: 'Please enter a mass from 50 to 100,000 Da',
      help: 'Check the decimal point, and the charge if it is an m/z.',
    };
    return { errors: { ...errors, mass: outside } };
  }
  // Half a unit of the last printed digit.
  const rounding = (0.5 * times) / 10 ** (mass.digits.split('.')[1]?.length ?? 0);
  const typed = given.value ?? 0;
  const inDaltons = inputs.errorUnit === 'ppm' ? (printed * typed) / 1e6 : typed;
  const tolerance =
    given.value === undefined ? Math.max(USUAL_ERROR, rounding) : inDaltons * times + rounding;
  const kind = inputs.kind === '' ? undefined : inputs.kind;
  return { errors, reading: { neutral, tolerance, printed, charge: charge.value, kind } };
}

type ReadNumber = { value?: number; error?: FieldError };

/** Parses the charge of an m/z as people write it: 2, 2+, +2, -2 or 2-. A mass has the charge 0. */
function readCharge({ massAs, charge }: CertificateInputs): ReadNumber {
  if (massAs === 'mass') return { value: 0 };
  const text = charge.trim().replace(/[−–]/g, '-');
  const [, before = '', digits = '', after = ''] = /^([+-]?)(\d{1,3})([+-]?)$/.exec(text) ?? [];
  const number = Number(digits);
  const isClear = digits !== '' && !(before && after);
  if (isClear && number >= 1 && number <= MOST_CHARGES)
    return { value: before === '-' || after === '-' ? -number : number };
  return {
    error: {
      message: `Please enter a charge from 1 to ${MOST_CHARGES}`,
      help: 'An m/z always has one: [M+H]+ is 1, [M+2H]2+ is 2. For a mass without charge choose Mass.',
    },
  };
}

function readError({ error: typed, errorUnit }: CertificateInputs): ReadNumber {
  const { digits, error } = readField(typed, 'Please enter an error greater than 0, or nothing');
  const value = digits === undefined ? undefined : Number(digits);
  if (value === undefined || value <= LARGEST_ERROR[errorUnit]) return { value, error };
  return {
    error: {
      message: `Please enter an error of at most ${LARGEST_ERROR[errorUnit]} ${errorUnit}`,
      help: 'A larger one fits almost anything. Check the unit beside the number.',
    },
  };
}
