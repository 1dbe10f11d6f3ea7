import { expect, test } from 'vitest';
import { formatProblem } from '@/lib/content/content-error';
import { toFaults } from '@/lib/content/schema-problems';
import { type RecordContext, validateRecords } from '@/lib/peptides/validate-records';
import type { PeptideRecord } from '@/lib/records/peptides';
import { peptideRecords } from '@/lib/records/peptides';

const peptides = peptideRecords.get();

const context: RecordContext = {
  isKnownReference: () => true,
  isKnownFinding: () => true,
  named: [],
};

/** The problems of BPC-157's record with these changes, without line numbers, which change too often. */
function tell(changes: Partial<PeptideRecord>, held: Partial<RecordContext> = {}): string[] {
  const records = peptides.map((record) =>
    record.slug === 'bpc-157' ? { ...record, ...changes } : record,
  );
  return validateRecords(records, { ...context, ...held }).map((problem) =>
    formatProblem(problem).replace(/\.yaml:\d+:\d+/, '.yaml'),
  );
}

const bpc = peptides.find(({ slug }) => slug === 'bpc-157');
if (!bpc) throw new Error('the record of this test is gone');
const { dosing } = bpc;
const FILE = 'content/peptides/bpc-157.yaml: bpc-157';
const NO_SLUG = 'is the slug of no record of content/peptides; correct it, or add the record';

test('the records of the library have no problems', () => {
  expect(tell({})).toEqual([]);
});

test('an unknown reference, slug or finding is reported with a remedy', () => {
  const isKnownReference = (key: string) => key !== 'xu-2020-bpc157-toxicology';
  expect(tell({}, { isKnownReference })).toEqual([
    `${FILE}.furtherReading: "xu-2020-bpc157-toxicology": no record of content/references.json has this key; add the record or correct the key`,
  ]);
  expect(tell({ related: ['tb-50', 'bpc-157'] })).toEqual([
    `${FILE}.related: "tb-50" ${NO_SLUG}`,
    `${FILE}.related: names the record itself; take it out`,
  ]);
  expect(tell({}, { isKnownFinding: (id) => !id.startsWith('he-2022-bpc157') })).toEqual([
    `${FILE}.halfLife.finding: "he-2022-bpc157-pk.half-life" is no id of content/evidence/findings.json; correct it, or add the finding`,
  ]);
  expect(tell({}, { named: [{ file: 'content/products.yaml', slug: 'bpc' }] })).toEqual([
    `content/products.yaml: "bpc" ${NO_SLUG}`,
  ]);
});

test('a slug or a code that is taken is reported', () => {
  const [first] = peptides;
  expect(tell({ code: first?.code ?? '' })).toEqual([
    `${FILE}.code: "${first?.code}" is the code of another record; choose another`,
  ]);
  expect(tell({ name: 'BPC 157 b' })).toEqual([
    `${FILE}.slug: expected "bpc-157-b", made of the name "BPC 157 b"`,
  ]);
  const { library, ...unlisted } = bpc;
  const wrong = (slug: string) =>
    validateRecords([{ ...unlisted, slug, related: [] }], context).map(({ message }) => message);
  expect(library).toBeDefined();
  expect(wrong('healing')).toEqual(['is the address of a category; choose another']);
});

test('an invalid amount or date is reported with a remedy', () => {
  const { slug: _, ...record } = bpc;
  const { error } = peptideRecords.schema.safeParse({
    ...record,
    molecule: { kind: 'peptide', sequence: 'GHK', nTerminus: 'acetyl' },
    reconstitution: { vialMg: '10mg', diluentMl: 2 },
    dosing: { ...dosing, doses: [{ amount: '.5', unit: 'mg' }] },
    reviewedAt: '2026-13-22',
    changes: [{ date: '22.11.2026', text: 'Something.' }],
  });
  const amount = 'expected a number in quotes and without its unit, like "10" or "0.25"';
  const day = 'expected a day of the calendar, like 2026-11-22';
  expect(toFaults(error?.issues ?? []).map(({ way, message }) => [way.join('.'), message])).toEqual(
    [
      ['reconstitution.vialMg', amount],
      ['reconstitution.diluentMl', amount],
      ['dosing.doses.0.amount', amount],
      ['molecule.nTerminus', 'expected one of "Ac"|"Hexenoyl"|"C20-gGlu"'],
      ['reviewedAt', day],
      ['changes.0.date', day],
    ],
  );
});

test('an impossible molecule is reported', () => {
  const of = (molecule: PeptideRecord['molecule']) =>
    tell({ molecule, publishedMass: null }).filter((line) => line.startsWith(FILE));
  expect(of({ kind: 'peptide', sequence: 'GEXB' })).toEqual([
    `${FILE}.molecule: "X" in "GEXB" is no residue; correct it (lib/chemistry/residues.ts lists residues)`,
  ]);
  const chain = { kind: 'peptide', sequence: 'GC[pGlu]C' } as const;
  const side = { name: 'x', adds: 'C', position: 9, short: 'x', keepsCharge: false, acids: 0 };
  const bridges = [
    { kind: 'disulfide', from: 1, to: 4 },
    { kind: 'lactam', from: 1, to: 8 },
    { kind: 'disulfide', from: 2, to: 4 },
  ] as const;
  expect(of({ ...chain, sideChains: [side], bridges })).toEqual([
    `${FILE}.molecule.sideChains: position 9: the chain has 4 residues, counted from 1`,
    `${FILE}.molecule.bridges: 1 to 4: a disulfide joins two cysteines; positions count from 1`,
    `${FILE}.molecule.bridges: 1 to 8: the chain has 4 residues; positions count from 1`,
    `${FILE}.molecule.sequence: pyroglutamic acid can only be the first residue`,
  ]);
  expect(tell({ publishedMass: { value: '1491.5', kind: 'average', source: '' } })).toEqual([
    expect.stringContaining('publishedMass: "1491.5" is not the average mass of the molecule'),
  ]);
  const parts = [
    { slug: 'tb-50', mg: '5' },
    { slug: 'bpc-157-tb-500', mg: '4' },
  ];
  expect(of({ kind: 'blend', parts })).toEqual([
    `${FILE}.molecule.parts: "tb-50" ${NO_SLUG}`,
    `${FILE}.molecule.parts: "bpc-157-tb-500" is no single molecule`,
    `${FILE}.molecule.parts: the parts hold 9 mg and the vial 10 mg`,
  ]);
});

test('a problem has the line of its value', () => {
  const [problem] = validateRecords([{ ...bpc, related: ['kpv'] }], context);
  expect(problem).toMatchObject({
    file: 'content/peptides/bpc-157.yaml',
    field: 'bpc-157.related',
  });
  expect(problem?.line).toBeGreaterThan(50);
});

test('an identity or a mass that cites a seller is refused', () => {
  const identity = {
    seen: '2026-11-24',
    cas: { value: '137525-51-0', sources: ['https://www.benchchem.com/product/b1'] },
  };
  expect(tell({ identity })).toEqual([
    `${FILE}.identity.cas: rests on www.benchchem.com, which sells; cite a registry, a label or a copy of one, or take it out`,
  ]);
  const publishedMass = { value: '1419.5', kind: 'average' as const, source: 'A supplier’s sheet' };
  expect(tell({ publishedMass })[0]).toContain('publishedMass.source: is that of sellers;');
});
