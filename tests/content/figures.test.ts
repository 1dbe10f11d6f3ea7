import { expect, test } from 'vitest';
import { getFindings } from '@/lib/evidence/evidence';
import { toFigureCsv, toFigureSvg } from '@/lib/figures/data/figure-files';
import { findFactBox, getFigures } from '@/lib/figures/data/figures';
import { validateFactBoxes, validateFigures } from '@/lib/figures/data/validate-figures';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { figureRecords } from '@/lib/records/figures';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

test('every figure can be drawn from findings and records that are there', () => {
  expect(validateFigures()).toEqual([]);
});

test('a figure is never drawn from a finding of one report', () => {
  const secondary = getFindings()
    .filter(({ confidence }) => confidence === 'secondary')
    .map(({ id }) => id);
  const drawn = JSON.stringify(figureRecords.get());
  for (const id of secondary) expect(drawn).not.toContain(`"${id}"`);
});

test('the marks of each row are the numbers of its finding', () => {
  const findings = new Map(getFindings().map((finding) => [finding.id, finding]));
  for (const record of figureRecords.get()) {
    if (record.kind !== 'forest' && record.kind !== 'groups') continue;
    const figure = getFigures().find(({ id }) => id === record.id);
    if (figure?.plot.kind !== 'rows') throw new Error(`${record.id} has no rows`);
    for (const [index, row] of record.rows.entries()) {
      const { effect, arms } = findings.get(row.finding) ?? { arms: [] };
      const mark = figure.plot.rows[index]?.mark;
      if (mark?.kind === 'interval' || mark?.kind === 'pooled')
        expect([mark.at, mark.low, mark.high], row.finding).toEqual([
          effect?.value,
          effect?.low,
          effect?.high,
        ]);
      if (mark?.kind === 'pair')
        expect(mark.values, row.finding).toEqual(
          (row.arms ?? [0, 1]).map((arm) => arms[arm]?.value ?? arms[arm]?.percent),
        );
    }
  }
});

test('each file of a figure is sound: a drawing of two sizes, and numbers with their source', () => {
  for (const figure of getFigures()) {
    const svg = toFigureSvg(figure);
    assertWellFormedXml(svg);
    expect(svg).toContain('id="wide"');
    expect(svg).toContain('id="narrow"');
    const [head = '', ...rows] = toFigureCsv(figure).trimEnd().split('\r\n');
    expect(head.endsWith('Source')).toBe(true);
    expect(rows).toHaveLength(figure.table.rows.length);
  }
});

test('every fact box can be filled in, and its words name only what its sources say', () => {
  expect(validateFactBoxes()).toEqual([]);
});

test('the numbers of each row of a fact box are those of its finding', () => {
  const findings = new Map(getFindings().map((finding) => [finding.id, finding]));
  const numberOf = (cell: string) => Number(/[\d.,]+/.exec(cell)?.[0].replaceAll(',', ''));
  let rows = 0;
  for (const record of factBoxRecords.get()) {
    const box = findFactBox(record.id);
    const all = [...record.benefits, ...record.harms];
    const lines = [...(box?.benefits ?? []), ...(box?.harms ?? [])];
    expect(lines).toHaveLength(all.length);
    for (const [index, { finding: id, arms: [treated, beside] = [0, 1] }] of all.entries()) {
      const { cells } = lines[index] ?? {};
      if (!cells) continue;
      const { arms } = findings.get(id) ?? { arms: [] };
      for (const [cell, arm] of [
        [cells[0], arms[beside]],
        [cells[1], arms[treated]],
      ] as const) {
        const { n, events, percent, value } = arm ?? {};
        const share = n && events !== undefined ? events / n : (percent ?? 0) / 100;
        const expected = value === undefined ? Math.round(share * record.per) : Math.abs(value);
        expect(numberOf(cell), id).toBe(expected);
        rows += 1;
      }
    }
  }
  expect(rows).toBeGreaterThan(60);
});
