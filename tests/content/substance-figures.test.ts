import { expect, test } from 'vitest';
import { getFindings, getStudy } from '@/lib/evidence/evidence';
import { toFindingsGap } from '@/lib/evidence/key-findings';
import { findFigure, getPageFigures } from '@/lib/figures/data/figures';
import { toForestRecords } from '@/lib/figures/data/substance-forests';
import { getPeptides } from '@/lib/peptides/peptides';

const findings = new Map(getFindings().map((finding) => [finding.id, finding]));

test('a forest compares one result of each of several trials, in one measure and direction', () => {
  const records = getPeptides().flatMap((peptide) => toForestRecords(peptide));
  expect(records.length).toBeGreaterThan(3);
  for (const record of records) {
    if (record.kind !== 'forest') throw new Error(`${record.id} is no forest`);
    const rows = record.rows.flatMap(({ finding }) => findings.get(finding) ?? []);
    const trials = rows.map(({ reference }) => getStudy(reference)?.registration ?? reference);
    expect(new Set(trials).size, record.id).toBe(record.rows.length);
    expect(rows.length).toBeGreaterThan(1);
    for (const alike of ['area', 'direction'] as const)
      expect(new Set(rows.map((row) => row[alike])).size, record.id).toBe(1);
    expect(new Set(rows.map(({ effect }) => effect?.measure)).size, record.id).toBe(1);
    for (const { tells, confidence } of rows)
      expect([tells, confidence === 'secondary'], record.id).toEqual([undefined, false]);
  }
});

test('the numbers of a forest are those of its findings, on the side that its ends name', () => {
  for (const peptide of getPeptides()) {
    for (const record of toForestRecords(peptide)) {
      const plot = findFigure(record.id)?.plot;
      if (plot?.kind !== 'rows' || record.kind !== 'forest') throw new Error(record.id);
      for (const [index, { finding: id }] of record.rows.entries()) {
        const { effect, direction, result } = findings.get(id) ?? {};
        const { mark } = plot.rows[index] ?? {};
        expect(mark, id).toMatchObject({ at: effect?.value, low: effect?.low, high: effect?.high });
        if (result !== 'favours intervention') continue;
        const isLeft = (effect?.value ?? 0) < (plot.axis.noEffect ?? 0);
        expect(isLeft, id).toBe(direction === 'lower is better');
        const end = record.ends[isLeft ? 0 : 1].toLowerCase();
        expect(end, id).toBe(`favours ${peptide.name.toLowerCase()}`);
      }
    }
  }
});

test('a page with a fact box never says that it has no figures from a randomised study', () => {
  for (const peptide of getPeptides()) {
    if (getPageFigures(peptide.slug).boxes.length === 0) continue;
    expect(toFindingsGap(peptide), peptide.slug).toBeUndefined();
  }
});
