import Fraction from 'fraction.js';
import { scales } from '@/content/syringes';
import { toUnitsOn } from '@/lib/calculator/barrels';
import { toBlendDraw } from '@/lib/calculator/blend';
import { calculateDose, type Dose } from '@/lib/calculator/dose';
import { type CalculatorInputs, calculate } from '@/lib/calculator/inputs';
import { parseLabelConcentration } from '@/lib/calculator/label-concentration';
import { toMilligrams } from '@/lib/calculator/mass';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { toSupply } from '@/lib/calculator/supply';
import type { Question } from './case-schema';
import type { Answer } from './run-cases';

type Given<K extends Question['kind']> = Extract<Question, { kind: K }>['given'];

/** This site's calculator as an engine; it calls the same functions as the page and the tools. */
export function siteEngine({ kind, given }: Question): Answer {
  switch (kind) {
    case 'label':
      return askLabel(given);
    case 'blend':
      return askBlend(given);
    case 'supply':
      return askSupply(given);
    case 'scale':
      return askScale(given);
    case 'refusal':
      return 'label' in given ? askLabel(given) : askDraw(given);
    default:
      return askDraw(given);
  }
}

function askDraw(inputs: CalculatorInputs): Answer {
  const outcome = calculate(inputs);
  return outcome.ok
    ? toResults(outcome.calculation.dose)
    : { refused: Object.keys(outcome.errors) };
}

function askLabel({ label, dose, doseUnit }: Given<'label'>): Answer {
  const strength = parseLabelConcentration(label);
  const wanted = parseDecimal(dose);
  if (!strength.ok || !wanted.ok) {
    return { refused: [...(strength.ok ? [] : ['label']), ...(wanted.ok ? [] : ['dose'])] };
  }
  const doseMg = toMilligrams(wanted.value, doseUnit);
  return toResults(calculateDose({ ...strength.vial, doseMg }));
}

function askBlend({ amounts, unit, diluent, dose, doseUnit }: Given<'blend'>): Answer {
  const [first, ...others] = amounts.map((amount) => toMilligrams(read(amount), unit));
  if (!first) return { refused: ['amount'] };
  const drawn = toBlendDraw(
    { amountsMg: [first, ...others], diluentMl: read(diluent) },
    toMilligrams(read(dose), doseUnit),
  );
  return {
    ...toResults(drawn.dose),
    delivered: drawn.parts.map(({ deliveredMg }) => deliveredMg.toFraction()),
  };
}

function askSupply({ doses, every, keepsDays }: Given<'supply'>): Answer {
  const { usableDoses, days, leftOver } = toSupply(
    new Fraction(doses),
    { doses: Number(every.doses), days: Number(every.days) },
    new Fraction(keepsDays),
  );
  return {
    usable: usableDoses.toFraction(),
    days: days.toFraction(),
    leftOver: leftOver.toFraction(),
  };
}

function askScale({ volume, unitsPerMl }: Given<'scale'>): Answer {
  const scale = scales.find((known) => read(unitsPerMl).equals(known));
  if (!scale) throw new Error(`no syringe has ${unitsPerMl} units in a mL`);
  return { units: toUnitsOn({ scale }, read(volume)).toFraction() };
}

function read(typed: string): Fraction {
  const parsed = parseDecimal(typed);
  if (!parsed.ok) throw new Error(`${typed} cannot be read: ${parsed.problem}`);
  return parsed.value;
}

function toResults({ concentration, volumeMl, units, doses }: Dose) {
  return {
    concentration: concentration.toFraction(),
    volume: volumeMl.toFraction(),
    units: units.toFraction(),
    doses: doses.toFraction(),
  };
}
