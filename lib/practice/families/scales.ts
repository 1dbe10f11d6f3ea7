import { type Barrel, barrels, scales as soldScales } from '@/content/syringes';
import { formatScale, formatSize, toUnitsOn } from '@/lib/calculator/barrels';
import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
import { exact, nameBarrel, pickLine, show } from '../quantities';
import { getOtherScale, toBarrelSlips, toNeighbours } from './barrel-slips';

/** Problems: a volume in units of a barrel's scale, or back. */
export const volume = family({
  pick(random) {
    const barrel = random.pick<Barrel>(barrels);
    return { barrel, line: pickLine(random, barrel), asks: random.pick(['units', 'mL'] as const) };
  },
  build({ barrel, line, asks }) {
    const { scale } = barrel;
    const name = formatScale(barrel);
    const ml = line.div(scale);
    if (!isExact(ml, 3)) return undefined;
    const other = getOtherScale(scale);
    const rule = `On a ${name} syringe 1 mL is ${scale} units.`;
    const isUnits = asks === 'units';
    const [given, value] = isUnits ? [show(ml, 'mL'), line] : [show(line, 'units'), ml];
    return {
      text: isUnits
        ? `How many units of a ${name} syringe are ${given}?`
        : `How many mL are ${given} of a ${name} syringe?`,
      unit: asks,
      value,
      slips: isUnits
        ? [
            [ml.mul(other), `That is the number on a U-${other} syringe. ${rule}`],
            [
              ml.div(scale),
              `You divided. Units are smaller than mL, so there are more of them. ${rule}`,
            ],
          ]
        : [
            [line.div(other), `That would be right on a U-${other} syringe. ${rule}`],
            [
              line.mul(scale),
              `You multiplied. A unit is a small part of a mL, so it is divided. ${rule}`,
            ],
          ],
      hints: [
        `Two things count: ${isUnits ? 'the volume, ' : ''}${given}, and the scale, ${name}.`,
        `${name} means how many units there are in 1 mL.`,
        rule,
      ],
      way: `${rule} ${given} ${isUnits ? '×' : '÷'} ${scale} = ${show(value, asks)}.`,
    };
  },
});

/** The line on one scale for the volume of a number of units on another scale. */
export const scales = family({
  pick(random) {
    const barrel = random.pick<Barrel>(barrels);
    const others = soldScales.filter((scale) => scale !== barrel.scale);
    const from = random.pick(others.sort((a, b) => a - b));
    return { from, barrel, line: pickLine(random, barrel, 2) };
  },
  build({ from, barrel, line }) {
    const ml = line.div(barrel.scale);
    const meant = toUnitsOn({ scale: from }, ml);
    if (!isExact(meant.mul(2), 0) || !isExact(ml, 3)) return undefined;
    const was = `${show(meant, 'units')} ÷ ${from} = ${show(ml, 'mL')}`;
    const times = exact(from).div(barrel.scale);
    return {
      text: `A plan says ${show(meant, 'units')} on a U-${from} syringe. Which line of a ${nameBarrel(barrel)} is the same volume?`,
      unit: 'units',
      value: line,
      figure: { barrel },
      slips: [
        [
          meant,
          `The number is the same, the volume is not: ${meant.toString()} on ${formatScale(barrel)} is ${times.round(2).toString()} times what was meant.`,
        ],
        [
          meant.mul(from).div(barrel.scale),
          `You swapped the two scales. First convert the units to mL: ${was}.`,
        ],
        ...toBarrelSlips(barrel, line).slice(1),
        ...toNeighbours(barrel, line),
      ],
      hints: [
        `Three things count: ${show(meant, 'units')}, the scale they are meant on, and the scale of the other syringe.`,
        'First convert the plan’s units to mL.',
        `${was}.`,
      ],
      way: `${was}. On a ${formatScale(barrel)} syringe that is ${show(ml, 'mL')} × ${barrel.scale} = ${show(line, 'units')}.`,
    };
  },
});

/** Which of four syringes holds a draw in one go and has a line for it. */
export const barrel = family({
  pick(random) {
    const right = random.pick<Barrel>(barrels);
    const others = [...barrels].filter((each) => each !== right);
    const offered: Barrel[] = [right];
    while (offered.length < 4) {
      const [next] = others.splice(random.below(others.length), 1);
      if (next) offered.splice(random.below(offered.length + 1), 0, next);
    }
    return { ml: pickLine(random, right, 4).div(right.scale), offered };
  },
  build({ ml, offered }) {
    if (!isExact(ml, 3)) return undefined;
    const states = offered.map((each) => {
      const units = toUnitsOn(each, ml);
      if (units.gt(each.units)) return { each, tell: `It holds ${each.volume} at most.` };
      if (units.mod(each.step).equals(0)) return { each, units };
      return {
        each,
        tell: `The draw is ${show(units, 'units')} on it, and it has no line there: there is ${each.marks.replace('mark', 'line')}.`,
      };
    });
    const [fitting, ...more] = states.filter(({ units }) => units);
    if (!fitting?.units || more.length > 0) return undefined;
    return {
      text: `A draw is ${show(ml, 'mL')}. Which of these syringes holds it in one go and has a line at exactly this volume?`,
      unit: '',
      value: exact(states.indexOf(fitting)),
      options: offered.map((each) => `${formatSize(each)}, ${each.marks.replace('mark', 'line')}`),
      slips: states.flatMap(({ tell }, index) => (tell ? [[exact(index), tell] as const] : [])),
      hints: [
        `Three things count: ${show(ml, 'mL')}, what each barrel holds, and how far its lines are apart.`,
        'First leave out each syringe that is too small. Then convert the volume to units on the scales that are left.',
        `${show(ml, 'mL')} is ${[...new Set(offered.map(({ scale }) => scale))].map((scale) => `${show(ml.mul(scale), 'units')} on U-${scale}`).join(', ')}.`,
      ],
      way: `On the ${nameBarrel(fitting.each)} the draw is ${show(fitting.units, 'units')}, and it has a line there. ${states.flatMap(({ each, tell }) => (tell ? [`${formatSize(each)}: ${tell}`] : [])).join(' ')}`,
    };
  },
});
