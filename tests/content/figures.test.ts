import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getFindings, getFindingsOf } from '@/lib/evidence/evidence';
import { toFigureFiles } from '@/lib/figures/data/figure-files';
import { findFactBox, findFigure, getFigures, getPageFigures } from '@/lib/figures/data/figures';
import { toReferenceKeys } from '@/lib/figures/data/sources';
import { validateFactBoxes, validateFigures } from '@/lib/figures/data/validate-figures';
import { canvases } from '@/lib/figures/plots/canvas';
import { drawPlot } from '@/lib/figures/plots/draw-plot';
import { toSvgFile } from '@/lib/figures/svg-file';
import { getPeptides } from '@/lib/peptides/peptides';
import { factBoxRecords } from '@/lib/records/fact-boxes';
import { figureRecords } from '@/lib/records/figures';
import { verdictRecords } from '@/lib/records/verdicts';
import { requireReferences } from '@/lib/references/references';
import { getShortName } from '@/lib/references/short-name';
import { writeNumbers } from '@/lib/text/typography';
import { fileText, rowsOf } from '@/tests/fixtures/figures';
import { readTextFiles } from '@/tests/fixtures/leaks';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const findings = new Map(getFindings().map((finding) => [finding.id, finding]));

test('every figure can be drawn from existing findings and records', () => {
  expect(validateFigures()).toEqual([]);
});

test('a figure is never drawn from a secondary finding', () => {
  const secondary = getFindings()
    .filter(({ confidence }) => confidence === 'secondary')
    .map(({ id }) => id);
  const drawn = JSON.stringify(figureRecords.get());
  for (const id of secondary) expect(drawn).not.toContain(`"${id}"`);
});

