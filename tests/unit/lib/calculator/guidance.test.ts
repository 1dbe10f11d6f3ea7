import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Barrel, barrels } from '@/content/calculator';
import { toSmallestBarrel } from '@/lib/calculator/barrels';
import { toGuidance } from '@/lib/calculator/guidance';
import { calculate } from '@/lib/calculator/inputs';
import { anyValidInputs, calculated, withSpaces } from '../../../fixtures/calculator';

/** The notes on a result as one text, drawn on the barrel of an id or on the smallest that holds it. */
function guide(amount: string, diluent: string, dose: string, barrelId?: string): string {
  const calculation = calculated(amount, diluent, dose);
  const barrel: Barrel =
    barrels.find(({ id }) => id === barrelId) ?? toSmallestBarrel(calculation.dose.units);
  const notes = toGuidance(calculation, barrel);
  return withSpaces(notes.map(({ tone, title, text }) => `${tone}: ${title}: ${text}`).join('\n'));
}

test('an ordinary draw on a mark has one note: the decimal point', () => {
  expect(guide('5 mg', '2', '250 mcg')).toBe(
    'info: Check the decimal point: 10 units, not 1 and not 100. Drawing to 100 would be 2.5 mg, 10 times this dose.',
  );
});

describe('the decimal point', () => {
  test('ten times a draw that no syringe holds is not offered as a mark; a tenth is', () => {
    expect(guide('5 mg', '2', '500 mcg')).toContain(
      '20 units, not 2. Drawing to 2 would be 50 mcg, a tenth of this dose.',
    );
  });
  test('a small draw keeps the digits that set it apart from its neighbours', () => {
    expect(guide('10 mg', '0.1', '50 mcg')).toContain('0.05 units, not 0.005 and not 0.5.');
  });
  test('one unit is written in the singular', () => {
    expect(guide('5 mg', '1', '50 mcg')).toContain('1 unit, not 0.1 and not 10.');
  });
});

describe('more than one syringe', () => {
  const text = guide('5 mg', '2', '5 mg');
  test('the remedy is less diluent, computed, or several draws', () => {
    expect(text).toContain('warning: More than one syringe: The draw is 200 units (2 mL).');
    expect(text).toContain('with 1 mL or less, the dose fits one syringe.');
    expect(text).toContain('the dose takes 2 draws of 100 units each.');
  });
  test('what cannot be drawn gets no advice on marks', () => {
    expect(text).not.toContain('Nearest mark');
    expect(text).not.toContain('decimal point');
  });
  test('draws that are no whole number say so', () => {
    expect(guide('6 mg', '5', '3 mg')).toContain('3 draws of about 83.33 units each');
  });
  test('a barrel chosen too small names the one that holds the dose', () => {
    expect(guide('5 mg', '2', '1 mg', '0.3')).toContain(
      'This syringe holds 30 units; one of 0.5 mL holds the whole dose.',
    );
  });
});

