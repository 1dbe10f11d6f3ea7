import { expect, test } from 'vitest';
import { evidenceKinds, mapAreas } from '@/content/evidence-map';
import { getEvidence, getFindings, getFindingsOf } from '@/lib/evidence/evidence';
import {
  countPapers,
  getEvidenceMap,
  getMapOfKind,
  getMapRow,
  toEvidenceKind,
} from '@/lib/evidence/evidence-map';
import { countCoverage } from '@/lib/evidence/map-counts';
import { peptideRecords } from '@/lib/records/peptides';
import { getReferences } from '@/lib/references/references';

const peptides = peptideRecords.get();

const rows = getEvidenceMap();
const cells = rows.flatMap(({ slug, cells }) => cells.map((cell) => ({ slug, ...cell })));
const mapped = new Set(cells.flatMap(({ papers }) => papers.map(({ reference }) => reference)));
const columns: ReadonlySet<string> = new Set(mapAreas.map(({ id }) => id));

test('every record of the library has a row, and no blend has a cell', () => {
  expect(rows.map(({ slug }) => slug)).toEqual(peptides.map(({ slug }) => slug));
  for (const { slug, molecule } of peptides) {
    const row = getMapRow(slug);
    expect(row?.parts.length, slug).toBe(molecule.kind === 'blend' ? molecule.parts.length : 0);
    if (molecule.kind === 'blend') expect(row?.cells, slug).toEqual([]);
  }
});

test('a cell counts each paper once and names its best kind', () => {
  const order = evidenceKinds.map(({ id }) => id);
  for (const { slug, area, kind, papers } of cells) {
    const keys = papers.map(({ reference }) => reference);
    expect(new Set(keys).size, `${slug} ${area.id}`).toBe(keys.length);
    expect(kind).toBe(order.find((id) => papers.some((paper) => paper.kind === id)));
  }
});

test('every finding on a substance of the library is in its cells, or its area is outside the map', () => {
  for (const { id, area, substances, reference } of getFindings()) {
    for (const slug of substances) {
      const cell = cells.find((each) => each.slug === slug && each.area.id === area);
      const paper = cell?.papers.find((each) => each.reference === reference);
      expect(paper?.findings.some((finding) => finding.id === id) ?? false, `${id} ${slug}`).toBe(
        columns.has(area),
      );
    }
  }
});

test('every study of the bibliography has findings or a subject', () => {
  const subjects = new Set(getEvidence().subjects.map(({ reference }) => reference));
  for (const { id, custom } of getReferences().values()) {
    const isStudy = custom.study !== 'regulatory' && custom.study !== 'announcement-or-registry';
    // Research on how people learn is about no substance.
    if (!isStudy || !toEvidenceKind(custom.study) || custom.topics.includes('learning')) continue;
    expect(subjects.has(id) || getFindingsOf(id).length > 0, `${id} has neither`).toBe(true);
  }
});

test('the map counts what it leaves out, and the counts add up', () => {
  const { total, inMap, otherSubstance, otherArea, noStudy, findings } = countCoverage();
  expect(inMap).toBe(mapped.size);
  expect(total).toBe(getReferences().size);
  expect(noStudy).toBeGreaterThan(0);
  // A paper in no cell has no finding or subject, or only of another substance or area.
  const described = new Set(
    [...getFindings(), ...getEvidence().subjects].map(({ reference }) => reference),
  );
  expect(noStudy).toBe([...getReferences().keys()].filter((key) => !described.has(key)).length);
  expect(inMap + otherSubstance + otherArea).toBe(described.size);
  expect(findings.inMap + findings.otherSubstance + findings.otherArea).toBe(getFindings().length);
});

test('papers counted as studies in people were done in people', () => {
  for (const { papers } of cells) {
    for (const { reference, kind } of papers) {
      if (kind === 'animals' || kind === 'cells') continue;
      expect(getReferences().get(reference)?.custom.species, reference).toBe('human');
    }
  }
});

test('a map of one kind holds the papers of that kind and no others', () => {
  const count = (all: typeof rows) =>
    all.flatMap((row) => row.cells).reduce((sum, { papers }) => sum + papers.length, 0);
  const byKind = evidenceKinds.map(({ id }) => count(getMapOfKind(id)));
  expect(byKind.reduce((sum, each) => sum + each, 0)).toBe(count(rows));
  expect(Math.min(...byKind)).toBeGreaterThan(0);
});

test('known cells have the kind and direction of their studies', () => {
  const read = (slug: string, area: string) =>
    getMapRow(slug)?.cells.find((cell) => cell.area.id === area);
  expect(read('semaglutide', 'weight')).toMatchObject({ kind: 'review', direction: 'helps' });
  expect(read('oxytocin', 'brain')).toMatchObject({ kind: 'review', direction: 'none' });
  expect(read('cerebrolysin', 'brain')).toMatchObject({ kind: 'review', direction: 'none' });
  expect(read('tb-500', 'wounds')).toMatchObject({ kind: 'animals', direction: 'untested' });
  expect(read('bpc-157', 'gut')).toMatchObject({ kind: 'trial', direction: 'open' });
  const knees = read('bpc-157', 'wounds');
  expect(knees && countPapers(knees)).toEqual({ people: 1, others: 2 });
  expect(read('tb-500', 'heart')).toBeUndefined();
});