test('the marks of each row are the numbers of its finding', () => {
  for (const record of figureRecords.get()) {
    if (record.kind !== 'forest' && record.kind !== 'groups' && record.kind !== 'panels') continue;
    const rows = (record.kind === 'panels' ? record.panels : [record]).flatMap((one) => one.rows);
    const drawn = rowsOf(findFigure(record.id)?.plot);
    expect(drawn, record.id).toHaveLength(rows.length);
    for (const [index, row] of rows.entries()) {
      const { effect, arms } = findings.get(row.finding) ?? { arms: [] };
      const mark = drawn[index]?.mark;
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

test('every forest labels the better side, every logarithmic scale says so, and intervals are drawn', () => {
  for (const { id, plot, data } of getFigures()) {
    if (plot.kind !== 'rows') continue;
    const scales = plot.panels.map(({ axis }) => `${axis.title}, ${axis.ends}`);
    if (!id.startsWith('compare-'))
      expect(new Set(plot.panels.map(({ axis: { domain } }, at) => `${scales[at]}, ${domain}`)), id)
        // Panels that measure the same thing share one domain.
        .toHaveProperty('size', new Set(scales).size);
    for (const { axis, rows } of plot.panels) {
      if (axis.scale === 'log') expect(axis.title, id).toContain('logarithmic');
      for (const { label, mark } of rows) {
        const finding = data.find(({ row }) => row === label)?.finding;
        const { direction, effect, arms = [] } = findings.get(finding?.id ?? '') ?? {};
        if (mark.kind === 'pair' && arms.length === 2 && /difference$/.test(effect?.measure ?? ''))
          expect(mark.intervals.length, `${id}, ${label}`).toBe(effect?.low === undefined ? 0 : 1);
        if (mark.kind !== 'interval' && mark.kind !== 'pooled') continue;
        expect(
          axis.ends?.map((end) => end.endsWith(': better')),
          `${id}, ${label}`,
        ).toEqual([direction === 'lower is better', direction === 'higher is better']);
      }
    }
  }
});

test('rows of a panel have unique names, and each figure of results says who was studied', () => {
  for (const { id, who, plot, data } of getFigures()) {
    if (plot.kind !== 'rows' || data.every(({ finding }) => !finding)) continue;
    for (const { rows } of plot.panels) {
      expect(new Set(rows.map(({ label }) => label)).size, id).toBe(rows.length);
      const isCounted = rows.every(({ mark, detail }) => mark.kind === 'bar' || who || detail);
      expect(isCounted, id).toBe(true);
    }
  }
});

test('the figure of a paper has every main outcome that can be drawn, and has them first', () => {
  for (const { id, plot, data, note } of getFigures()) {
    if (!id.startsWith('paper-') || plot.kind !== 'rows') continue;
    const drawn = new Set(data.map(({ finding }) => finding?.id));
    const [first] = data;
    const all = getFindingsOf(first?.reference ?? '').filter(
      ({ primary, confidence, kind }) =>
        primary && confidence !== 'secondary' && kind === 'benefit',
    );
    const missing = all.filter(
      ({ id: one, arms, effect }) =>
        !drawn.has(one) &&
        (effect?.low !== undefined || arms.filter(({ value }) => value !== undefined).length > 1),
    );
    expect(
      missing.map(({ id: one }) => one),
      id,
    ).toEqual([]);
    for (const { id: one, outcome, primary } of getFindingsOf(first?.reference ?? ''))
      if (primary && !drawn.has(one)) expect(note, id).toContain(outcome.slice(1));
    if (all.some(({ id: one }) => drawn.has(one))) expect(first?.finding?.primary, id).toBe(true);
  }
});

test('the SVG of a figure is self-contained: title, sources, licence terms, literal colours', async () => {
  for (const figure of getFigures()) {
    const svg = await fileText(figure, 'svg');
    assertWellFormedXml(svg);
    expect(svg, figure.id).not.toMatch(/var\(|NaN|Infinity|undefined/);
    const text = xmlTexts(svg, 'text').join(' ').replaceAll('\u00a0', ' ');
    expect(text.replaceAll(' ', ''), figure.id).toContain(figure.title.replaceAll(' ', ''));
    for (const reference of requireReferences(toReferenceKeys(figure)))
      expect(text, figure.id).toContain(`Source: ${getShortName(reference)}`);
    if (figure.data.some(({ finding }) => finding)) expect(text, figure.id).toMatch(/Read: \w/);
    expect(text, figure.id).toContain('Amide Academy. All rights reserved.');
  }
});

test('the PNG of a figure has two pixels per unit of the drawing, and needs no font', async () => {
  for (const id of ['igf-1-cancers', 'paper-chien-1998-ta1-hepatitis-b', 'step-1-extension']) {
    const figure = findFigure(id);
    const made = await toFigureFiles(figure ? [figure] : [])
      .get(`${id}.png`)
      ?.make();
    const { format, width } = await sharp(made).metadata();
    expect([format, width], id).toEqual(['png', 1344]);
  }
});

test('the CSV of a figure is tidy: one value per cell, with its unit, finding and source', async () => {
  for (const figure of getFigures()) {
    const [head = '', ...lines] = (await fileText(figure, 'csv')).trimEnd().split('\r\n');
    expect(head).toBe('row,measure,arm,n,events,value,low,high,unit,finding,source');
    expect(lines.length, figure.id).toBeGreaterThan(0);
    for (const line of lines) {
      const cells = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(
        ([, cell = '']) => cell,
      );
      const [, , , n, events, value, low, high, unit, finding, source] = cells;
      for (const number of [n, events, low, high]) expect(number, line).toMatch(/^(-?[\d.]+)?$/);
      expect(value, line).toMatch(unit === 'date' ? /^\d{4}(-\d\d){0,2}$/ : /^(-?[\d.]+)?$/);
      if (finding) expect(finding, line).toMatch(/^[a-z0-9-]+\.[a-z0-9.-]+$/);
      expect(source, line).not.toBe('');
    }
  }
});

test('the drawings on pages have two sizes, and no text in them is smaller than 11 px', () => {
  // The smallest width in px at which each drawing is shown, as figures.spec.ts measures: narrow on a 320 px phone.
  const rooms = { wide: 544, narrow: 254 } as const;
  for (const figure of getFigures())
    for (const [name, room] of Object.entries(rooms)) {
      const { width, marks } = drawPlot(figure.plot, canvases[name as keyof typeof rooms]);
      for (const [, size] of toSvgFile({}, marks).matchAll(/font-size="([\d.]+)"/g))
        expect((Number(size) * room) / width, `${figure.id}, ${name}`).toBeGreaterThanOrEqual(11);
    }
});

test('every fact box can be filled in, and its texts state only what its sources say', () => {
  expect(validateFactBoxes()).toEqual([]);
});

test('every figure and fact box that has a record is shown on some page', () => {
  const texts = readTextFiles('content').map(({ text }) => text);
  const shown = new Set(
    getPeptides().flatMap(({ slug }) => {
      const { boxes, figures } = getPageFigures(slug);
      return [...boxes, ...figures].map(({ id }) => id);
    }),
  );
  for (const { id } of [...figureRecords.get(), ...factBoxRecords.get()])
    expect(shown.has(id) || texts.some((text) => text.includes(` ${id}]`)), id).toBe(true);
});

test('a fact box shows no finding that is in no verdict on its substance', () => {
  const others = verdictRecords.get().filter(({ slug }) => slug !== 'oxytocin');
  expect(validateFactBoxes(others).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/which no verdict of oxytocin names; add it/),
  );
});

test('the numbers of each row of a fact box are those of its finding', () => {
  const numberOf = (cell: string) => Number(/[\d.,]+/.exec(cell)?.[0].replaceAll(',', ''));
  let rows = 0;
  for (const record of factBoxRecords.get()) {
    const box = findFactBox(record.id);
    const all = [...record.benefits, ...record.harms];
    const lines = [...(box?.benefits ?? []), ...(box?.harms ?? [])];
    expect(lines).toHaveLength(all.length);
    for (const [index, { finding: id, arms: [treated, beside] = [0, 1] }] of all.entries()) {
      const { cells, details = [] } = lines[index] ?? {};
      const { arms, note = '' } = findings.get(id) ?? { arms: [] };
      expect(details.join('; '), id).toContain(writeNumbers(note).replace(/\.$/, ''));
      if (!cells) continue;
      for (const [cell, arm] of [
        [cells[0], arms[beside]],
        [cells[1], arms[treated]],
      ] as const) {
        const { n, events, percent, value } = arm ?? {};
        const share = n && events !== undefined ? events / n : (percent ?? 0) / 100;
        const isFew = [arms[treated], arms[beside]].some((one) => (one?.n ?? 100) < 100);
        const counted = isFew ? (events ?? percent) : Math.round(share * record.per);
        const expected = value === undefined ? counted : Math.abs(value);
        expect(numberOf(cell), id).toBe(expected);
        rows += 1;
      }
    }
  }
  expect(rows).toBeGreaterThan(60);
});
