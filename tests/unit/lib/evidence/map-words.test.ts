import { parse } from 'csv-parse/sync';
import { toHtml } from 'hast-util-to-html';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EvidenceLadder } from '@/components/evidence/evidence-ladder';
import { mapAreas } from '@/content/evidence-map';
import { getEvidenceMap, getMapRow } from '@/lib/evidence/evidence-map';
import { toEvidenceMapCsv, toMapTable } from '@/lib/evidence/map-table';
import {
  describeRow,
  formatAnswer,
  formatCell,
  formatCoverage,
  formatGaps,
  formatPaperVerdict,
} from '@/lib/evidence/map-words';
import { getMapLink } from '@/lib/onward/onward-links';
import { getEvidencePages } from '@/lib/pages/evidence-pages';
import { peptideRecords } from '@/lib/records/peptides';

const peptides = peptideRecords.get();
const ladder = renderToStaticMarkup(createElement(EvidenceLadder));

function findCell(slug: string, area: string) {
  const cell = getMapRow(slug)?.cells.find((each) => each.area.id === area);
  if (!cell) throw new Error(`no cell ${slug} ${area}`);
  return cell;
}

test('a cell gives substance, area, number of papers, best evidence and result in words', () => {
  expect(formatCell('Oxytocin', findCell('oxytocin', 'brain'))).toEqual([
    'Oxytocin, brain, nerves and mood: ',
    ' papers, best: ',
    ' (no clear difference; 1 paper saw harm)',
  ]);
  expect(formatCell('BPC-157', findCell('bpc-157', 'wounds'))).toEqual([
    'BPC-157, wounds, tendons, bones and joints: ',
    ' paper in people, 2 in animals or cells, best: ',
    ' (no verdict)',
  ]);
  expect(formatCell('VIP', findCell('vip', 'death'))[2]).toBe(' (no verdict)');
});

test('a mixed cell says how its evidence divides, an uncertain one says so, and harm is never left out', () => {
  for (const { cells } of getEvidenceMap())
    for (const cell of cells) {
      const answer = formatAnswer(cell);
      if (cell.direction === 'mixed') expect(answer).toMatch(/: .*\d .+, \d/);
      if (cell.isUnsure) expect(answer).toMatch(/^helps, uncertain/);
      if (cell.papers.some(({ sawHarm }) => sawHarm)) expect(answer).toMatch(/harm/);
    }
  expect(formatAnswer(findCell('liraglutide', 'heart'))).toBe(
    'mixed results: by our verdicts 1 in favour, 1 against; 1 paper saw harm',
  );
  expect(formatAnswer(findCell('melanotan-ii', 'sex'))).toBe('helps, uncertain; 3 papers saw harm');
  // Its one case report counts harms and found none.
  expect(formatAnswer(findCell('bpc-157', 'side-effects'))).toBe('no verdict');
});

test('a paper without a verdict says why', () => {
  const verdict = (slug: string, area: string, reference: string) => {
    const paper = findCell(slug, area).papers.find((each) => each.reference === reference);
    return paper && formatPaperVerdict(paper);
  };
  expect(verdict('bpc-157', 'gut', 'ruenzi-2005-pl14736-colitis')).toBe('no result recorded');
  expect(verdict('semaglutide', 'weight', 'rubino-2022-step8')).toBe(
    'compared with another treatment or another way of giving it',
  );
  expect(verdict('cagrilintide', 'weight', 'davies-2025-redefine2')).toBe(
    'given together with another drug',
  );
  expect(verdict('igf-1', 'cancer', 'travis-2016-igf1-prostate')).toBe(
    'about people’s own level of it',
  );
  expect(verdict('semaglutide', 'weight', 'mu-2024-step7')).toBe('read only second-hand');
  expect(verdict('tb-500', 'wounds', 'philp-2003-tb4-diabetic-aged-mice')).toBe('not in people');
  expect(verdict('semaglutide', 'weight', 'wilding-2021-step1')).toBe('helps');
  expect(verdict('retatrutide', 'side-effects', 'bellido-2026-triumph2')).toBe(
    'described, in a study with a comparison',
  );
  expect(verdict('bpc-157', 'side-effects', 'lee-2025-bpc157-iv-pilot')).toBe(
    'described, without a comparison',
  );
});

test('the page of a substance counts the papers that a link to it names', () => {
  for (const row of getEvidenceMap().filter(({ cells }) => cells.length > 0)) {
    const counts = /^(\d+) papers? in \d+ of \d+ areas(?:, and (\d+) more outside the map)?, /
      .exec(describeRow(row).description)
      ?.slice(1)
      .map((count) => Number(count ?? 0));
    const [inMap = 0, outside = 0] = counts ?? [];
    expect(getMapLink(row.slug).note, row.slug).toMatch(RegExp(`^${inMap + outside} paper`));
  }
});

