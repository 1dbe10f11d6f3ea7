import { formatAbout, formatQuantity, toUnitNoun } from '@/lib/calculator/format-quantity';
import { parseField } from '@/lib/calculator/parse-decimal';
import type { FieldError } from '@/lib/calculator/read-decimal';
import { parseDay } from '@/lib/text/dates';
import { capitalize } from '@/lib/text/first-letter';
import { formatLongDate } from '@/lib/text/format';
import type { Amounts } from './content';
import type { CertificateInputs } from './inputs';
import { type CertificateLine, toLine } from './line';

/** US pharmacopoeia limit of endotoxin units per kg of body weight and hour for injections, except into the spine. */
const LIMIT_PER_KG = 5;

/** Returns a line that sets an endotoxin result beside the limit for medicines, or the error of its field. */
export function readEndotoxin(
  { endotoxin, endotoxinUnit }: CertificateInputs,
  { labelledMg }: Amounts,
): { line?: CertificateLine; error?: FieldError } {
  const typed = endotoxin.trim().replace(/^[<≤]\s*/, '');
  const { value, error } = parseField(typed, 'Please enter an endotoxin result greater than 0');
  if (!value) return { error };
  const inVial = endotoxinUnit === 'EU/mg' ? labelledMg?.mul(value) : value;
  const upTo = typed === endotoxin.trim() ? '' : 'less than ';
  const limit = 70 * LIMIT_PER_KG;
  const times = inVial?.div(limit);
  const line = toLine('endotoxin', 'Endotoxin')(
    'cannot tell',
    inVial
      ? capitalize(
          `${upTo}${formatQuantity(inVial, `endotoxin ${toUnitNoun(inVial)}`)} in the whole vial.`,
        )
      : 'Type the amount in the vial to see the units in the whole vial.',
    ...(times?.gt(1) && !upTo
      ? [
          `The whole vial holds ${times.lt('1.1') ? 'slightly more than' : `${formatAbout(times, 'times', 1)} what`} the limit below allows a person of 70 kg in an hour.`,
        ]
      : []),
    `For medicines that are injected, except into the spine, the US pharmacopoeia sets the limit from ${LIMIT_PER_KG} units in an hour for each kg of body weight: ${limit} for 70 kg.`,
    'Whether a powder is within it depends on the test method and on what else is injected with it, such as the water. It says nothing about sterility.',
  );
  return { line: { ...line, sources: ['endotoxin'] } };
}

/** Checks that the lots on paper and vial agree, if both are given. */
export function checkLots({ lot, vialLot }: CertificateInputs): CertificateLine | undefined {
  if (!toLot(lot) || !toLot(vialLot)) return undefined;
  const line = toLine('lot', 'Lot');
  return toLot(lot) === toLot(vialLot)
    ? line(
        'fits',
        'The lot on the paper is the one on the vial.',
        'It ties paper and vial together, if both labels are true.',
      )
    : line(
        'does not fit',
        'The lot on the paper is not the one on the vial.',
        'The paper is about another powder.',
      );
}

/** Checks that the test date is possible, if a day is given. `today` is an ISO date. */
export function checkDays(
  { made, tested }: CertificateInputs,
  today: string,
): CertificateLine | undefined {
  const day = parseDay(tested);
  if (day === undefined) return undefined;
  const isMade = parseDay(made) !== undefined;
  const line = toLine('days', 'Dates');
  if (tested > today)
    return line(
      'does not fit',
      `The test is dated ${formatLongDate(tested)}, which is still to come.`,
      'Nobody has measured it yet, if the clock of this device is right.',
    );
  if (isMade && tested < made)
    return line(
      'does not fit',
      `Tested on ${formatLongDate(tested)}, made on ${formatLongDate(made)}.`,
      'Nobody can test what has not been made. The paper belongs to another lot, or to none.',
    );
  const days = Math.round((Date.parse(today) - day) / 86_400_000);
  return line(
    isMade ? 'fits' : 'cannot tell',
    `The test is ${days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`} old.`,
    'It describes the day of the test, not the time since.',
  );
}

/** A lot without case, spaces and strokes, which papers and labels write differently. */
function toLot(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}.]/gu, '');
}
