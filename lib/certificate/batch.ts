import Fraction from 'fraction.js';
import { toFieldError } from '@/lib/calculator/field-error';
import { formatDecimal } from '@/lib/calculator/format-quantity';
import { parseDecimal } from '@/lib/calculator/parse-decimal';
import { formatLongDate } from '@/lib/text/format';
import type { Amounts } from './content';
import type { CertificateInputs } from './inputs';
import type { CertificateErrors, CertificateLine } from './line';

/** US pharmacopoeia limit of endotoxin units per kg of body weight and hour for injections, except into the spine. */
const LIMIT_PER_KG = 5;

/** Returns a line that sets an endotoxin result beside the limit for medicines. */
export function readEndotoxin(
  { endotoxin, endotoxinUnit }: CertificateInputs,
  { labelledMg }: Amounts,
): { line?: CertificateLine; errors: CertificateErrors } {
  const typed = endotoxin.trim().replace(/^[<≤]\s*/, '');
  const read = parseDecimal(typed);
  if (!read.ok)
    return {
      errors:
        read.problem === 'missing'
          ? {}
          : {
              endotoxin: toFieldError(
                'Please enter an endotoxin result greater than 0',
                read.problem,
              ),
            },
    };
  const isPerMg = endotoxinUnit === 'EU/mg';
  const inVial = isPerMg ? labelledMg?.mul(read.value) : read.value;
  const upTo = typed === endotoxin.trim() ? '' : 'less than ';
  return {
    errors: {},
    line: {
      id: 'endotoxin',
      title: 'Endotoxin',
      verdict: 'cannot tell',
      text: inVial
        ? `${upTo}${formatDecimal(inVial)} endotoxin units in the whole vial.`.replace(/^l/, 'L')
        : 'Type the amount in the vial to see the units in the whole vial.',
      why: [
        `For medicines that are injected, except into the spine, the US pharmacopoeia sets the limit from ${LIMIT_PER_KG} units in an hour for each kg of body weight: ${formatDecimal(new Fraction(70 * LIMIT_PER_KG))} for 70 kg.`,
        'Whether a powder is within it depends on the test method and on what else is injected with it, such as the water. It says nothing about sterility.',
      ],
      sources: ['endotoxin'],
    },
  };
}

/** Checks that the lots on paper and vial agree, and that the test date is possible. */
export function checkBatch(
  { lot, vialLot, made, tested }: CertificateInputs,
  today: string,
): CertificateLine[] {
  const isSame = toLot(lot) === toLot(vialLot);
  const lots: CertificateLine[] =
    lot.trim() && vialLot.trim()
      ? [
          {
            id: 'lot',
            title: 'Lot',
            verdict: isSame ? 'fits' : 'does not fit',
            text: isSame
              ? 'The lot on the paper is the one on the vial.'
              : 'The lot on the paper is not the one on the vial.',
            why: [
              isSame
                ? 'It ties paper and vial together, if both labels are true.'
                : 'The paper is about another powder.',
            ],
          },
        ]
      : [];
  return [...lots, ...checkDays(made, tested, today)];
}

function checkDays(made: string, tested: string, today: string): CertificateLine[] {
  if (!tested) return [];
  const line = (verdict: CertificateLine['verdict'], text: string, why: string) => [
    { id: 'days', title: 'Dates', verdict, text, why: [why] },
  ];
  if (tested > today)
    return line(
      'does not fit',
      `The test is dated ${formatLongDate(tested)}, which is still to come.`,
      'Nobody has measured it yet, if the clock of this device is right.',
    );
  if (made && tested < made)
    return line(
      'does not fit',
      `Tested on ${formatLongDate(tested)}, made on ${formatLongDate(made)}.`,
      'Nobody can test what has not been made. The paper belongs to another lot, or to none.',
    );
  const days = Math.round((Date.parse(today) - Date.parse(tested)) / 86_400_000);
  return line(
    made ? 'fits' : 'cannot tell',
    `The test is ${days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`} old.`,
    'It describes the day of the test, not the time since.',
  );
}

function toLot(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
