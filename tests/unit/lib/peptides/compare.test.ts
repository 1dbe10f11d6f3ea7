import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Finding } from '@/lib/evidence/evidence-schema';
import { toPopulationKey } from '@/lib/evidence/population';
import { getFigures } from '@/lib/figures/data/figures';
import { toPairResults } from '@/lib/figures/data/pair-content';
import { toPairFigures } from '@/lib/figures/data/pair-figures';
import {
  type ComparedSubstance,
  compareSubstances,
  parseResults,
  parseSubstance,
  toComparedFile,
  toComparePath,
} from '@/lib/peptides/compare';
import { getDirectPairs, toComparedSubstance } from '@/lib/peptides/compared-substances';
import { getPair, getPairs, toGroupsOf, toPair } from '@/lib/peptides/pairs';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';
import { finding } from '@/tests/fixtures/finding';

const [A, B] = ['semaglutide', 'tirzepatide'] as const;
const idsOf = (findings: readonly Finding[]) => findings.map(({ id }) => id);

function result(slug: string, id: string, changes: Partial<Finding> = {}): Finding {
  const arms = [
    { name: slug, n: 100, value: -10, unit: '%' },
    { name: 'placebo', n: 100, value: -2, unit: '%' },
  ];
  const population = '200 adults with obesity, without diabetes';
  return finding({ id, substances: [slug], population, arms, ...changes });
}

const toSides = (ofA: Finding[], ofB: Finding[]) =>
  toPair({ slug: A, findings: ofA }, { slug: B, findings: ofB });

test('results are paired only if question, population and follow-up time are alike', () => {
  const b = result(B, 'b.1', { followUp: { value: 60, unit: 'weeks' } });
  const alone = (changes: Partial<Finding>) => toSides([result(A, 'a.1', changes)], [b]).apart;
  expect(alone({})).toHaveLength(1);
  expect(alone({ outcome: 'Change in body weight from the start to week 52' })).toHaveLength(1);
  expect(alone({ followUp: { value: 104, unit: 'weeks' } })).toEqual([]);
  expect(alone({ followUp: undefined })).toEqual([]);
  expect(alone({ outcome: 'Change in waist' })).toEqual([]);
  expect(alone({ comparator: 'insulin' })).toEqual([]);
  expect(alone({ confidence: 'secondary' })).toEqual([]);
  expect(alone({ population: '200 adults with type 2 diabetes' })).toEqual([]);
  expect(alone({ population: '200 adults with prediabetes' })).toEqual([]);
  expect(alone({ population: '200 adolescents without diabetes' })).toEqual([]);
  expect(alone({ population: '200 adults without diabetes, with heart failure' })).toEqual([]);
  expect(alone({ population: '200 adults' })).toEqual([]);
});

test('of several trials on one question, those with the most people are used', () => {
  const ofA = [result(A, 'a.small'), result(A, 'a.large', { randomised: 900 })];
  const ofB = [result(B, 'b.large', { randomised: 500 }), result(B, 'b.small')];
  expect(toSides(ofA, ofB).apart.map(idsOf)).toEqual([['a.large', 'b.large']]);
});

test('a trial of both counts only as direct, and a mixture is no comparison of its parts', () => {
  const arms = [
    { name: A, value: -10, unit: '%' },
    { name: `${B} 5 mg`, value: -12, unit: '%' },
  ];
  const both = result(A, 'both.weight', { substances: [A, B], arms });
  expect(idsOf(toSides([both], [both]).direct)).toEqual(['both.weight']);
  expect(toSides([both], [both]).apart).toEqual([]);
  const mixture = { name: `${A} and ${B}`, value: -15, unit: '%' };
  const mixed = { ...both, arms: [mixture, ...arms.slice(0, 1)] };
  expect(toSides([mixed], [mixed]).direct).toEqual([]);
});

test('semaglutide and tirzepatide: SURMOUNT-5 and SURPASS-2 directly, and trials in like people', () => {
  const { direct, apart } = getPair(A, B);
  expect(idsOf(direct)).toEqual(
    expect.arrayContaining(['aronne-2025-surmount5.weight', 'frias-2021-surpass2.nausea']),
  );
  expect(apart.map(idsOf)).toEqual(
    expect.arrayContaining([
      ['wilding-2021-step1.weight', 'jastreboff-2022-surmount1.weight'],
      ['davies-2021-step2.weight', 'garvey-2023-surmount2.weight'],
      ['wharton-2022-step-gi.nausea', 'lilly-zepbound-us-label.nausea'],
    ]),
  );
});

