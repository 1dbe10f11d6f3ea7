import { massUnits } from '@/content/calculator';
import { emptyInputs } from '@/lib/calculator/inputs';
import { readDecimal } from '@/lib/calculator/read-decimal';
import { formatInputsUrl } from '@/lib/calculator/url-state';

/** A number with its unit, as typed. */
export type Amount = {
  kind: (typeof KINDS)[number];
  number: string;
  /** Whether it is the end of a range or a fraction: '5 to 10 mg', '1/2 mg'. */
  isPart: boolean;
  unit: string;
  /** The word directly after it, without 'per': 'vial' in '10 mg vial' and '10 mg per vial'. */
  next: string;
};

/**
 * Three digits after a digit and a space may be the end of a longer number, as in '1 000 mcg', and are not read; unless
 * what precedes is part of a name, as in 'bpc 157 500 mcg'. No amount begins with two zeros.
 */
const AMOUNT =
  /(?<![\p{L}\p{N}.,-])(?!00|(?<=\d[\s'’])(?<!\p{L}[\s-]?\d{2,4}[\s'’])\d{3}(?!\d))(?<number>\d+(?:[.,]\d+)?|[.,]\d+)\s*(?:(?<mass>mg|mcg|[µμ]g|ug)|(?<volume>ml|cc)|(?<units>iu|units?)|(?<times>x|fold|times))(?![\p{L}\p{N}])/giu;

const PART = /\d\s*(?:[/–—&-]|to|or|and)\s*$/i;

const KINDS = ['mass', 'volume', 'units', 'times'] as const;

/** Splits a text into its amounts and the texts between them. */
export function splitAtAmounts(text: string): (string | Amount)[] {
  const pieces: (string | Amount)[] = [];
  let end = 0;
  for (const match of text.matchAll(AMOUNT)) {
    const { number = '', ...units } = match.groups ?? {};
    const kind = KINDS.find((name) => units[name]);
    if (!kind) continue;
    const unit = (units[kind] ?? '').toLowerCase().replace(/^[µμ]/, 'u');
    const isPart = PART.test(text.slice(0, match.index));
    pieces.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const [, next = ''] = /^\s*(?:\/|per\b)?\s*(\p{L}+)/iu.exec(text.slice(end)) ?? [];
    pieces.push({ kind, number, isPart, unit, next: next.toLowerCase() });
  }
  return [...pieces, text.slice(end)];
}

const VIAL = /^(?:vial|vials|bottle|powder)$/;
const VOLUME = /^(?:ml|cc|millilit(?:re|er)s?)$/;
const WATER = /^(?:bac|bacteriostatic|water|diluent|sterile|saline)$/;

/**
 * Returns the calculator URL with the amounts of a query filled in, and a note that lists them. A mass before 'vial' is
 * the vial content and a volume before 'water' the diluent. The one other mass, in mg or mcg, is the dose, unless no
 * vial is given and the query mentions water or a volume: then it may be the vial content. Returns undefined when there
 * is nothing to fill in, when two amounts fit one field, when a number is not clear, such as '1,000' or '5 to 10', when
 * a mass is part of a strength, such as '10 mg/mL', or when the dose would be more than the vial holds.
 */
export function fillCalculator(
  amounts: readonly Amount[],
  keys: ReadonlySet<string>,
): { address: string; note: string } | undefined {
  const masses = amounts.filter(({ kind }) => kind === 'mass');
  const vials = masses.filter(({ next }) => VIAL.test(next));
  const doses = masses.filter((mass) => !vials.includes(mass));
  const waters = amounts.filter(({ kind, next }) => kind === 'volume' && WATER.test(next));
  if (vials.length > 1 || doses.length > 1 || waters.length > 1) return undefined;
  if ([...masses, ...waters].some((amount) => !toNumber(amount))) return undefined;
  if (masses.some(({ next }) => VOLUME.test(next))) return undefined;
  const [vial, water] = [vials[0], waters[0]];
  const isOfVial = !vial && (keys.has('#volume') || [...keys].some((key) => WATER.test(key)));
  const dose = isOfVial ? undefined : doses[0];
  if (vial && dose && toMcg(dose) > toMcg(vial)) return undefined;
  const said = [
    vial && `vial ${formatAmount(vial)}`,
    water && `water ${formatAmount(water)}`,
    dose && `dose ${formatAmount(dose)}`,
  ].filter((text) => text !== undefined);
  if (said.length === 0) return undefined;
  const address = formatInputsUrl({
    amount: vial ? toNumber(vial) : '',
    unit: toUnit(vial) ?? emptyInputs.unit,
    diluent: water ? toNumber(water) : '',
    dose: dose ? toNumber(dose) : '',
    doseUnit: toUnit(dose) ?? emptyInputs.doseUnit,
  });
  return { address, note: `Filled in: ${said.join(', ')}` };
}

/** The digits, by the rule of the calculator's fields; '' if they ask again, and for part of a number. */
function toNumber({ number, isPart }: Amount): string {
  const read = readDecimal(number);
  return read.ok && !isPart ? read.digits : '';
}

function toUnit(mass: Amount | undefined) {
  const value = mass?.unit === 'ug' ? 'mcg' : mass?.unit;
  return massUnits.find((unit) => unit.value === value)?.value;
}

function toMcg(mass: Amount): number {
  return Number(toNumber(mass)) * (toUnit(mass) === 'mg' ? 1000 : 1);
}

function formatAmount(amount: Amount): string {
  return `${toNumber(amount)} ${amount.kind === 'volume' ? 'mL' : toUnit(amount)}`;
}
