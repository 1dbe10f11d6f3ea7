import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Barrel, barrels } from '@/content/syringes';
import { toSmallestBarrel, toUnitsOn } from '@/lib/calculator/barrels';
import { toGuidance, toGuidanceByTone } from '@/lib/calculator/guidance';
import { type CalculatorInputs, calculate } from '@/lib/calculator/inputs';
import { toReading } from '@/lib/calculator/reading';
import { anyValidInputs, calculated, withSpaces } from '../../../fixtures/calculator';

/** The notes on a result as one text, for the given barrel or the smallest that holds the draw. */
function guide(amount: string, diluent: string, dose: string, barrelId?: string): string {
  const calculation = calculated(amount, diluent, dose);
  const barrel: Barrel =
    barrels.find(({ id }) => id === barrelId) ?? toSmallestBarrel(calculation.dose.units);
  const notes = toGuidance(calculation, barrel);
  return withSpaces(notes.map(({ tone, title, text }) => `${tone}: ${title}: ${text}`).join('\n'));
}

test('an ordinary draw on a mark has one note: the decimal point', () => {
  expect(guide('5 mg', '2', '250 mcg')).toBe(
    'check: Check the decimal point: 10 units (0.1 mL), not 1 and not 100. Drawing to 100 would be 2.5 mg, 10 times this dose.',
  );
});

describe('the decimal point', () => {
  test('ten times the draw is not mentioned if no syringe holds it; a tenth is', () => {
    expect(guide('5 mg', '2', '500 mcg')).toContain(
      '20 units (0.2 mL), not 2. Drawing to 2 would be 50 mcg, a tenth of this dose.',
    );
  });
  test('a small draw keeps the digits that distinguish it from a tenth and ten times', () => {
    expect(guide('10 mg', '0.1', '50 mcg')).toContain(
      '0.05 units (0.0005 mL), not 0.005 and not 0.5.',
    );
  });
  test('one unit is written in the singular', () => {
    expect(guide('5 mg', '1', '50 mcg')).toContain('1 unit (0.01 mL), not 0.1 and not 10.');
  });
});

describe('more than one syringe', () => {
  const text = guide('5 mg', '2', '5 mg');
  test('the remedy is less water, with the volume computed, or several draws', () => {
    expect(text).toContain('stop: More than one syringe: The draw is 200 units (2 mL).');
    expect(text).toContain('with 1 mL or less, the dose fits one syringe.');
    expect(text).toContain('the dose takes 2 draws of 100 units (1 mL) each.');
  });
  test('a dose that cannot be drawn gets no advice on marks', () => {
    expect(text).not.toContain('Nearest mark');
    expect(text).not.toContain('decimal point');
  });
  test('draws that are not a whole number of units say so', () => {
    expect(guide('6 mg', '5', '3 mg')).toContain(
      '3 draws of about 83.33 units (about 0.833 mL) each',
    );
  });
  test('if the chosen barrel is too small, the note names one that holds the dose', () => {
    expect(guide('5 mg', '2', '1 mg', '0.3')).toContain(
      'This syringe holds 30 units (0.3 mL); one of 0.5 mL holds the whole dose.',
    );
  });
});

