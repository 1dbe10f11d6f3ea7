import { expect, test } from 'vitest';
import { getFindings, getStudy } from '@/lib/evidence/evidence';
import { toFindingsGap } from '@/lib/evidence/key-findings';
import { findFigure, getPageFigures } from '@/lib/figures/data/figures';
import { toForestRecords } from '@/lib/figures/data/substance-forests';
import { toGroupRecords } from '@/lib/figures/data/substance-groups';
import { getPeptides } from '@/lib/peptides/peptides';
import type { FigureRecord } from '@/lib/records/figures';
import { panelsOf } from '@/tests/fixtures/figures';

const forestsOf = (record: FigureRecord) => {
  if (record.kind === 'panels') return record.panels;
  if (record.kind !== 'forest') throw new Error(`${record.id} is no forest`);
  return [record];
};

const findings = new Map(getFindings().map((finding) => [finding.id, finding]));

test('a forest compares one result of each of several trials, in one measure and direction', () => {
  const records = getPeptides().flatMap((peptide) => toForestRecords(peptide));
  expect(records.length).toBeGreaterThan(3);
  for (const record of records) {
    const all = forestsOf(record).flatMap((forest) => forest.rows);
    const rows = all.flatMap(({ finding }) => findings.get(finding) ?? []);
    const trials = rows.map(({ reference }) => getStudy(reference)?.registration ?? reference);
    expect(new Set(trials).size, record.id).toBe(all.length);
    expect(rows.length).toBeGreaterThan(1);
    for (const alike of ['area', 'direction'] as const)
      expect(new Set(rows.map((row) => row[alike])).size, record.id).toBe(1);
    expect(new Set(rows.map(({ effect }) => effect?.measure)).size, record.id).toBe(1);
    for (const { tells, confidence } of rows)
      expect([tells, confidence === 'secondary'], record.id).toEqual([undefined, false]);
  }
});

test('a forest has the numbers of its findings, with favourable ones on the "better" side', () => {
  for (const peptide of getPeptides()) {
    for (const record of toForestRecords(peptide)) {
      const panels = panelsOf(findFigure(record.id)?.plot);
      for (const [place, { rows }] of forestsOf(record).entries()) {
        const { axis, rows: drawn } = panels[place] ?? {};
        for (const [index, { finding: id }] of rows.entries()) {
          const { effect, result } = findings.get(id) ?? {};
          const { mark } = drawn?.[index] ?? {};
          expect(mark, id).toMatchObject({
            at: effect?.value,
            low: effect?.low,
            high: effect?.high,
          });
          if (result !== 'favours intervention') continue;
          const isLeft = (effect?.value ?? 0) < (axis?.noEffect ?? 0);
          expect(axis?.ends?.[isLeft ? 0 : 1], id).toContain(': better');
        }
      }
    }
  }
});

test('an area without a forest shows the highest doses of several trials beside their placebo', () => {
  const records = getPeptides().flatMap((peptide) =>
    toGroupRecords(peptide, []).map((record) => ({ record, slug: peptide.slug })),
  );
  expect(records.map(({ record }) => record.id)).toContain(
    'tirzepatide-weight-change-weight-groups',
  );
  for (const { record, slug } of records) {
    const panels = record.kind === 'panels' ? record.panels : [record];
    const rows = panels.flatMap((panel) => (panel.kind === 'groups' ? panel.rows : []));
    const trials = rows.map(({ finding }) => {
      const { reference = '' } = findings.get(finding) ?? {};
      return getStudy(reference)?.registration ?? reference;
    });
    expect(new Set(trials).size, record.id).toBe(rows.length);
    expect(rows.length, record.id).toBeGreaterThan(1);
    for (const { finding: id, arms } of rows) {
      const { substances, arms: all = [] } = findings.get(id) ?? {};
      const [treated, placebo] = (arms ?? []).map((at) => all[at]);
      expect(substances, id).toEqual([slug]);
      expect(placebo?.name, id).toMatch(/^placebo/);
      const number = treated?.value ?? treated?.percent ?? Number.NaN;
      expect(record.title, id).not.toContain('NaN');
      expect(number, id).not.toBeNaN();
    }
  }
  const shown = findFigure('tirzepatide-weight-change-weight-groups');
  expect(shown?.title).toContain('−20.9% to −14.7%');
  expect(findFigure('semaglutide-weight-change-weight-groups')).toBeUndefined();
});

test('adults with and without diabetes, and adolescents, never share a panel', () => {
  const record = getPeptides()
    .flatMap((peptide) => toForestRecords(peptide))
    .find(({ id }) => id === 'semaglutide-weight-mean-difference');
  if (record?.kind !== 'panels') throw new Error('no panels');
  const headings = record.panels.map(({ heading }) => heading);
  expect(headings).toContain('Adults with diabetes');
  for (const { heading, rows } of record.panels)
    for (const { finding } of rows)
      expect(
        /without (type 2 )?diabetes/.test(findings.get(finding)?.population ?? ''),
        finding,
      ).toBe(heading === 'Adults without diabetes');
});

test('a page with a fact box never says that it has no figures from a randomised study', () => {
  for (const peptide of getPeptides()) {
    if (getPageFigures(peptide.slug).boxes.length === 0) continue;
    expect(toFindingsGap(peptide), peptide.slug).toBeUndefined();
  }
});

test('the figures of a substance are on its page, and no result is drawn there twice', () => {
  const shown = new Map(
    getPeptides().map(({ slug }) => [slug, getPageFigures(slug).figures.map(({ id }) => id)]),
  );
  expect(shown.get('bpc-157')).toContain('bpc-157-people');
  expect(shown.get('kpv')).toEqual(['pcac-votes']);
  expect(shown.get('semaglutide')).toEqual(expect.arrayContaining(['naion-risk', 'step-gut']));
  // Its forests already draw these results; a comparison of two drugs is on neither page.
  for (const elsewhere of ['step-weight', 'surmount-5'])
    expect(shown.get('semaglutide')).not.toContain(elsewhere);
  for (const [slug, ids] of shown) expect(new Set(ids).size, slug).toBe(ids.length);
});
