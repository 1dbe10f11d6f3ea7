import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateExample } from '@/content/certificate';
import { formatAboutMass } from '@/lib/calculator/format-quantity';
import { checkCertificate } from '@/lib/certificate/check-certificate';
import { type CertificateInputs, emptyCertificate } from '@/lib/certificate/inputs';
import { readPasted } from '@/lib/certificate/read-pasted';
import { getKnownSubstances } from '@/lib/peptides/known-substances';
import { toWrittenNames } from '@/lib/peptides/substance-names';
import { anyText } from '@/tests/fixtures/arbitraries';

const library = getKnownSubstances();
const names = library.flatMap(({ slug }) => toWrittenNames(slug).map((name) => ({ slug, name })));
const check = (inputs: Partial<CertificateInputs>) =>
  checkCertificate({ ...emptyCertificate, ...inputs }, library, '2026-11-23');
const verdicts = (inputs: Partial<CertificateInputs>) =>
  Object.fromEntries(check(inputs).lines.map(({ id, verdict }) => [id, verdict]));
const range = (inputs: Partial<CertificateInputs>) => {
  const { real } = check(inputs);
  return real && [real.least && formatAboutMass(real.least), formatAboutMass(real.most)];
};

test('the worked example fits where it should, and says no more than a purity can', () => {
  expect(verdicts(certificateExample)).toEqual({
    mass: 'fits',
    purity: 'cannot tell',
    parts: 'fits',
    lot: 'fits',
    days: 'fits',
  });
  expect(range(certificateExample)).toEqual(['about 4.124\u00a0mg', '4.2\u00a0mg']);
});

test('the milligrams say what was assumed', () => {
  const vial = { amount: '10', purity: '98' };
  expect(range({ ...vial, amountOf: 'powder', content: '80' })).toEqual([
    '7.84\u00a0mg',
    '8\u00a0mg',
  ]);
  expect(range({ ...vial, amountOf: 'powder', water: '6', counterIon: '12' })).toEqual([
    '8.036\u00a0mg',
    '8.2\u00a0mg',
  ]);
  expect(range({ ...vial, amountOf: 'powder' })).toEqual([undefined, '9.8\u00a0mg']);
  expect(range({ ...vial, amountOf: 'peptide', content: '80' })).toEqual([
    '9.8\u00a0mg',
    '10\u00a0mg',
  ]);
  expect(range({ ...vial, content: '80' })).toEqual(['7.84\u00a0mg', '10\u00a0mg']);
  expect(check({ ...vial, amount: '500', amountUnit: 'mcg' }).real?.assumption).toContain(
    'At most this much',
  );
});

test('a paper that contradicts itself or its vial does not fit', () => {
  expect(verdicts({ content: '80', water: '20', counterIon: '15' })).toEqual({
    parts: 'does not fit',
  });
  expect(
    verdicts({ lot: 'A-12', vialLot: 'a12', made: '2026-05-14', tested: '2026-05-02' }),
  ).toEqual({ lot: 'fits', days: 'does not fit' });
  expect(verdicts({ lot: 'A-12', vialLot: 'A-13', tested: '2027-01-01' })).toEqual({
    lot: 'does not fit',
    days: 'does not fit',
  });
  expect(verdicts({ substance: 'pt-141', calculated: '1024.2' }).calculated).toBe('does not fit');
  expect(verdicts({ substance: 'pt-141', chain: 'Ac-[Nle]DH[D-Phe]RWK-NH2 {2-7}' }).sequence).toBe(
    'does not fit',
  );
  expect(verdicts({ substance: 'bpc-157', chain: 'GEPPPGKPADDAGLV' }).sequence).toBe('fits');
});

test('the mass that the paper calculates says which kind it gives', () => {
  const amide = { substance: 'melanotan-ii', mass: '1024.2' };
  expect(verdicts(amide).mass).toBe('cannot tell');
  expect(verdicts({ ...amide, calculated: '1024.18' })).toMatchObject({
    calculated: 'fits',
    mass: 'fits',
  });
});

test('no line calls a powder genuine or safe, and bad input stops nothing else', () => {
  const { lines, errors, left } = check({
    chain: 'G'.repeat(500),
    mass: 'abc',
    purity: '120',
    amount: '1e9',
    endotoxin: 'none',
    lot: 'A',
    vialLot: 'A',
  });
  expect(Object.keys(errors).sort()).toEqual(['amount', 'chain', 'endotoxin', 'mass', 'purity']);
  expect(errors.chain?.message).toContain('500 residues; at most 100');
  expect(lines.map(({ id }) => id)).toEqual(['lot']);
  expect(JSON.stringify([lines, left, check(certificateExample).lines])).not.toMatch(
    /genuine|\bsafe\b/i,
  );
});

test('whatever is typed and pasted is answered', () => {
  fc.assert(
    fc.property(
      fc.record({ mass: anyText(), charge: anyText(), chain: anyText(), made: anyText() }),
      anyText(300),
      (typed, pasted) => {
        check({ ...typed, made: '', substance: 'semaglutide', massAs: 'mz' });
        check(readPasted(pasted, names));
      },
    ),
    { numRuns: 300 },
  );
});

test('what is understood of a pasted certificate fills its fields', () => {
  const pasted = `CERTIFICATE OF ANALYSIS
Product Name: BPC-157 (Bepecin)    Batch No.: EX-2026-118
Sequence: Gly-Glu-Pro-Pro-Pro-Gly-Lys-Pro-Ala-Asp-Asp-Ala-Gly-Leu-Val
Quantity: 5 mg/vial
Theoretical MW: 1,419.5 g/mol
MS (ESI): [M+2H]2+ found 710.8
Purity (HPLC, 220 nm): 98.7 %
Peptide content (N): 84.2%
Water (Karl Fischer): 5.1%
Acetate: 9.8 %
Bacterial endotoxins: <0.5 EU/mg
Date of manufacture: 3 May 2026
Analysis date: 2026-05-09`;
  const found = readPasted(pasted, names);
  expect(found).toEqual({
    substance: 'bpc-157',
    chain: 'Gly-Glu-Pro-Pro-Pro-Gly-Lys-Pro-Ala-Asp-Asp-Ala-Gly-Leu-Val',
    mass: '710.8',
    massAs: 'mz',
    charge: '2',
    calculated: '1419.5',
    purity: '98.7',
    purityMethod: 'hplc',
    content: '84.2',
    water: '5.1',
    counterIon: '9.8',
    endotoxin: '<0.5',
    endotoxinUnit: 'EU/mg',
    amount: '5',
    amountUnit: 'mg',
    lot: 'EX-2026-118',
    made: '2026-05-03',
    tested: '2026-05-09',
  });
  expect(verdicts(found)).toMatchObject({ sequence: 'fits', calculated: 'fits', mass: 'fits' });
});

test('a certificate in other words is understood too, and nothing is guessed', () => {
  const pasted =
    'Semaglutide, lot no SG0412. Molecular weight 4113.6. Mass found (MALDI): 4113.9. Purity: 99%. Test date 03/05/2026';
  expect(readPasted(pasted, names)).toEqual({
    substance: 'semaglutide',
    calculated: '4113.6',
    mass: '4113.9',
    purity: '99',
    kind: 'average',
    lot: 'SG0412',
  });
  expect(readPasted('Mass found: 1,419', names)).toEqual({ mass: '1,419' });
  expect(readPasted('hello', names)).toEqual({});
});
