import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getFindings } from '@/lib/evidence/evidence';
import {
  type ComparedResult,
  type ComparedSubstance,
  compareSubstances,
  parseSubstance,
  toComparePath,
} from '@/lib/peptides/compare';
import { getDirectPairs, toComparedSubstance } from '@/lib/peptides/compared-substances';
import { getPeptides, requirePeptide } from '@/lib/peptides/peptides';

function result(id: string, changes: Partial<ComparedResult> = {}): ComparedResult {
  return {
    id,
    kind: 'benefit',
    outcome: 'Change in body weight',
    question: 'weight | benefit | change weight | %',
    days: 504,
    against: [],
    numbers: '−1%',
    context: '100 people',
    paper: { name: 'Doe 2021', href: '/resources/papers/doe-2021' },
    ...changes,
  };
}

function substance(slug: string, ...results: ComparedResult[]): ComparedSubstance {
  return { slug, name: slug, href: `/peptides/${slug}`, rows: [], results };
}
const idsOf = (results: readonly ComparedResult[]) => results.map(({ id }) => id);

test('results stand side by side only where question and time are the same', () => {
  const a = substance(
    'a',
    result('a.1'),
    result('a.2', { days: 1456 }),
    result('a.3', { question: 'x' }),
  );
  const b = substance('b', result('b.1', { days: 476 }), result('b.2', { days: 336 }));
  const { shared, direct } = compareSubstances(a, b);
  expect(direct).toEqual([]);
  expect(shared).toHaveLength(1);
  expect(idsOf(shared[0]?.first ?? [])).toEqual(['a.1']);
  expect(idsOf(shared[0]?.second ?? [])).toEqual(['b.1']);
});

test('results without a length, or of several substances, are set beside nothing', () => {
  const open = result('a.1', { days: undefined });
  expect(compareSubstances(substance('a', open), substance('b', result('b.1'))).shared).toEqual([]);
  const joint = result('a.1', { question: '' });
  expect(
    compareSubstances(substance('a', joint), substance('b', result('b.1', { question: '' })))
      .shared,
  ).toEqual([]);
});

test('a trial of both comes first, once, and is set beside nothing else', () => {
  const id = 'doe.weight';
  const a = substance('a', result(id, { against: ['b'] }), result('a.1'));
  const b = substance('b', result(id, { against: ['a'] }), result('b.1'));
  const { direct, shared } = compareSubstances(a, b);
  expect(idsOf(direct)).toEqual([id]);
  expect(idsOf(shared[0]?.first ?? [])).toEqual(['a.1']);
  const other = substance('c', result('c.1'));
  expect(compareSubstances(a, other).direct).toEqual([]);
});

test('a heading names the outcome without the time of one of its trials', () => {
  const outcome = 'Change in body weight from the start to week 68';
  const { shared } = compareSubstances(
    substance('a', result('a.1', { outcome })),
    substance('b', result('b.1', { outcome })),
  );
  expect(shared[0]?.outcome).toBe('Change in body weight');
});

test('what only one record says leaves the other side empty', () => {
  const a = { ...substance('a'), rows: [{ label: 'Residues', text: '31' }] };
  expect(compareSubstances(a, substance('b')).rows).toEqual([
    { label: 'Residues', first: '31', second: '' },
  ]);
});

test('an answer that is no substance is refused', () => {
  for (const answer of [null, [], 'x', {}, { slug: 1, rows: [], results: [] }])
    expect(() => parseSubstance(answer)).toThrow('no substance');
  expect(parseSubstance(substance('a'))).toEqual(substance('a'));
});

const all = getPeptides().map(toComparedSubstance);
const of = (slug: string) => toComparedSubstance(requirePeptide(slug));

test('semaglutide and tirzepatide: SURMOUNT-5 and SURPASS-2 directly, and weight in the same way', () => {
  const { direct, shared, rows } = compareSubstances(of('semaglutide'), of('tirzepatide'));
  expect(idsOf(direct)).toEqual(
    expect.arrayContaining(['aronne-2025-surmount5.weight', 'frias-2021-surpass2.nausea']),
  );
  const weight = shared.find(({ outcome }) => outcome === 'Change in body weight');
  expect(idsOf(weight?.first ?? [])).toContain('wilding-2021-step1.weight');
  expect(idsOf(weight?.second ?? [])).toContain('jastreboff-2022-surmount1.weight');
  // Four years against one and a half is another question, and so is a change after a lead-in.
  expect(idsOf(weight?.first ?? [])).not.toContain('ryan-2024-select-weight.weight');
  expect(idsOf(weight?.second ?? [])).not.toContain('wadden-2023-surmount3.weight');
  expect(rows.find(({ label }) => label === 'Half-life')?.second).toMatch(/^About 5 days/);
});

test('a mixture against placebo is no comparison of its parts', () => {
  const { direct } = compareSubstances(of('cagrilintide'), of('semaglutide'));
  expect(idsOf(direct)).toEqual(['garvey-2025-redefine1.weight-vs-parts']);
});

test('numbers come from findings that were read or agree, whatever the pair', () => {
  const findings = new Map(getFindings().map((finding) => [finding.id, finding]));
  for (const { slug, results } of all) {
    for (const { id, kind, against } of results) {
      const finding = findings.get(id);
      expect(finding?.confidence, id).not.toBe('secondary');
      expect(finding?.kind).toBe(kind);
      expect(finding?.substances).toEqual(expect.arrayContaining([slug, ...against]));
    }
  }
});

test('whatever the pair, both sides agree, and the order of the two does not matter', () => {
  const any = fc.constantFrom(...all);
  fc.assert(
    fc.property(any, any, (a, b) => {
      const one = compareSubstances(a, b);
      const other = compareSubstances(b, a);
      expect(idsOf(other.direct).sort()).toEqual(idsOf(one.direct).sort());
      const sides = ({ shared }: typeof one) =>
        shared.map(({ first, second }) => [...idsOf(first), ...idsOf(second)].sort().join()).sort();
      expect(sides(other)).toEqual(sides(one));
      for (const { first, second, kind } of one.shared) {
        expect(first.length * second.length).toBeGreaterThan(0);
        for (const each of [...first, ...second]) expect(each.kind).toBe(kind);
      }
    }),
  );
});

test('two papers never go by one name', () => {
  const papers = new Map<string, string>();
  for (const { paper } of all.flatMap(({ results }) => results)) {
    expect(papers.get(paper.name) ?? paper.href, paper.name).toBe(paper.href);
    papers.set(paper.name, paper.href);
  }
});

test('every pair that is listed as compared directly is', () => {
  const pairs = getDirectPairs();
  expect(pairs.length).toBeGreaterThan(2);
  for (const { pair, papers } of pairs) {
    const [a, b] = pair.map(toComparedSubstance) as [ComparedSubstance, ComparedSubstance];
    const { direct } = compareSubstances(a, b);
    expect(new Set(direct.map(({ paper }) => paper.href))).toEqual(
      new Set(papers.map(({ href }) => href)),
    );
  }
  expect(toComparePath('a', 'b')).toBe('/peptides/compare?a=a&b=b');
});
