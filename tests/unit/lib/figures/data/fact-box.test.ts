import { expect, test } from 'vitest';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { toFactBox } from '@/lib/figures/data/fact-box';
import type { FactBoxRecord } from '@/lib/records/fact-boxes';
import { panelsOf, rowsOf, sources } from '@/tests/fixtures/figures';
import { finding } from '@/tests/fixtures/finding';

const lost = finding({
  id: 'one.lost',
  substances: ['drug'],
  outcome: 'Loss of 5% or more',
  arms: [
    { name: 'drug', n: 200, events: 101 },
    { name: 'placebo', n: 200, events: 40 },
  ],
});
const weight = finding({ id: 'one.weight', substances: ['drug'] });
const ill = finding({
  id: 'one.ill',
  substances: ['drug'],
  kind: 'harm',
  outcome: 'Nausea',
  arms: [
    { name: 'drug', percent: 44 },
    { name: 'placebo', percent: 16 },
  ],
  result: 'favours comparator',
});
const record: FactBoxRecord = {
  id: 'drug',
  substance: 'drug',
  title: 'The drug and weight, the One trial',
  per: 1000,
  series: ['drug 1 mg', 'placebo'],
  benefits: [{ finding: 'one.lost' }, { finding: 'one.weight' }],
  harms: [{ finding: 'one.ill' }],
  unknown: 'Nothing is known of next year.',
};

function build(changes: Partial<FactBoxRecord> = {}, ...more: Finding[]) {
  return toFactBox(
    { ...record, ...changes },
    {
      ...sources(...more, lost, weight, ill),
      findStudy: (reference) => ({
        reference,
        design: 'randomised',
        funding: 'Maker Ltd',
        sponsorIsMaker: true,
        seen: lost.seen,
      }),
    },
  );
}

test('people are counted from events, else from percentages ("about" if these are whole)', () => {
  const { benefits, harms } = build();
  expect(benefits.map(({ cells }) => cells)).toEqual([
    ['200 of 1,000', '505 of 1,000'],
    ['−2.5%', '−10%'],
  ]);
  expect(benefits[0]?.verdict).toBe('305 more with drug 1 mg');
  expect(harms[0]).toMatchObject({
    cells: ['about 160 of 1,000', 'about 440 of 1,000'],
    verdict: 'About 280 more with drug 1 mg',
  });
});

test('a box says who took part, for how long, and that the payer makes the product', () => {
  expect(build().about).toEqual([
    ['Who', '200 adults'],
    ['Given', 'drug'],
    ['Compared with', 'placebo'],
    ['How long', '52 weeks'],
    ['Study', 'randomised'],
    ['Paid by', 'Maker Ltd; the maker of the product paid or took part'],
  ]);
});

test('benefits and harms share one figure, and counted people one total and one scale', () => {
  const { figure } = build();
  expect(figure?.title).toBe(
    'The drug and weight, the One trial: benefits and harms, out of 1,000 people',
  );
  expect(
    panelsOf(figure?.plot).map(({ heading, axis, rows }) => [
      heading,
      axis.domain,
      rows.map(({ label, mark }) => [label, mark.kind === 'pair' && mark.values]),
    ]),
  ).toEqual([
    ['Benefits', [0, 600], [['Loss of 5% or more', [505, 200]]]],
    ['Benefits', [-10, 0], [['Change in body weight', [-10, -2.5]]]],
    ['Harms', [0, 600], [['Nausea', [440, 160]]]],
  ]);
  expect(rowsOf(figure?.plot)[2]?.shown).toContain('about 440 against about 160 of 1,000');
});

test('a row marked as having a caveat shows the note of its finding', () => {
  const noted = { ...lost, id: 'one.noted', note: 'Only those weighed.' };
  const { figure } = build({ benefits: [{ finding: 'one.noted', hasCaveat: true }] }, noted);
  expect(rowsOf(figure?.plot)[0]?.detail).toContain('Only those weighed.');
});

test('an unclear difference is not given as a number of people', () => {
  const unclear = { ...lost, id: 'one.unclear', result: 'no clear difference' as const };
  const [line] = build({ benefits: [{ finding: 'one.unclear' }] }, unclear).benefits;
  expect(line?.verdict).toBe('No clear difference');
});

