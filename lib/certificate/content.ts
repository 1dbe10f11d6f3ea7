import Fraction from 'fraction.js';
import { formatAboutMass, formatDecimal } from '@/lib/calculator/format-quantity';
import { toMilligrams } from '@/lib/calculator/mass';
import { parseField } from '@/lib/calculator/parse-decimal';
import { type CertificateErrors, type CertificateInputs, shares } from './inputs';

type Share = (typeof shares)[number];

/** The amounts that could be read from a certificate: shares in percent, the labelled amount in mg. */
export type Amounts = Partial<Record<Share, Fraction>> & {
  labelledMg?: Fraction;
  of: CertificateInputs['amountOf'];
};

const HUNDRED = new Fraction(100);
const SHARE = 'Please enter a share from 0 to 100%';
const LEAST = {
  message: SHARE,
  help: 'A limit such as ≥98% is what was asked for, not what was found. Leave the field empty if the paper gives no other number.',
};

/** Percentage points by which the parts' sum may miss 100, since each is measured separately. */
const MEASURED_APART = 5;

/** Parses the shares and the amount, with an error for each that cannot be read. */
export function readAmounts(inputs: CertificateInputs): {
  amounts: Amounts;
  errors: CertificateErrors;
} {
  const amount = parseField(inputs.amount, 'Please enter an amount greater than 0');
  const amounts: Amounts = {
    of: inputs.amountOf,
    labelledMg: amount.value && toMilligrams(amount.value, inputs.amountUnit),
  };
  const errors: CertificateErrors = { amount: amount.error };
  for (const field of shares) {
    const { value, error } = parseField(inputs[field], SHARE);
    if (isNone(field, inputs[field])) amounts[field] = new Fraction(0);
    else if (value?.gt(HUNDRED))
      errors[field] = { message: SHARE, help: 'Check the decimal point.' };
    else {
      amounts[field] = value;
      errors[field] = /^(?:[>≥≧]|min|nlt)/i.test(inputs[field]) ? LEAST : error;
    }
  }
  return { amounts, errors };
}

/** Whether a paper states that it found no water or no counter-ion: '0', '0.0'. */
function isNone(field: Share, typed: string): boolean {
  return (field === 'water' || field === 'counterIon') && /^\s*0+(?:[.,]0*)?\s*$/.test(typed);
}

/** Milligrams of the named peptide in a vial, from `least` to `most`, with the steps of the calculation. */
export type RealAmount = {
  least?: Fraction;
  most: Fraction;
  steps: string[];
  assumption: string;
};

/** The amount or range: 'about 4.124 mg to 4.2 mg', 'at most 5 mg'. */
export function formatReal({ least, most }: RealAmount): string {
  if (!least) return `at most ${formatAboutMass(most)}`;
  return [...new Set([least, most].map(formatAboutMass))].join(' to ');
}

/**
 * Returns what is left of the labelled amount without water, counter-ions and other peptides, in mg. `least` is missing
 * if the paper does not say what else is in the powder: `most` is then an upper limit.
 */
export function toRealAmount(amounts: Amounts): RealAmount | undefined {
  const { labelledMg, of, purity } = amounts;
  if (!labelledMg) return undefined;
  const pure = purity?.div(HUNDRED);
  const content = toContent(amounts);
  const other = sumOthers(amounts);
  const start = `${formatAboutMass(labelledMg)} on the label`;
  const purely = purity && ` × ${formatDecimal(purity)}% purity`;
  if (of === 'peptide') {
    return {
      least: pure ? labelledMg.mul(pure) : labelledMg,
      most: labelledMg,
      steps: pure ? [`${start}${purely} = ${formatAboutMass(labelledMg.mul(pure))}`] : [start],
      assumption: `The label counts peptide, so water and salts are off already. Whether it counts related peptides as well is not said${pure ? ': the purity is applied for the lower figure' : ''}.`,
    };
  }
  const isKnown = of === 'powder' ? '' : ' The paper does not say that its amount is of powder.';
  const whole = content ? labelledMg.mul(content.share).div(HUNDRED) : labelledMg;
  const least = pure ? whole.mul(pure) : whole;
  if (!content)
    return {
      most: of === 'powder' ? least : labelledMg,
      steps: [
        pure ? `${start}${purely} = ${formatAboutMass(least)}` : start,
        other?.gte(HUNDRED)
          ? 'Water and salts as given leave no peptide: not used.'
          : 'Water and salts: not given.',
      ],
      assumption: `At most this much, were the powder without water and salt.${isKnown} A purity is a share of peaks, not of weight.`,
    };
  const limit = content.isWhole ? whole : least;
  return {
    ...(content.isWhole && { least }),
    most: of === 'powder' ? limit : labelledMg,
    steps: [
      `${start} × ${content.text} = ${formatAboutMass(whole)}`,
      ...(pure ? [`${formatAboutMass(whole)}${purely} = ${formatAboutMass(least)}`] : []),
    ],
    assumption: content.isWhole
      ? explainFigures(of, pure !== undefined)
      : `At most this much: of water and counter-ion the paper gives only one.${isKnown}`,
  };
}

/** Says what the two figures of an amount assume, or the only one. */
function explainFigures(of: Amounts['of'], hasPurity: boolean): string {
  if (of !== 'powder')
    return 'The label may count powder (the lower figure) or peptide (the upper one), and the paper does not say which.';
  return hasPurity
    ? 'The lower figure takes the net content to count related peptides too, as most methods do. A method that measures the named peptide alone gives the upper one.'
    : 'Most methods count related peptides in the net content. A purity, if the paper gives one, is taken off as well.';
}

/** Water and counter-ion together, in percent; undefined if neither is given. */
function sumOthers({ water, counterIon }: Pick<Amounts, 'water' | 'counterIon'>) {
  if (!water && !counterIon) return undefined;
  return (water ?? new Fraction(0)).add(counterIon ?? 0);
}

/** Returns the peptide share of a powder: as measured, or what water and counter-ion leave. */
function toContent({ content, water, counterIon }: Amounts) {
  if (content)
    return { share: content, isWhole: true, text: `${formatDecimal(content)}% net content` };
  const other = sumOthers({ water, counterIon });
  if (!other || other.gte(HUNDRED)) return undefined;
  const share = HUNDRED.sub(other);
  const missing = water ? 'counter-ion' : 'water';
  const note = water && counterIon ? '' : `; ${missing} not given`;
  return {
    share,
    isWhole: note === '',
    text: `${formatDecimal(share)}% (100% less ${formatDecimal(other)}%${note})`,
  };
}

/**
 * Whether net content, water and counter-ion add up to about 100%, or water and counter-ion alone leave room for a
 * peptide; undefined if neither can be told.
 */
export function toSum({ content, water, counterIon }: Amounts) {
  if (!water || !counterIon) return undefined;
  const others = water.add(counterIon);
  if (!content) {
    if (others.lt(HUNDRED)) return undefined;
    return { parts: 'Water and counter-ion alone', text: `${formatDecimal(others)}%`, fits: false };
  }
  const sum = content.add(others);
  return {
    parts: 'Net content, water and counter-ion',
    text: `${formatDecimal(sum)}%`,
    fits: sum.sub(HUNDRED).abs().lte(MEASURED_APART),
  };
}
