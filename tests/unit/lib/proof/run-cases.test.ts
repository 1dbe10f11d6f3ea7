import { describe, expect, test } from 'vitest';
import type { Kind, Question } from '@/lib/proof/case-schema';
import { getCases } from '@/lib/proof/cases';
import { type Answer, type Engine, runCases } from '@/lib/proof/run-cases';
import { siteEngine } from '@/lib/proof/site-engine';

const { cases, faults } = getCases();

const reportOf = (engine: Engine) => runCases(cases, engine);
const wrongIn = (engine: Engine) => reportOf(engine).filter(({ outcome }) => outcome === 'wrong');

test('this site’s calculator gets every case right', () => {
  expect(reportOf(siteEngine).filter(({ outcome }) => outcome !== 'right')).toEqual([]);
});

test('an engine that answers nothing has no case answered', () => {
  expect(new Set(reportOf(() => undefined).map(({ outcome }) => outcome))).toEqual(
    new Set(['not answered']),
  );
});

test('an engine that throws an error is wrong', () => {
  const [first] = reportOf(() => {
    throw new Error('out of order');
  });
  expect(first).toMatchObject({
    outcome: 'wrong',
    problems: ['ended with Error: out of order'],
  });
});

/** Parses a number without validation: only the start of the text must be a number. */
const readLoosely = (typed: string) => Number.parseFloat(typed);
const toMg = (typed: string, unit: string) => readLoosely(typed) / (unit === 'mg' ? 1 : 1000);

type Draw = Extract<Question, { kind: 'volume' }>['given'];

/** A careless engine: floating-point numbers and no validation. It is right in simple cases. */
function careless({ amount, unit, diluent, dose, doseUnit }: Draw) {
  const concentration = toMg(amount, unit) / readLoosely(diluent);
  const volume = toMg(dose, doseUnit) / concentration;
  return {
    concentration,
    volume,
    units: volume * 100,
    doses: Math.floor(toMg(amount, unit) / toMg(dose, doseUnit)),
  };
}

/** The site's engine, but with `toWrong` applied to its answers for these kinds of cases. */
function spoil(kinds: readonly Kind[], toWrong: (question: Question, right: Answer) => Answer) {
  return (question: Question): Answer => {
    const right = siteEngine(question);
    return kinds.includes(question.kind) && right.refused === undefined
      ? toWrong(question, right)
      : right;
  };
}

const numberOf = (answer: Answer, name: string): number => {
  const [numerator, denominator = '1'] = String((answer as Record<string, unknown>)[name]).split(
    '/',
  );
  return Number(numerator) / Number(denominator);
};
const exactOf = (id: string): Record<string, unknown> => {
  const found = cases.find((item) => item.id === id);
  return found && 'exact' in found ? found.exact : {};
};

const drawKinds = ['volume', 'units', 'doses'] as const;
const asDraw = ({ given }: Question) => given as Draw;