test('a difference is that of the counts beside it: 149 and 130 of 1,000, though 18.3 before rounding', () => {
  const arms = [
    { name: 'drug', n: 4668, events: 608 },
    { name: 'placebo', n: 4672, events: 694 },
  ];
  const close = { ...ill, id: 'one.close', arms, result: 'favours intervention' as const };
  const [line] = build({ harms: [{ finding: 'one.close' }] }, close).harms;
  expect(line?.cells).toEqual(['149 of 1,000', '130 of 1,000']);
  expect(line?.verdict).toBe('19 fewer with drug 1 mg');
});

test('a difference that rounding hides is told as none', () => {
  const arms = [
    { name: 'drug', n: 9000, events: 900 },
    { name: 'placebo', n: 9000, events: 901 },
  ];
  const alike = { ...ill, id: 'one.alike', arms, result: 'favours intervention' as const };
  const [line] = build({ harms: [{ finding: 'one.alike' }] }, alike).harms;
  expect(line?.verdict).toBe('No difference, as rounded');
});

test('small groups are shown with their own counts, not out of a hundred', () => {
  const arms = [
    { name: 'drug', n: 32, events: 0, percent: 0 },
    { name: 'placebo', n: 30, events: 1, percent: 3.3 },
  ];
  const few = { ...lost, id: 'one.few', arms, result: 'favours intervention' as const };
  const { benefits, figure } = build({ per: 100, benefits: [{ finding: 'one.few' }] }, few);
  expect(benefits[0]).toMatchObject({ cells: ['1 of 30 (3.3%)', '0 of 32 (0%)'] });
  expect(panelsOf(figure?.plot).map(({ heading }) => heading)).toEqual(['Harms']);
});

test('groups that include more than the series of the box keep their own name', () => {
  const arms = [
    { name: 'drug, all doses', n: 200, percent: 7.2 },
    { name: 'placebo', n: 200, percent: 1.1 },
  ];
  const wide = { ...ill, id: 'one.wide', arms };
  const { harms, figure } = build({ harms: [{ finding: 'one.wide' }] }, wide);
  expect(harms[0]?.details).toContain('counted: drug, all doses');
  expect(rowsOf(figure?.plot).at(-1)?.label).toBe('Nausea (drug, all doses)');
});

test('a result without numbers is given in words', () => {
  const told = { ...ill, id: 'one.told', arms: [] };
  const [line] = build({ harms: [{ finding: 'one.told' }] }, told).harms;
  expect(line).toMatchObject({ cells: undefined, verdict: 'Worse with drug 1 mg' });
});

test('a row of another paper names its study, its people and its follow-up', () => {
  const other = { ...ill, id: 'two.ill', reference: 'two', randomised: 90 };
  const [line] = build({ harms: [{ finding: 'two.ill', study: 'the Two trial' }] }, other).harms;
  expect(line?.details).toContain('the Two trial, 90 people: 200 adults, 52 weeks');
});

const other = { ...ill, id: 'two.ill', reference: 'two' };
const later = { ...ill, id: 'one.later', followUp: { value: 2, unit: 'years' } } as const;
const read = { ...ill, id: 'one.read', confidence: 'secondary' } as const;
const none = { ...lost, id: 'one.none', arms: [] };

test.each([
  [{ harms: [{ finding: 'one.gone' }] }, 'no finding "one.gone" in content/evidence'],
  [{ harms: [{ finding: 'one.read' }] }, 'rests on one report (confidence secondary)'],
  [{ harms: [{ finding: 'one.weight' }] }, 'is of kind benefit; move it out of the harms'],
  [{ harms: [{ finding: 'two.ill' }] }, 'is of another paper than the first row; name its study'],
  [{ harms: [{ finding: 'one.later' }] }, 'counts other people or another time than the first row'],
  [{ substance: 'else' }, 'is not about "else"; take it out or correct the substance'],
  [
    { benefits: [{ finding: 'one.none' }], harms: [] },
    'no row has numbers of both groups, which a fact box is for',
  ],
  [{ harms: [{ finding: 'one.ill', arms: [0, 4] }] }, 'asks for numbers 0 and 4'],
] as [Partial<FactBoxRecord>, string][])('%j is refused with a remedy', (changes, message) => {
  expect(() => build(changes, other, later, read, none)).toThrow(message);
});
