import type Fraction from 'fraction.js';
import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
import { exact, isPlain, pickIsMcg, pickVial, show, showMass } from '../quantities';

/** The strength of a reconstituted vial, in mg/mL or mcg/mL. */
export const strength = family({
  pick: (random) => ({ ...pickVial(random), isMcg: random.below(4) === 0 }),
  build({ mg, ml, isMcg }) {
    const perMl = mg.div(ml);
    const isRounded = !isExact(perMl, 3);
    if ((isMcg && (isRounded || perMl.gte(10))) || ml.equals(1)) return undefined;
    const unit = isMcg ? 'mcg/mL' : 'mg/mL';
    const inUnit = (value: Fraction) => (isMcg ? value.mul(1000) : value);
    const sum = `${show(mg, 'mg')} ÷ ${show(ml, 'mL')}`;
    const result = isRounded
      ? `about ${perMl.round(2).toString(2)}\u00a0mg/mL`
      : show(perMl, 'mg/mL');
    return {
      text: `A vial holds ${show(mg, 'mg')} of powder. ${show(ml, 'mL')} of water is added, and the powder dissolves. What is the strength of the liquid, in ${unit}?${isRounded ? ' Round to two decimals.' : ''}`,
      unit,
      value: inUnit(perMl),
      ...(isRounded && { decimals: 2 }),
      slips: [
        [
          inUnit(ml.div(mg)),
          `You divided the water by the powder. Strength is powder for each mL: ${sum}.`,
        ],
        [
          inUnit(mg.mul(ml)),
          `You multiplied. The powder is shared out over the water, so it is divided: ${sum}.`,
        ],
        [inUnit(mg), 'That is all that the vial holds. The question is for one mL of it.'],
        [isMcg ? perMl.mul(100) : undefined, 'You multiplied mg by 100. 1 mg is 1,000 mcg.'],
      ],
      hints: [
        `Two quantities count: the powder, ${show(mg, 'mg')}, and the water, ${show(ml, 'mL')}.`,
        `Share the powder out over the water: mg divided by mL.${isMcg ? ' Then convert mg to mcg.' : ''}`,
        isMcg ? `${sum} = ${result}.` : `${sum}.`,
      ],
      way: `${sum} = ${result}${isMcg ? `, and with 1,000 mcg in each mg ${show(perMl.mul(1000), 'mcg/mL')}` : ''}.`,
    };
  },
});

/** The mL of water for a wanted strength, stated per mL or per unit of a U-100 syringe. */
export const water = family({
  pick(random) {
    const { mg, ml } = pickVial(random);
    return { mg, perMl: mg.div(ml), byUnit: random.below(2) === 0 };
  },
  build({ mg, perMl, byUnit }) {
    const perUnit = perMl.mul(10);
    if (!isPlain(perMl) || !isPlain(perUnit)) return undefined;
    if (!byUnit && perMl.equals(mg)) return undefined;
    const ml = mg.div(perMl);
    const goal = byUnit
      ? `each unit of a U-100 syringe holds ${show(perUnit, 'mcg')}`
      : `each mL holds ${show(perMl, 'mg')}`;
    const first = `One mL is 100 units, so it is to hold 100 × ${show(perUnit, 'mcg')} = ${show(perMl, 'mg')}.`;
    const sum = `${show(mg, 'mg')} ÷ ${show(perMl, 'mg/mL')}`;
    return {
      text: `A vial holds ${show(mg, 'mg')} of powder. How many mL of water have to be added so that ${goal}?`,
      unit: 'mL',
      value: ml,
      slips: [
        [
          perMl.div(mg),
          `You divided the strength by the powder. It is the other way round: ${sum}.`,
        ],
        [mg.mul(perMl), `You multiplied. The powder is divided by the wanted strength: ${sum}.`],
        [
          byUnit ? mg.div(perUnit) : undefined,
          `You divided mg by mcg. Bring both to one unit: ${show(mg, 'mg')} is ${show(mg.mul(1000), 'mcg')}.`,
        ],
      ],
      hints: [
        `Two quantities count: the powder, ${show(mg, 'mg')}, and what ${byUnit ? 'a unit' : 'a mL'} is to hold.`,
        byUnit
          ? 'First find what one mL is to hold: a U-100 syringe has 100 units in a mL.'
          : 'Ask how often the wanted amount goes into the vial: each time is one mL.',
        byUnit ? first : `${sum}.`,
      ],
      way: `${byUnit ? `${first} ` : ''}${sum} = ${show(ml, 'mL')}.`,
    };
  },
});

/** The number of whole doses in a reconstituted vial; its water is stated but not needed. */
export const doses = family({
  pick(random) {
    const vial = pickVial(random);
    const doseMg = exact(
      random.pick([100, 150, 200, 250, 300, 400, 500, 600, 750, 1200, 1500, 2500]),
    ).div(1000);
    return { ...vial, doseMg, isMcg: pickIsMcg(random, doseMg) };
  },
  build({ mg, ml, doseMg, isMcg }) {
    const quotient = mg.div(doseMg);
    const count = quotient.floor();
    if (count.lt(2) || count.gt(150)) return undefined;
    const dose = showMass(doseMg, isMcg);
    const inMcg = `${show(mg, 'mg')} is ${show(mg.mul(1000), 'mcg')}.`;
    const sum = `${showMass(mg, isMcg)} ÷ ${dose}`;
    const isWhole = quotient.equals(count);
    return {
      text: `A vial holds ${show(mg, 'mg')} in ${show(ml, 'mL')}. Each draw takes ${dose}. How many whole draws does the vial hold?`,
      unit: 'draws',
      value: count,
      slips: [
        [
          isWhole ? undefined : quotient.ceil(),
          'You rounded up. The last draw would not be whole.',
        ],
        [
          mg.div(ml).div(doseMg).floor(),
          `That is how many one mL holds. The vial holds ${show(ml, 'mL')}.`,
        ],
        [
          quotient.mul(ml).floor(),
          'You multiplied by the water. How much water there is changes the volume of a draw, not the number of draws.',
        ],
        [quotient.mul(10).floor(), `That is ten times too many. Look at the units: ${inMcg}`],
        [quotient.div(10).floor(), `That is a tenth of it. Look at the units: ${inMcg}`],
      ],
      hints: [
        `Two quantities count: what the vial holds, ${show(mg, 'mg')}, and what a draw takes, ${dose}. The water does not.`,
        isMcg ? 'Bring both to mcg first.' : 'Divide what the vial holds by what a draw takes.',
        isMcg ? inMcg : `${sum}.`,
      ],
      way: `${sum} ${isWhole ? '=' : 'is between'} ${show(count, '').trim()}${isWhole ? '' : ` and ${show(count.add(1), '').trim()}, and only whole draws count`}.`,
    };
  },
});