/** Engines with a fault, each with the kinds of cases that must detect it and the fault's name in the cases. */
const wrongEngines: { name: string; engine: Engine; found: Kind[]; fault?: string }[] = [
  {
    name: 'reads a U-40 scale as U-100',
    engine: spoil(['scale'], (question, right) =>
      question.kind === 'scale'
        ? { units: Number(question.given.volume.replace(',', '.')) * 100 }
        : right,
    ),
    found: ['scale'],
    fault: 'scale',
  },
  {
    name: 'tells U-40 units for a U-100 syringe',
    engine: spoil(['units'], (_, right) => ({ units: numberOf(right, 'units') * 0.4 })),
    found: ['units'],
    fault: 'scale',
  },
  {
    name: 'is ten times too high',
    engine: spoil(['units'], (_, right) => ({ units: numberOf(right, 'units') * 10 })),
    found: ['units'],
    fault: 'tenfold',
  },
  {
    name: 'reads mcg as mg',
    engine: spoil(drawKinds, (question) =>
      siteEngine({ ...question, given: { ...asDraw(question), doseUnit: 'mg' } } as Question),
    ),
    found: ['volume', 'units', 'doses'],
    fault: 'mg-for-mcg',
  },
  {
    name: 'rounds a binary fraction down',
    engine: spoil(['doses'], (question) => ({ doses: careless(asDraw(question)).doses })),
    found: ['doses'],
    fault: 'float-floor',
  },
  {
    name: 'lets more water mean more',
    engine: spoil(['volume', 'units'], (question, right) => {
      const { amount, unit, diluent } = asDraw(question);
      const isOne = numberOf(siteEngine(question), 'concentration') === toMg(amount, unit);
      if (isOne) return right;
      const water = Number(diluent.trim().replace(',', '.'));
      const concentration = numberOf(right, 'concentration') * water * water;
      const volume = numberOf(right, 'volume') / (water * water);
      return { concentration, volume, units: volume * 100 };
    }),
    found: ['volume', 'units'],
    fault: 'more-water',
  },
  {
    name: 'goes on with a rounded concentration',
    engine: spoil(['volume', 'units'], (_, right) => {
      const rounded = Math.round(numberOf(right, 'concentration') * 100) / 100;
      const volume = (numberOf(right, 'volume') * numberOf(right, 'concentration')) / rounded;
      return { concentration: rounded, volume, units: volume * 100 };
    }),
    found: ['volume', 'units'],
    fault: 'early-rounding',
  },
  {
    name: 'counts the rest of a vial as a dose',
    engine: spoil(['doses'], (question, right) => {
      const { amount, unit, dose, doseUnit } = asDraw(question);
      const isWhole = toMg(amount, unit) % toMg(dose, doseUnit) === 0;
      return isWhole ? right : { doses: String(BigInt(String(numberOf(right, 'doses'))) + 1n) };
    }),
    found: ['doses'],
    fault: 'doses-up',
  },
  {
    name: 'rounds small results to 0',
    engine: spoil(['volume', 'units'], (_, right) => ({
      concentration: numberOf(right, 'concentration').toFixed(3),
      volume: numberOf(right, 'volume').toFixed(3),
      units: numberOf(right, 'units').toFixed(1),
    })),
    found: ['volume', 'units'],
    fault: 'shown-zero',
  },
  {
    name: 'cuts a draw to the syringe',
    engine: spoil(['units'], (_, right) => ({ units: Math.min(100, numberOf(right, 'units')) })),
    found: ['units'],
    fault: 'cut',
  },
  {
    name: 'leaves out the volume of a label',
    engine: spoil(['label'], (question) =>
      question.kind === 'label'
        ? siteEngine({
            kind: 'label',
            given: { ...question.given, label: question.given.label.replace(/\/\s*\S+ mL/, '/mL') },
          })
        : {},
    ),
    found: ['label'],
    fault: 'label-volume',
  },
  {
    name: 'takes a blend for one peptide',
    engine: spoil(['blend'], (question, right) => {
      if (question.kind !== 'blend') return right;
      const amounts = question.given.amounts.map(Number);
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      const share = (amounts[0] ?? 0) / sum;
      const dose = toMg(question.given.dose, question.given.doseUnit);
      return {
        volume: numberOf(right, 'volume') * share,
        units: numberOf(right, 'units') * share,
        delivered: amounts.map((amount) => (amount * dose) / sum),
      };
    }),
    found: ['blend'],
    fault: 'blend-sum',
  },
  {
    name: 'gives every peptide of a blend the same dose',
    engine: spoil(['blend'], (question, right) =>
      question.kind === 'blend'
        ? {
            ...right,
            delivered: question.given.amounts.map(() =>
              toMg(question.given.dose, question.given.doseUnit),
            ),
          }
        : right,
    ),
    found: ['blend'],
    fault: 'blend-same',
  },
  {
    name: 'plans doses after the vial is too old',
    engine: spoil(['supply'], (question, right) => {
      if (question.kind !== 'supply') return right;
      const { doses, every } = question.given;
      const days = Math.floor((Number(doses) * Number(every.days)) / Number(every.doses));
      return { usable: doses, days, leftOver: 0 };
    }),
    found: ['supply'],
    fault: 'shelf-life',
  },
  {
    name: 'reads what it can of a text',
    engine: (question) =>
      'label' in question.given || !('amount' in question.given)
        ? siteEngine(question)
        : careless(question.given),
    found: ['volume', 'doses', 'refusal'],
  },
  {
    name: 'drops commas',
    engine: (question) => {
      if (!('amount' in question.given)) return siteEngine(question);
      const given = { ...question.given };
      for (const name of ['amount', 'diluent', 'dose'] as const) {
        given[name] = given[name].replaceAll(',', '');
      }
      return siteEngine({ ...question, given } as Question);
    },
    found: ['volume', 'refusal'],
  },
  {
    name: 'refuses what it should answer',
    engine: () => ({ refused: true }),
    found: ['volume', 'units', 'doses', 'label', 'blend', 'supply', 'scale'],
  },
  {
    name: 'names another field than the one at fault',
    engine: (question) =>
      question.kind === 'refusal' ? { refused: ['water'] } : siteEngine(question),
    found: ['refusal'],
  },
];

