import { isExact } from '@/lib/calculator/format-quantity';
import { family } from '../make';
import { exact, show } from '../quantities';

/** Peptide in a powder by its certificate, from net content or after water and salt; or powder for a peptide mass. */
export const certificate = family({
  pick: (random) => ({
    grossMg: exact(random.pick([5, 8, 10, 12, 15, 20, 25, 50])),
    content: 66 + random.below(27),
    purity: exact(950 + random.below(49)).div(10),
    asks: random.pick(['net', 'rest', 'gross'] as const),
    water: 3 + random.below(6),
  }),
  build({ grossMg, content, purity, asks, water }) {
    const net = grossMg.mul(content).div(100);
    const salt = 100 - content - water;
    if (salt < 4 || salt === water) return undefined;
    const certified = `purity ${show(purity, '%')} of the peak area by HPLC, net peptide content ${content}% of the weight`;
    if (asks === 'rest')
      return {
        text: `A certificate gives, as shares of a powder's weight, water ${water}% and acetate ${salt}%; all the rest is peptide. Purity by HPLC is ${show(purity, '%')} of the peak area. How many mg of peptide are in ${show(grossMg, 'mg')} of the powder?`,
        unit: 'mg',
        value: net,
        slips: [
          [
            grossMg.mul(purity).div(100),
            'You took purity. It compares peaks with each other and weighs neither water nor salt.',
          ],
          [
            grossMg.mul(water + salt).div(100),
            'Those are the water and the acetate. The question is for the rest.',
          ],
          [
            grossMg.mul(100 - water).div(100),
            'You took off the water alone. The acetate is not peptide either.',
          ],
          [
            grossMg.mul(100 - salt).div(100),
            'You took off the acetate alone. The water is not peptide either.',
          ],
        ],
        hints: [
          `Three numbers count: ${show(grossMg, 'mg')}, ${water}% and ${salt}%. The purity does not.`,
          'First find the share that is peptide.',
          `100% − ${water}% − ${salt}% = ${content}%.`,
        ],
        way: `100% − ${water}% − ${salt}% = ${content}%. ${content}% of ${show(grossMg, 'mg')} is ${show(net, 'mg')}.`,
      };
    if (asks === 'net')
      return {
        text: `A vial holds ${show(grossMg, 'mg')} of powder. Its certificate says: ${certified}. By the net peptide content, how many mg of peptide are in the vial?`,
        unit: 'mg',
        value: net,
        slips: [
          [
            grossMg.mul(purity).div(100),
            'You took purity. It compares peaks with each other; the net content says how much of the weight is peptide.',
          ],
          [net.mul(purity).div(100), 'You took both. The question is for the net content alone.'],
          [grossMg.sub(net), 'That is what is not peptide.'],
          [
            grossMg.mul(100).div(content),
            'You divided. The peptide is a part of the powder, so it is less.',
          ],
        ],
        hints: [
          `Two numbers count: ${show(grossMg, 'mg')} and ${content}%. The purity does not.`,
          'Net content is the share of the weight that is peptide.',
          `${content}% of ${show(grossMg, 'mg')} is ${show(grossMg, 'mg')} × ${content} ÷ 100.`,
        ],
        way: `${show(grossMg, 'mg')} × ${content} ÷ 100 = ${show(net, 'mg')}.`,
      };
    const weighed = grossMg.mul(100).div(content);
    const isRounded = !isExact(weighed, 2);
    return {
      text: `A powder's certificate says: ${certified}. How many mg of the powder hold ${show(grossMg, 'mg')} of peptide, by the net peptide content?${isRounded ? ' Round to two decimals.' : ''}`,
      unit: 'mg',
      value: weighed,
      ...(isRounded && { decimals: 2 }),
      slips: [
        [
          net,
          `You multiplied. You need more of the powder than of the peptide: ${show(grossMg, 'mg')} ÷ ${content} × 100.`,
        ],
        [
          grossMg.mul(200 - content).div(100),
          `You added the missing per cent to ${show(grossMg, 'mg')}. They are per cent of the powder, not of the peptide.`,
        ],
        [
          grossMg.mul(100).div(purity).round(2),
          'You took purity. It says nothing about water and salt.',
        ],
      ],
      hints: [
        `Two numbers count: ${show(grossMg, 'mg')} of peptide and ${content}%. The purity does not.`,
        `The peptide is ${content}% of the powder, so the powder is more.`,
        `${show(grossMg, 'mg')} ÷ ${content} × 100.`,
      ],
      way: `${show(grossMg, 'mg')} ÷ ${content} × 100 ${isRounded ? 'is about' : '='} ${weighed.round(2).toString()}\u00a0mg.`,
    };
  },
});