test('the counts on the page add up', () => {
  const [records = ''] = formatCoverage();
  const [, parts = '', total] = /(\d+ \+ \d+ \+ \d+ \+ \d+) = (\d+)\.$/.exec(records) ?? [];
  expect(parts.split(' + ').reduce((sum, part) => sum + Number(part), 0)).toBe(Number(total));
});

test('the summary of the map counts every question once', () => {
  const cells = getEvidenceMap().flatMap((row) => row.cells);
  const [, substances, areas, questions, unstudied, studied] =
    /(\d+) substances in (\d+) areas of health make (\d+) questions. On (\d+) of .* other (\d+) say/
      .exec(ladder)
      ?.map(Number) ?? [];
  expect(substances).toBe(getEvidenceMap().filter(({ parts }) => parts.length === 0).length);
  expect(areas).toBe(mapAreas.length);
  expect(questions).toBe(Number(substances) * mapAreas.length);
  expect(studied).toBe(cells.length);
  expect(unstudied).toBe(Number(questions) - cells.length);
  const counts = [...ladder.matchAll(/<dd[^>]*tracking-title">(\d+)/g)].map(([, count]) =>
    Number(count),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(cells.length);
  expect(counts[0]).toBe(cells.filter(({ direction }) => direction === 'helps').length);
});

test('the CSV file holds the whole map', () => {
  const lines: string[][] = parse(toEvidenceMapCsv());
  const cells = getEvidenceMap().flatMap((row) => row.cells);
  expect(lines).toHaveLength(cells.length + 1);
  const keys = lines.slice(1).flatMap((line) => line.at(-1)?.split(' ') ?? []);
  expect(keys).toHaveLength(cells.reduce((sum, { papers }) => sum + papers.length, 0));
  // A field that contains a comma is parsed as one field.
  expect(lines.some((line) => line[1] === 'Wounds, tendons, bones and joints')).toBe(true);
});

test('every substance but a blend has a page', () => {
  const paths = getEvidencePages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { slug, molecule } of peptides) {
    expect(paths.includes(`/research/evidence-map/${slug}`)).toBe(molecule.kind !== 'blend');
  }
});

test('every record is on one rung, with its approval and its status in sport', () => {
  expect([...ladder.matchAll(/Level (\d)/g)].map(([, level]) => level)).toEqual([...'54321']);
  const entries = new Map(
    [...ladder.matchAll(/<a href="\/peptides\/([^"]+)".*?<\/li>/g)].map(([entry, slug]) => [
      slug,
      [...entry.matchAll(/sr-only">, ([^<]+)/g)].map(([, mark]) => mark),
    ]),
  );
  expect([...entries.keys()].sort()).toEqual(peptides.map(({ slug }) => slug).sort());
  expect(ladder.match(/<a href="\/peptides\//g)).toHaveLength(peptides.length);
  expect(entries.get('tesamorelin')).toEqual(['approved', 'banned in sport']);
  expect(entries.get('semaglutide')).toEqual(['approved']);
  expect(entries.get('sermorelin')).toEqual(['banned in sport']);
  expect(entries.get('tesamorelin-ipamorelin')).toEqual(['banned in sport']);
  expect(entries.get('nad-plus')).toEqual([]);
});

test('the table has a cell for each area, with links and with text for screen readers', () => {
  const rows = getEvidenceMap().filter(({ slug }) => slug === 'tb-500' || slug === 'selank-semax');
  const html = toHtml(toMapTable(rows, 'Two of them'));
  const [, tb500 = '', blend = ''] = html.split('<th scope="row">');
  expect(tb500.match(/<td/g)?.length).toBeGreaterThanOrEqual(mapAreas.length);
  expect(tb500.match(/no result recorded/g)).toHaveLength(mapAreas.length - 1);
  expect(tb500).toContain('href="/research/evidence-map/tb-500#wounds"');
  expect(tb500).toContain('not studied in people');
  expect(blend).toContain('No study of the mixture was found.');
  expect(blend).toContain('href="/research/evidence-map/semax"');
});

test('an area with a verdict is no gap, even if no paper measured it', () => {
  const told = formatGaps({ slug: 'dsip', cells: [] });
  expect(told).not.toContain('side effects of other kinds');
  expect(told).toContain('skin');
  expect(formatGaps({ slug: 'a-slug', cells: [] }).split('; ')).toHaveLength(mapAreas.length);
});
