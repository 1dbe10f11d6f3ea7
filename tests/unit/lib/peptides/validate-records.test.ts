import { expect, test } from 'vitest';
import { peptides } from '@/content/peptides';
import type { PeptideRecord } from '@/content/peptides/types';
import { formatProblem } from '@/lib/content/content-error';
import { type RecordContext, validateRecords } from '@/lib/peptides/validate-records';

const context: RecordContext = {
  isKnownReference: () => true,
  isKnownFinding: () => true,
  named: [],
};

/** What is said of the record of BPC-157 with changes, as its file stands; lines are left out, since they move. */
function tell(changes: Partial<PeptideRecord>, held: Partial<RecordContext> = {}): string[] {
  const records = peptides.map((record) =>
    record.slug === 'bpc-157' ? { ...record, ...changes } : record,
  );
  return validateRecords(records, { ...context, ...held }).map((problem) =>
    formatProblem(problem).replace(/\.ts:\d+/, '.ts'),
  );
}

const bpc = peptides.find(({ slug }) => slug === 'bpc-157');
if (!bpc) throw new Error('the record of this test is gone');
const { dosing } = bpc;
const FILE = 'content/peptides/healing.ts: bpc-157';
const NO_SLUG = 'is the slug of no record of content/peptides; correct it, or add the record';

test('the records of the library have no problem', () => {
  expect(tell({})).toEqual([]);
});

test('a name that nothing has is named with its remedy', () => {
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

test('a slug or a code that is taken or has the wrong form is named', () => {
  const [first] = peptides;
  expect(tell({ code: first?.code ?? '' })).toEqual([
    `${FILE}.code: "${first?.code}" is the code of another record; choose another`,
  ]);
  const twice = validateRecords([bpc, bpc], context).map(({ message }) => message);
  expect(twice).toContain('stands twice; give one of the two records another slug');
  expect(tell({ name: 'BPC 157 b' })).toEqual([
    `${FILE}.slug: expected "bpc-157-b", made of the name "BPC 157 b"`,
  ]);
  const { library, ...unlisted } = bpc;
  const wrong = (slug: string) =>
    validateRecords([{ ...unlisted, slug, related: [] }], context).map(({ message }) => message);
  expect(library).toBeDefined();
  expect(wrong('BPC_157')).toEqual(['expected lower-case letters, digits and single dashes']);
  expect(wrong('healing')).toEqual(['is the address of a category; choose another']);
});

test('an amount or a day that is none is named as it was written', () => {
  expect(tell({ reconstitution: { vialMg: '10mg', diluentMl: '2.0' } })).toEqual([
    `${FILE}.reconstitution.vialMg: "10mg" is no number as this site writes it, like 10 or 0.25, without its unit`,
    `${FILE}.reconstitution.diluentMl: "2.0" is no number as this site writes it, like 10 or 0.25, without its unit`,
  ]);
  expect(tell({ dosing: { ...dosing, doses: [{ amount: '.5', unit: 'mg' }] } })).toEqual([
    `${FILE}.dosing.doses: ".5" is no number as this site writes it, like 10 or 0.25, without its unit`,
  ]);
  expect(tell({ reviewedAt: '2026-13-22', changes: [{ date: '22.11.2026', text: '' }] })).toEqual([
    `${FILE}.reviewedAt: "2026-13-22" is no day of the calendar, like 2026-11-22`,
    `${FILE}.changes: "22.11.2026" is no day of the calendar, like 2026-11-22`,
  ]);
});

test('a molecule that cannot be is named', () => {
  const of = (molecule: PeptideRecord['molecule']) =>
    tell({ molecule, publishedMass: null }).filter((line) => line.startsWith(FILE));
  expect(of({ kind: 'peptide', sequence: 'GEXB' })).toEqual([
    `${FILE}.molecule: "X" in "GEXB" is no residue; correct it (content/peptides/types.ts)`,
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

test('a problem stands in the line of its value', () => {
  const [problem] = validateRecords([{ ...bpc, related: ['kpv'] }], context);
  expect(problem).toMatchObject({ file: 'content/peptides/healing.ts', field: 'bpc-157.related' });
  expect(problem?.line).toBeGreaterThan(50);
});