describe('remedies for the diluent go the right way', () => {
  test('too large a draw never asks for more diluent, and the proposed one fits', () => {
    fc.assert(
      fc.property(anyValidInputs, (inputs) => {
        const outcome = calculate(inputs);
        if (!outcome.ok) return;
        const { dose } = outcome.calculation;
        const text = withSpaces(
          toGuidance(outcome.calculation, toSmallestBarrel(dose.units))
            .map((note) => note.text)
            .join(' '),
        );
        if (dose.units.gte(2)) expect(text).not.toContain('more diluent');
        if (dose.units.lte(100)) expect(text).not.toContain('less diluent');
        const most = /with ([\d,.]+) mL or less/.exec(text)?.[1];
        if (most) {
          const refit = calculate({ ...inputs, diluent: most.replaceAll(',', '') });
          if (!refit.ok) throw new Error(most);
          expect(refit.calculation.dose.units.compare(100)).toBeLessThanOrEqual(0);
        }
        const enough = /with ([\d.]+) mL, the dose is at least 5/.exec(text)?.[1];
        if (enough) {
          const refit = calculate({ ...inputs, diluent: enough });
          if (!refit.ok) throw new Error(enough);
          expect(refit.calculation.dose.units.compare(5)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('hard to measure', () => {
  test('a draw below 2 units is larger with more diluent', () => {
    expect(guide('5 mg', '1', '50 mcg')).toContain(
      'warning: Hard to measure: The draw is 1 unit. Below 2 units the error of a syringe is a large part of the dose. Before mixing: more diluent makes a weaker solution and a larger draw; with 5 mL, the dose is at least 5 units.',
    );
  });
  test('where no vial would hold that much, a smaller vial is the way', () => {
    const text = guide('10 mg', '1', '50 mcg');
    expect(text).toContain('Even 5 mL of diluent would not make it 5 units');
  });
  test('2 units are not warned about', () => {
    expect(guide('5 mg', '1', '100 mcg')).not.toContain('Hard to measure');
  });
});

describe('more than the vial holds', () => {
  test('no diluent is proposed, and vials are counted up', () => {
    const text = guide('5 mg', '2', '6 mg');
    expect(text).toContain(
      'The dose is 6 mg and the vial holds 5 mg. Changing the diluent cannot help: this dose would take 2 such vials.',
    );
    expect(text).not.toContain('less diluent');
    expect(text).not.toContain('draws of');
  });
  test('the whole vial as one dose is not more than it holds', () => {
    expect(guide('5 mg', '1', '5 mg')).not.toContain('vial holds');
  });
});

describe('mg and mcg, judged by the ratio to the vial', () => {
  test('a dose in mg that would fit in mcg', () => {
    expect(guide('5 mg', '2', '250 mg')).toContain(
      'warning: Check mg and mcg: As typed, one vial does not hold one dose. Is the dose in mg? In mcg, 250 mcg, the vial would hold 20 doses.',
    );
  });
  test('a vial in mcg that would fit in mg', () => {
    expect(guide('5 mcg', '2', '250 mcg')).toContain(
      'Is the vial in mcg? In mg, 5 mg, it would hold 20 doses.',
    );
  });
  test('a vial of a thousand doses and more', () => {
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
  test('the same ratio is judged alike at any size', () => {
    const counts = ['1', '1000', '0.001'].map((scale) => {
      const outcome = calculate({
        amount: `${Number(scale) * 5}`,
        unit: 'mg',
        diluent: '2',
        dose: `${Number(scale) * 250}`,
        doseUnit: 'mg',
      });
      if (!outcome.ok) throw new Error(scale);
      const notes = toGuidance(outcome.calculation, barrels[0]);
      return notes.filter(({ title }) => title === 'Check mg and mcg').length;
    });
    expect(counts).toEqual([1, 1, 1]);
  });
});

describe('the nearest mark', () => {
  test('says what it delivers and how far off that is', () => {
    expect(guide('3 mg', '1', '250 mcg')).toContain(
      'The nearest mark on this syringe is 8 units. It delivers 240 mcg, 4% less than the dose.',
    );
  });
  test('half units help where the barrel has them', () => {
    expect(guide('3 mg', '1', '250 mcg', '0.3-half')).toContain(
      'is 8.5 units. It delivers 255 mcg, 2% more than the dose.',
    );
  });
  test('of two marks equally near the lower is named', () => {
    expect(guide('10 mg', '2', '525 mcg')).toContain('is 10 units. It delivers 500 mcg');
  });
  test('the zero mark is never named', () => {
    expect(guide('10 mg', '1', '20 mcg')).toContain(
      'is 1 unit. It delivers 100 mcg, 400% more than the dose.',
    );
  });
});

test('a larger barrel than needed is named', () => {
  expect(guide('5 mg', '2', '250 mcg', '1.0')).toContain(
    'For doses up to 30 units, a 0.3 mL U-100 syringe spreads the same units over a longer scale.',
  );
});

test('values that the card rounds by more than 1 % are given with more digits', () => {
  expect(guide('10 mg', '0.1', '50 mcg')).toContain('With more digits: 0.0005 mL, 0.05 units.');
  expect(guide('3 mg', '1', '250 mcg')).not.toContain('Rounded for display');
});