describe('an engine with a fault does not pass', () => {
  test.each(wrongEngines)('one that $name', ({ engine, found, fault }) => {
    const wrong = wrongIn(engine);
    expect(new Set(wrong.map(({ kind }) => kind))).toEqual(new Set(found));
    // The report names the fault if the cases have a name for it.
    if (fault) expect(wrong.flatMap((report) => report.faults)).toContain(fault);
  });

  test('every fault that the cases name is seeded in one of them', () => {
    const seeded = new Set(wrongEngines.flatMap(({ fault }) => fault ?? []));
    expect([...seeded].sort()).toEqual(Object.keys(faults).sort());
  });
});

describe('how an answer is judged', () => {
  const judge = (id: string, answer: Answer) =>
    runCases(
      cases.filter((item) => item.id === id),
      () => answer,
    )[0];

  test.each([
    ['a fraction', { units: '10/1' }],
    ['a decimal', { units: '10.0' }],
    ['a number', { units: 10 }],
    ['a binary number a hair off', { units: 10.000000000000002 }],
    ['more results than were asked for', { units: 10, doses: 3 }],
  ])('%s is right', (_, answer) => {
    expect(judge('units-plain', answer)?.outcome).toBe('right');
  });
  test.each([
    ['a number beside it', { units: 10.00001 }],
    ['a text', { units: '10 units' }],
    ['nothing', {}],
    ['no number', { units: Number.NaN }],
    ['infinity', { units: Number.POSITIVE_INFINITY }],
    ['a division by 0', { units: '10/0' }],
    ['a list', { units: ['10'] }],
  ])('%s is wrong', (_, answer) => {
    expect(judge('units-plain', answer)?.outcome).toBe('wrong');
  });

  test('a rounded value as the calculator shows it is right too', () => {
    expect(exactOf('units-no-decimal')).toEqual({ units: '50/3' });
    expect(judge('units-no-decimal', { units: '16.7' })?.outcome).toBe('right');
    expect(judge('units-no-decimal', { units: '17' })?.outcome).toBe('wrong');
    expect(judge('units-no-decimal', { units: 50 / 3 })?.outcome).toBe('right');
  });
  test('a count must be exact', () => {
    expect(judge('doses-huge', { doses: `${'9'.repeat(30)}000` })?.outcome).toBe('right');
    expect(judge('doses-huge', { doses: 1e33 })?.outcome).toBe('wrong');
  });
  test('a notation that may be refused must not be read as another number', () => {
    expect(judge('volume-comma', { refused: true })?.outcome).toBe('right');
    expect(judge('volume-comma', { concentration: 0.5, volume: 0.5 })?.outcome).toBe('wrong');
    expect(judge('volume-plain', { refused: true })?.outcome).toBe('wrong');
  });
});
