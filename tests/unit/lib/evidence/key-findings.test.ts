import { describe, expect, test } from 'vitest';
import { getFindings } from '@/lib/evidence/evidence';
import type { Finding } from '@/lib/evidence/evidence-schema';
import {
  getKeyFindings,
  isRandomised,
  toFindingsGap,
  toKeyFindings,
} from '@/lib/evidence/key-findings';
import { peptideRecords } from '@/lib/records/peptides';
import { finding as makeFinding } from '@/tests/fixtures/finding';
import { peptideRecord } from '@/tests/fixtures/peptides';

const peptides = peptideRecords.get();

/** A finding with an id like 'study.outcome' and the given fields changed. */
const finding = (id: string, changes: Partial<Finding> = {}) =>
  makeFinding({
    id,
    substances: ['a'],
    randomised: 100,
    arms: [
      { name: 'a', percent: 10 },
      { name: 'placebo', percent: 20 },
    ],
    ...changes,
  });

const harm = (id: string, changes: Partial<Finding> = {}) =>
  finding(id, { kind: 'harm', area: 'gut', result: 'favours comparator', ...changes });

/** The ids of the picked findings: benefits, then harms. */
function pick(findings: readonly Finding[], later: readonly string[] = []): string[] {
  const { benefits, harms } = toKeyFindings(findings, ({ id }) => later.includes(id));
  return [...benefits, ...harms].map(({ id }) => id);
}

describe('key benefits', () => {
  test('the largest study represents its area, whatever its result, even without figures', () => {
    const small = finding('small.weight');
    const large = finding('large.weight', {
      randomised: 900,
      arms: [],
      result: 'no clear difference',
    });
    expect(pick([small, large])[0]).toBe('large.weight');
  });

  test('areas with more studies come first, then further studies fill up to three', () => {
    const found = [
      finding('one.heart', { area: 'heart', randomised: 5000 }),
      finding('two.weight', { randomised: 300 }),
      finding('three.weight', { randomised: 200 }),
      finding('four.weight', { randomised: 100 }),
    ];
    expect(pick(found)).toEqual(['two.weight', 'one.heart', 'three.weight']);
  });

  test('other outcomes are left out unless there are no main outcomes', () => {
    const other = finding('big.other', { primary: false, randomised: 9000 });
    expect(pick([other, finding('small.main')])).toEqual(['small.main']);
    expect(pick([other])).toEqual(['big.other']);
  });

  test('the first paper on a trial comes before a later one', () => {
    const later = finding('later.weight', { randomised: 900 });
    expect(pick([later, finding('first.weight')], ['later.weight'])[0]).toBe('first.weight');
  });

  test('findings on two substances, on blood levels or without a comparison are left out', () => {
    expect(
      pick([
        finding('x.one', { tells: 'which of two' }),
        finding('x.two', { area: 'blood-level' }),
        finding('x.three', { comparator: 'before and after' }),
        finding('x.four', { result: 'descriptive', arms: [] }),
      ]),
    ).toEqual([]);
  });
});

test('at most two harms, those with figures, from the same study and most common first', () => {
  const nausea = {
    arms: [
      { name: 'a', percent: 40 },
      { name: 'placebo', percent: 9 },
    ],
  };
  expect(
    pick([
      finding('main.weight'),
      harm('other.death', { area: 'death', randomised: 9000 }),
      harm('main.constipation'),
      harm('main.nausea', nausea),
      harm('main.words', { area: 'side-effects', arms: [], result: 'no clear difference' }),
    ]),
  ).toEqual(['main.weight', 'main.nausea', 'other.death']);
});

test('the first harm comes from the study of the first benefit, and a first paper goes before a later one', () => {
  const found = [
    finding('main.weight'),
    finding('big.heart', { area: 'heart', randomised: 9000 }),
    harm('big.stopping', { randomised: 9000 }),
    harm('main.nausea', { primary: false }),
    finding('re-analysis.sleep', { area: 'sleep' }),
    harm('re-analysis.stopping', { area: 'side-effects' }),
    harm('label.nausea', { area: 'skin', randomised: 500 }),
    finding('other.weight', { randomised: 50 }),
  ];
  expect(pick(found)).toContain('main.nausea');
  expect(pick(found).find((id) => /nausea|stopping/.test(id))).toBe('main.nausea');
  const apart = found.filter(({ id }) => id !== 'main.nausea' && !id.startsWith('big'));
  const picked = pick(apart, ['re-analysis.sleep', 're-analysis.stopping']);
  expect(picked.find((id) => /nausea|stopping/.test(id))).toBe('label.nausea');
});

test.each([
  ['randomised, double-blind, placebo-controlled', 'rct', true],
  ['systematic review of 18 randomised trials', 'systematic-review', true],
  ['randomised status not stated in the abstract', 'rct', false],
  ['long-term comparison, not described as randomised or blinded', 'rct', false],
  ['open-label extension of two randomised trials, no control group', 'observational', false],
  ['randomised, double-blind, phase 3 (announcement only)', 'announcement-or-registry', false],
  ['placebo-controlled, phase 2', 'rct', false],
] as const)('"%s" in a record of kind %s: randomised %s', (design, kind, expected) => {
  expect(isRandomised({ reference: 'a', design, seen: makeFinding().seen }, kind)).toBe(expected);
  expect(isRandomised(undefined, kind)).toBe(false);
});

test('a page without figures says why it has none', () => {
  const untried = peptideRecord();
  expect(toFindingsGap(untried)).toBe('Our bibliography holds no study of Test peptide in people.');
  const blend = peptideRecord({ molecule: { kind: 'blend', parts: [] } });
  expect(toFindingsGap(blend)).toBe('Our bibliography holds no study of this mixture in people.');
  const tried = peptideRecord({ slug: 'bpc-157' });
  expect(toFindingsGap(tried)).toMatch(/^Our records hold no figures from a randomised study/);
});

test('on the site: no secondary finding, five at most, and a gap text only if there are none', () => {
  const known = new Set(getFindings());
  for (const peptide of peptides) {
    const { benefits, harms } = getKeyFindings(peptide.slug);
    const all = [...benefits, ...harms];
    expect(all.length, peptide.slug).toBeLessThanOrEqual(5);
    expect(toFindingsGap(peptide) === undefined, peptide.slug).toBe(all.length > 0);
    for (const one of all) {
      expect(known.has(one)).toBe(true);
      expect(one.confidence, one.id).not.toBe('secondary');
    }
  }
});

test('semaglutide shows its main trial first, and a harm with the rates of both groups', () => {
  const { benefits, harms } = getKeyFindings('semaglutide');
  expect(benefits[0]?.id).toBe('wilding-2021-step1.weight');
  expect(harms[0]?.arms.map(({ percent }) => percent)).toEqual([4.5, 0.8]);
});
