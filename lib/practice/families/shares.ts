import type Fraction from 'fraction.js';
import { family } from '../make';
import { exact, isPlain, pickIsMcg, pickVial, show, showMass } from '../quantities';

/** Problems: a mass from mg to mcg, or from mcg to mg. */
export const mass = family({
  pick(random) {
    const digits = 1 + random.below(random.pick([9, 99, 999]));
    const places = random.pick([0, 1, 2, 3]);
    return { mg: exact(digits).div(10 ** places), isFromMcg: random.below(2) === 0 };
  },
  build({ mg, isFromMcg }) {
    if (mg.gt(10) || mg.lt('0.005')) return undefined;
    const mcg = mg.mul(1000);
    const [given, value, unit] = isFromMcg
      ? [show(mcg, 'mcg'), mg, 'mg']
      : [show(mg, 'mg'), mcg, 'mcg'];
    const rule = '1 mg is 1,000 mcg';
    return {
      text: `How many ${unit} are ${given}?`,
      unit,
      value,
      slips: [
        [isFromMcg ? mcg : mg, `That is the same number with the other unit. ${rule}.`],
        [
          isFromMcg ? mcg.mul(1000) : mg.div(1000),
          `You went the other way. ${rule}, so ${isFromMcg ? 'mcg are divided' : 'mg are multiplied'}.`,
        ],
        [
          isFromMcg ? mg.mul(10) : mcg.div(10),
          `You moved the point by two places. ${rule}: it moves by three.`,
        ],
        [
          isFromMcg ? mg.div(10) : mcg.mul(10),
          `You moved the point by four places. ${rule}: it moves by three.`,
        ],
      ],
      hints: [
        `One quantity counts, ${given}, and how many mcg make a mg.`,
        isFromMcg
          ? 'From mcg to mg the number gets smaller.'
          : 'From mg to mcg the number gets larger.',
        `${rule}: ${isFromMcg ? 'divide' : 'multiply'} by 1,000.`,
      ],
      way: `${rule}. ${given} ${isFromMcg ? '÷' : '×'} 1,000 = ${show(value, unit)}.`,
    };
  },
});

/** The amount of the second peptide in a draw of the first, from a vial with both. */
export const blend = family({
  pick(random) {
    const vial = pickVial(random);
    const doseMg = vial.mg.mul(random.pick([2, 4, 5, 8, 10, 15, 20])).div(100);
    const otherMg = exact(random.pick([1, 2, 3, 5, 6, 8, 10, 12, 15, 20]));
    return { ...vial, otherMg, doseMg, isMcg: pickIsMcg(random, doseMg) };
  },
  build({ mg, ml, otherMg, doseMg, isMcg }) {
    const along = doseMg.mul(otherMg).div(mg);
    if (otherMg.equals(mg) || !isPlain(doseMg) || !isPlain(along)) return undefined;
    const unit = along.lt(1) ? 'mcg' : 'mg';
    const inUnit = (value: Fraction) => (unit === 'mcg' ? value.mul(1000) : value);
    const dose = showMass(doseMg, isMcg);
    const share = doseMg.div(mg).mul(100);
    const first = `${show(doseMg, 'mg')} is ${show(share, '%')} of ${show(mg, 'mg')}, so the draw is ${show(share, '%')} of the vial.`;
    return {
      text: `A vial holds ${show(mg, 'mg')} of peptide A and ${show(otherMg, 'mg')} of peptide B, dissolved together in ${show(ml, 'mL')}. A draw holds ${dose} of A. How many ${unit} of B are in the same draw?`,
      unit,
      value: inUnit(along),
      slips: [
        [inUnit(doseMg), 'That is the amount of A. B comes along in the proportion of the vial.'],
        [inUnit(doseMg.mul(mg).div(otherMg)), 'You turned the proportion round: B is not A.'],
        [
          inUnit(otherMg.div(ml)),
          'That is what one mL holds of B. The draw has a volume of its own.',
        ],
        [
          inUnit(doseMg.mul(otherMg).div(mg.add(otherMg))),
          'You split the amount between both. The draw holds all of it as A, and B besides.',
        ],
      ],
      hints: [
        `Three numbers count: ${dose}, and the vial's ${show(mg, 'mg')} of A and ${show(otherMg, 'mg')} of B. The water does not.`,
        'First find which part of the vial is drawn.',
        first,
      ],
      way: `${first} ${show(share, '%')} of ${show(otherMg, 'mg')} is ${showMass(along, unit === 'mcg')}.`,
    };
  },
});

/** The draws from a vial until it is empty or out of date, or the draws left in it by then. */
export const supply = family({
  pick: (random) => ({
    draws: 3 + random.below(38),
    every: random.pick([1, 2, 3, 4, 7]),
    days: random.pick([14, 21, 28, 30]),
    asks: random.pick(['draws', 'lost'] as const),
  }),
  build({ draws, every, days, asks }) {
    const within = Math.floor(days / every) + 1;
    const usable = Math.min(draws, within);
    const lost = draws - usable;
    if (asks === 'lost' && lost < 1) return undefined;
    const rhythm =
      every === 1
        ? 'One is taken every day'
        : every === 7
          ? 'One is taken once a week'
          : `One is taken every ${every} days`;
    const [last, next] = [(within - 1) * every, within * every];
    const first = `By day ${days} there is time for ${within} draws: the last is on day ${last}, and the next would be on day ${next}.`;
    return {
      text: `A mixed vial holds ${draws} draws. ${rhythm}, the first on day 0, the day of mixing. The vial may be used up to and including day ${days}. ${asks === 'draws' ? 'How many draws can be taken from it in all?' : 'How many draws are left in it when it is out of date?'}`,
      unit: 'draws',
      value: exact(asks === 'draws' ? usable : lost),
      slips:
        asks === 'draws'
          ? [
              [exact(draws), 'That is all that the vial holds. Some come after its last day.'],
              [exact(within), `That is how many there is time for. The vial holds ${draws}.`],
              [
                usable === within ? exact(within - 1) : undefined,
                'The first draw is on day 0 and counts too.',
              ],
              [
                every === 1 ? undefined : exact(days),
                'That is the number of days, and a draw is not taken on each.',
              ],
              [exact(draws * every), 'Those are the days that the draws would cover.'],
            ]
          : [
              [
                exact(usable),
                'Those are the draws that can be taken. The question is what is left.',
              ],
              [exact(lost + 1), 'The first draw is on day 0 and counts too.'],
              [exact(Math.abs(draws - days)), 'You counted a draw for each day.'],
            ],
      hints: [
        `Three numbers count: ${draws} draws, the days between two of them, and day ${days}.`,
        `First count how many draws there is time for by day ${days}.`,
        first,
      ],
      way: `${first} The vial holds ${draws}. ${
        usable === draws
          ? `So it is empty first: ${show(exact(usable), 'draws')}, none left over.`
          : `So it is out of date first: ${show(exact(usable), 'draws')} can be taken, ${lost} ${lost === 1 ? 'is' : 'are'} left.`
      }`,
    };
  },
});
