import fc from 'fast-check';
import { expect, test } from 'vitest';
import { certificateExample } from '@/content/certificate';
import { formatAboutMass } from '@/lib/calculator/format-quantity';
import { checkCertificate } from '@/lib/certificate/check-certificate';
import { type CertificateInputs, emptyCertificate } from '@/lib/certificate/inputs';
import { readPaperChain } from '@/lib/certificate/paper-chain';
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

/** The names of the fields that have an error. */
const namesOf = (errors: Readonly<Record<string, unknown>>) =>
  Object.keys(errors)
    .filter((name) => errors[name])
    .sort();

test('the worked example fits, except for its purity, which proves nothing', () => {
  expect(verdicts(certificateExample)).toEqual({
    mass: 'fits',
    purity: 'cannot tell',
    parts: 'fits',
    lot: 'fits',
    days: 'fits',
  });
  expect(range(certificateExample)).toEqual(['about 4.124\u00a0mg', '4.2\u00a0mg']);
});

test('the range of milligrams depends on what the amount is of, and says what it assumes', () => {
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
  expect(range({ ...vial, amountOf: 'powder', water: '6' })).toEqual([undefined, '9.212\u00a0mg']);
  expect(range({ ...vial, amountOf: 'peptide', content: '80' })).toEqual([
    '9.8\u00a0mg',
    '10\u00a0mg',
  ]);
  expect(range({ ...vial, content: '80' })).toEqual(['7.84\u00a0mg', '10\u00a0mg']);
  expect(check({ ...vial, amount: '500', amountUnit: 'mcg' }).real?.assumption).toContain(
    'At most this much',
  );
});

test('a certificate that contradicts itself or its vial does not fit', () => {
  expect(verdicts({ water: '60', counterIon: '50' })).toEqual({ parts: 'does not fit' });
  expect(check({ water: '60', counterIon: '40' }).lines[0]?.why[0]).toContain('leaves no weight');
  for (const [lot, vialLot] of [
    ['АБ-12', 'ВГ-12'],
    ['批号甲', '批号乙'],
    ['1.23', '12.3'],
  ])
    expect(verdicts({ lot, vialLot }), lot).toEqual({ lot: 'does not fit' });
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
  // The library has no chain of it to compare with.
  expect(verdicts({ substance: 'glutathione', chain: 'ECG' }).sequence).toBe('cannot tell');
  const [copper] = check({ substance: 'ghk-cu', chain: 'GHK' }).lines;
  expect(copper?.text).toContain('a sequence does not show');
});

test('a year of five digits is no date', () => {
  expect(verdicts({ tested: '20244-05-01' })).toEqual({});
  expect(verdicts({ made: '20244-01-01', tested: '2026-05-02' })).toEqual({ days: 'cannot tell' });
});

test('the calculated mass on the certificate decides which kind of mass was measured', () => {
  const amide = { substance: 'melanotan-ii', mass: '1024.2' };
  expect(verdicts(amide).mass).toBe('cannot tell');
  expect(verdicts({ ...amide, calculated: '1024.18' })).toMatchObject({
    calculated: 'fits',
    mass: 'fits',
  });
});

test('a lightest peak matches no neighbour’s average, and an unwritten bridge decides nothing', () => {
  const peak = { substance: 'bpc-157', mass: '1419.5' };
  expect(verdicts({ ...peak, massAs: 'mz' }).mass).toBe('fits');
  expect(verdicts({ ...peak, mass: '1418.49' }).mass).toBe('cannot tell');
  const oxytocin = (chain: string) => verdicts({ substance: 'oxytocin', chain }).sequence;
  expect(oxytocin('CYIQNCPLG-NH2')).toBe('cannot tell');
  expect(oxytocin('CYIQNCPLG')).toBe('does not fit');
  expect(oxytocin('CYIQNCPLG-NH2 (Disulfide bridge: Cys1-Cys6)')).toBe('fits');
});