test('a large draw never gets advice for more water, and the proposed volume fits', () => {
  const refit = (inputs: CalculatorInputs, diluent: string) => {
    const outcome = calculate({ ...inputs, diluent });
    if (!outcome.ok) throw new Error(diluent);
    return outcome.calculation.dose.units;
  };
  fc.assert(
    fc.property(anyValidInputs, (inputs) => {
      const outcome = calculate(inputs);
      if (!outcome.ok) return;
      const { units } = outcome.calculation.dose;
      const notes = toGuidance(outcome.calculation, toSmallestBarrel(units));
      const text = withSpaces(notes.map((note) => note.text).join(' '));
      if (units.gte(2)) expect(text).not.toContain('more water');
      if (units.lte(100)) expect(text).not.toContain('less water');
      const most = /with ([\d,.]+) mL or less/.exec(text)?.[1];
      if (most) expect(refit(inputs, most.replaceAll(',', '')).lte(100)).toBe(true);
      const enough = /with ([\d.]+) mL, the draw is at least 5/.exec(text)?.[1];
      if (enough) expect(refit(inputs, enough).gte(5)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

describe('hard to measure', () => {
  test('a draw below 2 units gets a warning and the advice of more water', () => {
    expect(guide('5 mg', '1', '50 mcg')).toContain(
      'warning: Hard to measure: The draw is 1 unit (0.01 mL). Below 2 units (0.02 mL) the error of a syringe is a large part of the dose. Before mixing: more water makes a weaker solution and a larger draw; with 5 mL, the draw is at least 5 units (0.05 mL).',
    );
  });
  test('if even 5 mL of water would not be enough, the note says so', () => {
    const text = guide('10 mg', '1', '50 mcg');
    expect(text).toContain('Even 5 mL of water would not make it 5 units (0.05 mL)');
  });
  test('a draw of 2 units gets no warning', () => {
    expect(guide('5 mg', '1', '100 mcg')).not.toContain('Hard to measure');
  });
});

describe('more than the vial holds', () => {
  test('no other volume is proposed, and the number of vials is given', () => {
    const text = guide('5 mg', '2', '6 mg');
    expect(text).toContain(
      'The dose is 6 mg and the vial holds 5 mg. Changing the water cannot help: this dose would take 2 such vials.',
    );
    expect(text).not.toContain('less water');
    expect(text).not.toContain('draws of');
  });
  test('a dose slightly above the vial is written with all its decimals', () => {
    const text = guide('5 mg', '2', '5000.4 mcg');
    expect(text).toContain('The dose is 5.0004 mg and the vial holds 5 mg.');
    expect(guide('5 mg', '2', '5.0004 mg')).toContain(
      'In mcg, 5.0004 mcg, the vial would hold 999',
    );
  });
  test('the whole vial as one dose is not more than it holds', () => {
    expect(guide('5 mg', '1', '5 mg')).not.toContain('vial holds');
  });
});

describe('mg and mcg, judged by the ratio to the vial', () => {
  test('a dose in mg that would fit in mcg', () => {
    expect(guide('5 mg', '2', '250 mg')).toContain(
      'stop: Check mg and mcg: As typed, one vial does not hold one dose. Is the dose in mg? In mcg, 250 mcg, the vial would hold 20 doses.',
    );
  });
  test('a vial in mcg that would fit in mg', () => {
    expect(guide('5 mcg', '2', '250 mcg')).toContain(
      'Is the vial in mcg? In mg, 5 mg, it would hold 20 doses.',
    );
  });
  test('a vial of a thousand doses or more', () => {
    const text = guide('10 mg', '2', '2.5 mcg');
    expect(text).toContain('At this dose one vial would hold 4,000 doses, which is unusual.');
    expect(text).toContain('Is the dose in mcg? In mg, 2.5 mg, it would hold 4 doses.');
  });
  test('999 doses are not questioned', () => {
    expect(guide('999 mg', '2', '1 mg')).not.toContain('Check mg and mcg');
  });
  test('a dose too large in either unit is not blamed on the unit', () => {
    expect(guide('5 mg', '2', '6 mg')).not.toContain('Is the vial');
    expect(guide('5 mg', '2', '9000 mg')).not.toContain('Check mg and mcg');
  });
  test.each([1, 1000, 0.001])('the same ratio is judged alike at %s times the size', (scale) => {
    const text = guide(`${scale * 5} mg`, '2', `${scale * 250} mg`);
    expect(text.match(/Check mg and mcg/g)).toHaveLength(1);
  });
});

describe('the nearest mark', () => {
  test('says what it delivers and how far off that is', () => {
    expect(guide('3 mg', '1', '250 mcg')).toContain(
      'The nearest mark on this syringe is 8 units (0.08 mL). It delivers 240 mcg, 4% less than the dose.',
    );
  });
  test('half-unit marks are used if the barrel has them', () => {
    expect(guide('3 mg', '1', '250 mcg', '0.3-half')).toContain(
      'is 8.5 units (0.085 mL). It delivers 255 mcg, 2% more than the dose.',
    );
  });
  test('of two equally near marks the lower is named', () => {
    expect(guide('10 mg', '2', '525 mcg')).toContain('is 10 units (0.1 mL). It delivers 500 mcg');
  });
  test('the zero mark is never named', () => {
    expect(guide('10 mg', '1', '20 mcg')).toContain(
      'warning: No mark for this dose: The first mark on this syringe, 1 unit (0.01 mL), delivers 100 mcg: 5 times the dose.',
    );
  });
});

test('a barrel larger than needed gets a note that names a smaller one', () => {
  expect(guide('5 mg', '2', '250 mcg', '1.0')).toContain(
    'For draws up to 30 units (0.3 mL), each unit is longer on a 0.3 mL U-100 syringe.',
  );
});

test('values that the card rounds by more than 1 % are given with more digits', () => {
  expect(guide('10 mg', '0.1', '50 mcg')).toContain('With more digits: 0.0005 mL, 0.05 units.');
  expect(guide('3 mg', '1', '250 mcg')).not.toContain('Rounded for display');
});

test('half-unit marks are mentioned if one of them is exactly the draw', () => {
  expect(guide('10 mg', '2', '525 mcg')).toContain(
    'A 0.3 mL U-100 syringe with a mark each half unit has one at 10.5 units.',
  );
  expect(guide('3 mg', '1', '250 mcg')).not.toContain('Half-unit marks');
});

test('an undrawable dose has a stop note and no other has one; a syringe named holds the draw', () => {
  fc.assert(
    fc.property(anyValidInputs, fc.constantFrom(...barrels), (inputs, barrel) => {
      const outcome = calculate(inputs);
      if (!outcome.ok) return;
      const { dose } = outcome.calculation;
      const notes = toGuidanceByTone(outcome.calculation, barrel);
      const { isDrawable } = toReading(dose, barrel);
      expect(notes.stop.length === 0).toBe(isDrawable);
      expect(notes.check.length).toBe(isDrawable ? 1 : 0);
      for (const note of Object.values(notes).flat()) {
        if (!note.barrel) continue;
        expect(note.barrel.scale).toBe(barrel.scale);
        expect(toUnitsOn(note.barrel, dose.volumeMl).lte(note.barrel.units)).toBe(true);
      }
    }),
  );
});

describe('another scale', () => {
  test('U-40 is compared with U-100, with the effect of a number meant for U-100', () => {
    expect(guide('5 mg', '2', '250 mcg', 'u40-1.0')).toContain(
      'warning: U-40, not U-100: On a U-40 syringe 1 mL is 40 units, not 100. 0.1 mL is 4 units on U-40 and 10 units on U-100. Drawn on U-40, a number meant for U-100 gives 2.5 times the dose. Look for U-40 on the barrel.',
    );
  });
  test('U-50 is distinguished from a 0.5 mL U-100 syringe, which also ends at 50', () => {
    const text = guide('5 mg', '2', '250 mcg', 'u50-1.0');
    expect(text).toContain('gives 2 times the dose. A 0.5 mL U-100 syringe ends at 50 as well.');
    expect(text).toContain('5 units (0.1 mL), not 0.5 and not 50.');
  });
  test('a draw larger than the largest barrel of its scale gets remedies in its units', () => {
    expect(guide('5 mg', '2', '5 mg', 'u40-1.0')).toContain(
      'The draw is 80 units (2 mL). A 1 mL syringe holds 40 units. Before mixing: less water makes a stronger solution and a smaller draw; with 1 mL or less',
    );
  });
});
