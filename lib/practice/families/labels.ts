import type Fraction from 'fraction.js';
import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
import { exact, isPlain, pickIsMcg, pickVial, show, showMass } from '../quantities';

/** A label that states an amount in a volume other than 1 mL. */
export const label = family({
  pick(random) {
    const { mg, ml } = pickVial(random);
    const doseMg = mg.mul(exact(random.pick([2, 4, 5, 8, 10, 12, 15, 16, 20, 25, 30])).div(100));
    return {
      ...{ mg, ml, doseMg },
      asks: random.pick(['strength', 'mL', 'units'] as const),
      isMcg: pickIsMcg(random, doseMg),
    };
  },
  build({ mg, ml, doseMg, asks, isMcg }) {
    const perMl = mg.div(ml);
    const drawn = doseMg.div(perMl);
    if (ml.equals(1) || !isPlain(perMl) || !isPlain(doseMg) || drawn.gt(1)) return undefined;
    const printed = `${show(mg, 'mg')}/${show(ml, 'mL')}`;
    const sum = `${show(mg, 'mg')} ÷ ${show(ml, 'mL')} = ${show(perMl, 'mg/mL')}`;
    const read = `“${printed}” is the amount in ${show(ml, 'mL')}, not in one.`;
    const opening = `The label of a solution reads “${printed}”.`;
    if (asks === 'strength')
      return {
        text: `${opening} How many mg does one mL hold?`,
        unit: 'mg',
        value: perMl,
        slips: [
          [mg, read],
          [
            mg.mul(ml),
            `You multiplied. One mL holds a part of it: ${show(mg, 'mg')} ÷ ${show(ml, 'mL')}.`,
          ],
          [ml.div(mg), `You divided mL by mg. It is mg for each mL.`],
        ],
        hints: [
          `The label has two numbers: ${show(mg, 'mg')}, and the ${show(ml, 'mL')} that hold it.`,
          'Divide the amount by the volume that holds it.',
          `${show(mg, 'mg')} ÷ ${show(ml, 'mL')}.`,
        ],
        way: `${sum}.`,
      };
    const isUnits = asks === 'units';
    const inUnit = (volume: Fraction) => (isUnits ? volume.mul(100) : volume);
    if (!isExact(inUnit(drawn), isUnits ? 1 : 3)) return undefined;
    const dose = showMass(doseMg, isMcg);
    return {
      text: `${opening} ${isUnits ? 'How many units of a U-100 syringe' : 'How many mL'} hold ${dose}?`,
      unit: asks,
      value: inUnit(drawn),
      slips: [
        [inUnit(doseMg.div(mg)), `You took the label for ${show(mg, 'mg/mL')}. ${read}`],
        [inUnit(doseMg.mul(perMl)), 'You multiplied by the strength. The amount is divided by it.'],
        [
          inUnit(doseMg),
          `You took ${show(doseMg, 'mg')} for ${show(doseMg, 'mL')}. That is right only at 1 mg/mL.`,
        ],
      ],
      hints: [
        `Three numbers count: ${dose}, and the label's ${show(mg, 'mg')} in ${show(ml, 'mL')}.`,
        'First find what one mL holds.',
        `${sum}.`,
      ],
      way: `${sum}. ${show(doseMg, 'mg')} ÷ ${show(perMl, 'mg/mL')} = ${show(drawn, 'mL')}${isUnits ? `, which is ${show(drawn.mul(100), 'units')} on a U-100 syringe` : ''}.`,
    };
  },
});

/** The pen clicks for an amount, or the amount in a number of clicks. */
export const pen = family({
  pick: (random) => ({
    ml: exact(random.pick(['1.5', '2', '2.4', '3'])),
    perMl: exact(random.pick([1, 2, 4, 5, 8, 10])),
    clickMl: exact(random.pick(['0.005', '0.01', '0.02'])),
    clicks: 2 + random.below(74),
    asks: random.pick(['clicks', 'mcg'] as const),
  }),
  build({ ml, perMl, clickMl, clicks, asks }) {
    const [mg, drawn] = [ml.mul(perMl), clickMl.mul(clicks)];
    const doseMg = drawn.mul(perMl);
    if (!isPlain(doseMg) || !isPlain(mg) || drawn.gt('0.8')) return undefined;
    const each = clickMl.mul(perMl);
    const first = `One click holds ${show(clickMl, 'mL')} × ${show(perMl, 'mg/mL')} = ${showMass(each, true)}.`;
    const pen = `An invented pen holds ${show(mg, 'mg')} in ${show(ml, 'mL')}. Each click of its dial gives ${show(clickMl, 'mL')}.`;
    const strength = `${show(mg, 'mg')} ÷ ${show(ml, 'mL')} = ${show(perMl, 'mg/mL')}.`;
    const asIfInOne = `You took ${show(mg, 'mg')} for what one mL holds. ${show(ml, 'mL')} hold it.`;
    const isClicks = asks === 'clicks';
    const given = isClicks ? showMass(doseMg, doseMg.lt(1)) : show(exact(clicks), 'clicks');
    return {
      text: isClicks
        ? `${pen} How many clicks give ${given}?`
        : `${pen} How many mcg do ${given} give?`,
      unit: asks,
      value: isClicks ? exact(clicks) : doseMg.mul(1000),
      slips: isClicks
        ? [
            [
              doseMg.div(clickMl),
              `You took ${show(doseMg, 'mg')} for ${show(doseMg, 'mL')}. That is right only at 1 mg/mL.`,
            ],
            [doseMg.div(mg).div(clickMl), asIfInOne],
          ]
        : [
            [
              drawn.mul(1000),
              `You took mL for mg. That is right only at 1 mg/mL; this pen has ${show(perMl, 'mg/mL')}.`,
            ],
            [drawn.mul(mg).mul(1000), asIfInOne],
          ],
      hints: [
        `Four numbers count: ${show(mg, 'mg')}, ${show(ml, 'mL')}, ${show(clickMl, 'mL')} a click, and ${given}.`,
        'First find the strength, then what one click holds.',
        `${strength} ${first}`,
      ],
      way: `${strength} ${first} ${
        isClicks
          ? `${show(doseMg.mul(1000), 'mcg')} ÷ ${show(each.mul(1000), 'mcg')} = ${show(exact(clicks), 'clicks')}.`
          : `${show(exact(clicks), 'clicks')} × ${show(each.mul(1000), 'mcg')} = ${show(doseMg.mul(1000), 'mcg')}.`
      }`,
    };
  },
});