test('for any pair the order does not matter, and only results in like people are paired', () => {
  const any = fc.constantFrom(...getPeptides().map(({ slug }) => slug));
  fc.assert(
    fc.property(any, any, (a, b) => {
      fc.pre(a !== b);
      const [one, other] = [getPair(a, b), getPair(b, a)];
      expect(idsOf(other.direct).sort()).toEqual(idsOf(one.direct).sort());
      const toSorted = ({ apart }: typeof one) =>
        apart.map((pair) => idsOf(pair).sort().join()).sort();
      expect(toSorted(other)).toEqual(toSorted(one));
      for (const [first, second] of one.apart) {
        expect(toPopulationKey(second)).toBe(toPopulationKey(first));
        expect(second.kind).toBe(first.kind);
      }
      for (const { confidence } of [...one.direct, ...one.apart.flat()])
        expect(confidence).not.toBe('secondary');
    }),
  );
});

test('figures use one shape per substance, and other shapes if each had its own trial', () => {
  for (const { slugs } of getPairs()) {
    for (const [a, b] of [slugs, slugs.toReversed()] as [string, string][]) {
      const figures = toPairFigures(a, b);
      expect(figures.length).toBeGreaterThan(0);
      for (const { id, plot, note } of figures) {
        if (plot.kind !== 'rows') throw new Error(id);
        const isApart = id.includes('apart');
        expect(plot.key.map(({ shape }) => shape)).toEqual(
          isApart
            ? ['treated apart', 'other treated apart', 'beside']
            : ['treated', 'other treated'],
        );
        expect(plot.key[0]?.text).toContain(requirePeptide(a).name);
        expect(note.startsWith('Not a ranking')).toBe(isApart);
      }
    }
  }
});

test('a pair’s figures have exactly the values of its two substances’ groups, each once', () => {
  for (const { slugs, direct, apart } of getPairs()) {
    const expected = [...direct, ...apart.flat()].flatMap((one) =>
      slugs.flatMap((slug) => toGroupsOf(one, slug).map(({ value, percent }) => value ?? percent)),
    );
    const drawn = toPairFigures(...slugs).flatMap(({ plot }) =>
      plot.kind === 'rows'
        ? plot.panels.flatMap(({ rows }) =>
            rows.flatMap(({ mark }) =>
              mark.kind === 'lines'
                ? mark.lines.flat().flatMap(({ shape, value }) => (shape === 'beside' ? [] : value))
                : [],
            ),
          )
        : [],
    );
    expect(drawn.sort()).toEqual(expected.sort());
  }
});

test('a pair’s file has its figures and who was studied', () => {
  const { together, apart } = toPairResults(B, A);
  expect(together?.html).toContain('/figures/compare-tirzepatide-semaglutide-together.parts.svg');
  expect(together?.trials.map(({ name }) => name)).toEqual(['SURMOUNT-5', 'SURPASS-2']);
  expect(apart?.trials.find(({ name }) => name === 'STEP 1')?.text).toContain('1,961');
  expect(toPairResults('bpc-157', A)).toEqual({});
  const ids = new Set(getFigures().map(({ id }) => id));
  expect(ids.has('compare-tirzepatide-semaglutide-apart')).toBe(true);
});

function substance(slug: string, facts: ComparedSubstance['facts']): ComparedSubstance {
  return { slug, name: slug, facts, molecule: [], verdicts: facts, pairs: [] };
}

test('a fact of only one record leaves the other side empty, and a verdict needs both', () => {
  const a = substance('a', [{ label: 'Weight', text: 'Helps' }]);
  const b = substance('b', []);
  const { facts, verdicts } = compareSubstances(a, b, {});
  expect(facts).toEqual([{ label: 'Weight', first: 'Helps', second: '' }]);
  expect(verdicts).toEqual([]);
});

test('a response of another shape is refused', () => {
  for (const answer of [null, [], 'x', {}, { slug: 1, facts: [], pairs: [] }]) {
    expect(() => parseSubstance(answer)).toThrow('not a substance');
    expect(() => parseResults(answer)).toThrow('no results');
  }
  const real = toComparedSubstance(requirePeptide(A));
  expect(parseSubstance(real)).toEqual(real);
  expect(real.pairs).toContain(B);
});

test('every pair that is listed as compared directly has all its papers', () => {
  const pairs = getDirectPairs();
  expect(pairs.length).toBeGreaterThan(2);
  for (const { pair, papers } of pairs) {
    const { direct } = getPair(pair[0].slug, pair[1].slug);
    expect(papers).toHaveLength(new Set(direct.map(({ reference }) => reference)).size);
  }
  expect(toComparePath('a', 'b')).toBe('/peptides/compare?a=a&b=b');
  expect(toComparedFile('a', 'b')).toBe('/peptides/compare/data/a.b.json');
});
