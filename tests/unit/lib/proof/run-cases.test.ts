import { describe, expect, test } from 'vitest';
import type { Kind, Question } from '@/lib/proof/case-schema';
import { getCases } from '@/lib/proof/cases';
import { type Answer, type Engine, parseAnswers, runCases } from '@/lib/proof/run-cases';
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

type Given<K extends Kind> = Extract<Question, { kind: K }>['given'];

/** A careless engine: floating-point numbers and no validation. It is right in simple cases. */
function careless({ amount, unit, diluent, dose, doseUnit }: Given<'volume'>) {
  const concentration = toMg(amount, unit) / readLoosely(diluent);
  const volume = toMg(dose, doseUnit) / concentration;
  return {
    concentration,
    volume,
    units: volume * 100,
    doses: Math.floor(toMg(amount, unit) / toMg(dose, doseUnit)),
  };
}

/** An engine with a fault, the kinds of cases that must detect it, and the fault's name in the cases. */
type Faulty = { name: string; engine: Engine; found: readonly Kind[]; fault?: string };

/** The site's engine, but with `toWrong` applied to its answers for these kinds of cases. */
function spoil<K extends Kind>(
  name: string,
  fault: string,
  kinds: readonly K[],
  toWrong: (given: Given<K>, right: Answer) => Answer,
): Faulty {
  const engine = ({ kind, given }: Question): Answer => {
    const right = siteEngine({ kind, given } as Question);
    return kinds.some((one) => one === kind) && right.refused === undefined
      ? toWrong(given as Given<K>, right)
      : right;
  };
  return { name, engine, found: kinds, fault };
}

const numberOf = (answer: Answer, name: string): number => {
  const [numerator, denominator = '1'] = String((answer as Record<string, unknown>)[name]).split(
    '/',
  );
  return Number(numerator) / Number(denominator);
};
const faultyEngines: Faulty[] = [
  spoil('reads a U-40 scale as U-100', 'scale', ['scale'], ({ volume }) => ({
    units: Number(volume.replace(',', '.')) * 100,
  })),
  spoil('tells U-40 units for a U-100 syringe', 'scale', ['units'], (_, right) => ({
    units: numberOf(right, 'units') * 0.4,
  })),
  spoil('is ten times too high', 'tenfold', ['units'], (_, right) => ({
    units: numberOf(right, 'units') * 10,
  })),
  spoil('reads mcg as mg', 'mg-for-mcg', ['volume', 'units', 'doses'], (given) =>
    siteEngine({ kind: 'volume', given: { ...given, doseUnit: 'mg' } }),
  ),
  spoil('rounds a binary fraction down', 'float-floor', ['doses'], (given) => ({
    doses: careless(given).doses,
  })),
  spoil('lets more water mean more', 'more-water', ['volume', 'units'], (given, right) => {
    const concentration = numberOf(right, 'concentration');
    if (concentration === toMg(given.amount, given.unit)) return right;
    const water = Number(given.diluent.trim().replace(',', '.'));
    const volume = numberOf(right, 'volume') / (water * water);
    return { concentration: concentration * water * water, volume, units: volume * 100 };
  }),
  spoil(
    'goes on with a rounded concentration',
    'early-rounding',
    ['volume', 'units'],
    (_, right) => {
      const rounded = Math.round(numberOf(right, 'concentration') * 100) / 100;
      const volume = (numberOf(right, 'volume') * numberOf(right, 'concentration')) / rounded;
      return { concentration: rounded, volume, units: volume * 100 };
    },
  ),
  spoil('counts the rest of a vial as a dose', 'doses-up', ['doses'], (given, right) => {
    const isWhole = toMg(given.amount, given.unit) % toMg(given.dose, given.doseUnit) === 0;
    return isWhole ? right : { doses: String(BigInt(String(numberOf(right, 'doses'))) + 1n) };
  }),
  spoil('rounds small results to 0', 'shown-zero', ['volume', 'units'], (_, right) => ({
    concentration: numberOf(right, 'concentration').toFixed(3),
    volume: numberOf(right, 'volume').toFixed(3),
    units: numberOf(right, 'units').toFixed(1),
  })),
  spoil('cuts a draw to the syringe', 'cut', ['units'], (_, right) => ({
    units: Math.min(100, numberOf(right, 'units')),
  })),
  spoil('leaves out the volume of a label', 'label-volume', ['label'], (given) =>
    siteEngine({
      kind: 'label',
      given: { ...given, label: given.label.replace(/\/\s*\S+ mL/, '/mL') },
    }),
  ),
  spoil('takes a blend for one peptide', 'blend-sum', ['blend'], (given, right) => {
    const amounts = given.amounts.map(Number);
    const sum = amounts.reduce((total, amount) => total + amount, 0);
    const share = (amounts[0] ?? 0) / sum;
    const dose = toMg(given.dose, given.doseUnit);
    return {
      volume: numberOf(right, 'volume') * share,
      units: numberOf(right, 'units') * share,
      delivered: amounts.map((amount) => (amount * dose) / sum),
    };
  }),
  spoil(
    'gives every peptide of a blend the same dose',
    'blend-same',
    ['blend'],
    ({ amounts, dose, doseUnit }, right) => ({
      ...right,
      delivered: amounts.map(() => toMg(dose, doseUnit)),
    }),
  ),
  spoil('plans doses after the vial is too old', 'shelf-life', ['supply'], ({ doses, every }) => ({
    usable: doses,
    days: Math.floor((Number(doses) * Number(every.days)) / Number(every.doses)),
    leftOver: 0,
  })),
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
  test.each(faultyEngines)('one that $name', ({ engine, found, fault }) => {
    const wrong = wrongIn(engine);
    expect(new Set(wrong.map(({ kind }) => kind))).toEqual(new Set(found));
    // The report names the fault if the cases have a name for it.
    if (fault) expect(wrong.flatMap((report) => report.faults)).toContain(fault);
  });

  test('every fault that the cases name is seeded in one of them', () => {
    const seeded = new Set(faultyEngines.flatMap(({ fault }) => fault ?? []));
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
    expect(cases.find(({ id }) => id === 'units-no-decimal')).toMatchObject({
      exact: { units: '50/3' },
    });
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

test('answers are parsed one per line, and blank lines are ignored', () => {
  const answers = parseAnswers(
    '{"id":"a","units":"10"}\n\n{"id":"b","refused":true}\r\n{"id":"c","delivered":["1/2",0.25]}\n',
  );
  expect([...answers]).toEqual([
    ['a', { units: '10' }],
    ['b', { refused: true }],
    ['c', { delivered: ['1/2', 0.25] }],
  ]);
});

test.each(['10', '{"units":"10"}', '{"id":"a","refused":"dose"}', '{"id":"a","units":{}}', 'no'])(
  '%s is refused with an example of a valid answer',
  (line) => {
    expect(() => parseAnswers(`{"id":"a"}\n${line}`)).toThrow(
      /^line 2 of the answers is no answer: .*expected \{"id": "units-plain", "units": "10"\}$/,
    );
  },
);