test('no line calls a powder genuine or safe, and an invalid field stops no other check', () => {
  const { lines, errors, left } = check({
    chain: 'G'.repeat(500),
    mass: 'abc',
    purity: '120',
    amount: '1e9',
    endotoxin: 'none',
    lot: 'A',
    vialLot: 'A',
  });
  expect(namesOf(errors)).toEqual(['amount', 'chain', 'endotoxin', 'mass', 'purity']);
  expect(errors.chain?.message).toContain('500 residues; at most 100');
  expect(lines.map(({ id }) => id)).toEqual(['lot']);
  expect(JSON.stringify([lines, left, check(certificateExample).lines])).not.toMatch(
    /genuine|\bsafe\b/i,
  );
});

test('any typed or pasted text is handled without an exception', () => {
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

test('a pasted certificate fills the fields that it has', () => {
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

test.each<[string, string, Partial<CertificateInputs>]>([
  [
    'other words, and no guess at the order of day and month',
    'Semaglutide, lot no SG0412. Molecular weight 4113.6. Mass found (MALDI): 4113.9. Purity: 99%. Test date 03/05/2026',
    {
      substance: 'semaglutide',
      calculated: '4113.6',
      mass: '4113.9',
      purity: '99',
      lot: 'SG0412',
    },
  ],
  ['a mass as it is written', 'Mass found: 1,419', { mass: '1,419' }],
  ['no field in other text', 'hello', {}],
  [
    'the result and not the limit beside it, and no retest day',
    `Product Name: Ipamorelin Acetate\nFormula: C38H49N9O5\nMolecular Weight: 711.85\nRetest Date: 2027.03.14
Analysis Date: Mar. 20, 2024\nSolubility: soluble in water or 1% acetic acid\nIdentity by MS: 711.85±1  712.4
Water (KF) ≤8.0%  4.2%\nAcetate content ≤12.0%  7.9%\nPurity (HPLC) NLT 98.0%\t99.12%\nSingle impurity ≤1.0%  0.35%
Peptide content (by N%) ≥80.0%  86.9%\nEndotoxins ≤50EU/mg  <5EU/mg`,
    {
      substance: 'ipamorelin',
      calculated: '711.85',
      mass: '712.4',
      water: '4.2',
      counterIon: '7.9',
      purity: '99.12',
      purityMethod: 'hplc',
      content: '86.9',
      endotoxin: '<5',
      endotoxinUnit: 'EU/mg',
      tested: '2024-03-20',
    },
  ],
  [
    'values below their names, and charges behind their numbers',
    'Semaglutide\nPurity (HPLC)\n≥98.0%\n99.51%\nMolecular Weight\n4113.58\nESI-MS\nm/z 1372.2 [M+3H]³⁺, 1029.4 [M+4H]⁴⁺',
    {
      substance: 'semaglutide',
      purity: '99.51',
      purityMethod: 'hplc',
      calculated: '4113.58',
      mass: '1372.2',
      massAs: 'mz',
      charge: '3',
    },
  ],
  [
    'what was calculated for an ion is no mass',
    'BPC-157: [M+2H]2+ calcd for C62H100N16O22 710.3593; found 710.3601',
    { substance: 'bpc-157', mass: '710.3601', massAs: 'mz', charge: '2' },
  ],
  [
    'an m/z without its charge asks for it',
    'GHK-Cu, molecular weight: 401.9; found (m/z): 402.1',
    { substance: 'ghk-cu', calculated: '401.9', mass: '402.1', massAs: 'mz', charge: '' },
  ],
  [
    'a negative ion, a ring inside the chain, and what was weighed in the vial',
    'Sample: Melanotan II 10mg\nSequence: Ac-Nle-cyclo[Asp-His-D-Phe-Arg-Trp-Lys]-NH2\n[M-H]-: 1022.5\nResults\nMelanotan II 9.87 mg',
    {
      substance: 'melanotan-ii',
      chain: 'Ac-Nle-cyclo[Asp-His-D-Phe-Arg-Trp-Lys]-NH2',
      mass: '1022.5',
      massAs: 'mz',
      charge: '-1',
      amount: '9.87',
      amountUnit: 'mg',
      amountOf: 'peptide',
    },
  ],
  [
    'a sentence, a method between a name and its share, and another way to write a day',
    'Lot RT-2201 of Retatrutide (10 mg per vial), produced on January 5, 2026.\nPurity by RP-HPLC at 214 nm was found to be 99.1 %.\nNet peptide content   amino acid analysis   82.6 %\nQC date: 2026/01/19',
    {
      substance: 'retatrutide',
      purity: '99.1',
      purityMethod: 'hplc',
      content: '82.6',
      amount: '10',
      amountUnit: 'mg',
      lot: 'RT-2201',
      made: '2026-01-05',
      tested: '2026-01-19',
    },
  ],
  [
    'numbers that a scan broke at their point, and a share without its name',
    'Product : Sermorelin 2mg / vial. HPLC 220 nm main peak area 98 . 9 %\nMW ( theoretical ) : 3357 . 9\nMW ( found ) : 3358 .1\nMoisture : 4. 4 %',
    {
      substance: 'sermorelin',
      purity: '98.9',
      purityMethod: 'hplc',
      calculated: '3357.9',
      mass: '3358.1',
      water: '4.4',
      amount: '2',
      amountUnit: 'mg',
    },
  ],
  [
    'German words, decimal commas and a name without its hyphen',
    'Produkt: AOD9604\nChargen-Nr.: AO-77\nReinheit (HPLC): 99,1 %\nMolekulargewicht: 1815,1\nGefunden: [M+2H]^2+ 908,6\nWassergehalt: 3,9 %\nAcetatgehalt: 5,2 %\nNettopeptidgehalt: 88,0 %\nPrüfdatum: 18. März 2026',
    {
      substance: 'aod-9604',
      lot: 'AO-77',
      purity: '99,1',
      purityMethod: 'hplc',
      calculated: '1815,1',
      mass: '908,6',
      massAs: 'mz',
      charge: '2',
      water: '3,9',
      counterIon: '5,2',
      content: '88,0',
      tested: '2026-03-18',
    },
  ],
  [
    'Chinese words and days, the day of the test and not of its order, another molecule of a like name',
    '品名：IGF-1 LR3\n批号：LR20251\n纯度：99.1%\n分子量：9117.6\n生产日期：2024年09月18日\nTesting ordered: 03 Jan 2025\nTest date: 20250125',
    {
      lot: 'LR20251',
      purity: '99.1',
      calculated: '9117.6',
      made: '2024-09-18',
      tested: '2025-01-25',
    },
  ],
  [
    'a purity that is only a limit, so that its field asks',
    'Purity: ≥ 98%\nWater: 4.2%',
    { purity: '≥98', water: '4.2' },
  ],
  [
    'two substances, two shares, a limit alone and a mass in two parts are left open',
    'TB-500 (Thymosin Beta 4)\nMeasured: 4 963.5\nPurity: 98% 99.2%\nWater: NMT 8%\nEndotoxin: NMT 10 EU/mg Conforms\nMade 03/05/2026',
    { mass: '4 963.5' },
  ],
  [
    'results before their limits, and a mass before the expected one',
    'Purity: 95.1% (min. 98%)\nWater: 4.2% (max. 8%)\nEndotoxin: 80 EU/mg (≤ 5 EU/mg)\nMass: 1417.0 (1419.5 ± 1.0)',
    { purity: '95.1', water: '4.2', endotoxin: '80', endotoxinUnit: 'EU/mg', mass: '1417.0' },
  ],
  [
    'a limit that is named as one',
    'Endotoxin: < 0.05 EU/mg (limit <5 EU/mg)',
    { endotoxin: '<0.05', endotoxinUnit: 'EU/mg' },
  ],
  [
    'two numbers of which either may be the result, an expected mass alone, a solubility, a buffer, the day of a report',
    'Purity 99.12% min 98%\nEndotoxin <5 EU/mg, 0.5 EU/mg\nMS 1419.5 ± 1, conforms\nESI-MS 1417.0 1419.5\nDescription: soluble at 10 mg per mL\nBuffer A: water, 0.1% TFA\nReport date: 2026-05-04',
    {},
  ],
])('a pasted certificate: %s', (_, pasted, expected) => {
  expect(readPasted(pasted, names)).toEqual(expected);
});

test('a calculated mass that includes a salt or a proton is not another molecule', () => {
  const calculated = (substance: string, typed: string) =>
    check({ substance, calculated: typed }).lines[0];
  expect(calculated('bpc-157', '1479.6')).toMatchObject({
    verdict: 'cannot tell',
    text: expect.stringContaining('with one acetate'),
  });
  expect(calculated('ghk-cu', '402.92')).toMatchObject({
    verdict: 'cannot tell',
    text: expect.stringContaining('[M+H]+'),
  });
  expect(calculated('ghk-cu', '340.38')?.verdict).toBe('does not fit');
});

test('a monoisotopic mass fits despite a calculated average, and a tallest peak is named', () => {
  expect(verdicts({ substance: 'ipamorelin', mass: '711.4', calculated: '711.85' })).toEqual({
    calculated: 'fits',
    mass: 'fits',
  });
  const [line] = check({ substance: 'retatrutide', mass: '4730.48' }).lines;
  expect(line).toMatchObject({
    verdict: 'cannot tell',
    text: expect.stringContaining('tallest isotope peak'),
  });
});

test('a mass alone names the substances near it, and zero salt is a valid share', () => {
  expect(check({ mass: '4113.6' }).lines[0]?.why[0]).toContain('Semaglutide');
  expect(check({ mass: '2500' }).lines[0]?.why[0]).toContain('No substance');
  expect(range({ amount: '10', amountOf: 'powder', water: '5', counterIon: '0.0' })?.[1]).toBe(
    '9.5\u00a0mg',
  );
  expect(check({ purity: '0' }).errors.purity).toBeDefined();
  for (const purity of ['≥98%', '> 98', 'min. 98'])
    expect(check({ purity }).errors.purity?.help).toMatch(/not what was found/);
  expect(check({ purity: '\u200e98\u200e%' }).errors.purity).toBeUndefined();
});

test.each([
  ['{HIS}{D-TRP}{ALA}{TRP}{d-PHE}{LYS}-NH2', 'His-D-Trp-Ala-Trp-D-Phe-Lys-NH2'],
  ['Acetyl-LKKTETQ', 'Ac-LKKTETQ'],
  ['trans-3-Hexenoyl-YADAIFTN-amide', 'Hexenoyl-YADAIFTN-NH2'],
])('on a certificate, %s is parsed as %s', (written, usual) => {
  const { ok, ...read } = readPaperChain(written);
  expect(ok).toBe(true);
  expect({ ok, ...read }).toEqual(readPaperChain(usual));
});

test('a typed unit is accepted if it is the unit of its field, and is an error if it is another', () => {
  const bare = {
    substance: 'bpc-157',
    mass: '1419.5',
    purity: '99.1',
    amount: '5',
    endotoxin: '<1',
  };
  expect(
    check({ ...bare, mass: '1419.5 Da', purity: '99.1 %', amount: '5mg', endotoxin: '<1 EU/mg' }),
  ).toEqual(check(bare));
  const { errors } = check({ ...bare, amount: '5 mcg', endotoxin: '1 EU/vial', purity: '101' });
  expect(namesOf(errors)).toEqual(['amount', 'endotoxin', 'purity']);
});

test('endotoxin above what the limit allows in an hour is said to be so, and below it nothing is promised', () => {
  const tell = (endotoxin: string) =>
    check({ amount: '10', endotoxin, endotoxinUnit: 'EU/mg' }).lines.find(
      ({ id }) => id === 'endotoxin',
    );
  expect(tell('1000')?.text).toBe('10,000\u00a0endotoxin units in the whole vial.');
  expect(tell('0.1')?.text).toBe('1\u00a0endotoxin unit in the whole vial.');
  expect(tell('1000')?.why[0]).toMatch(/about 28\.6.times what the limit below allows/);
  expect(tell('35.5')?.why[0]).toContain('slightly more than the limit');
  for (const low of ['35', '<1000']) expect(tell(low)?.why.join()).not.toContain('times what');
});
