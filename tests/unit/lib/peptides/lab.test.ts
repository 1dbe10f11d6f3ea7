import { expect, test } from 'vitest';
import { toHydropathy } from '@/lib/chemistry/hydropathy';
import type { PeptideMolecule } from '@/lib/chemistry/molecule';
import { readChain } from '@/lib/chemistry/read-chain';
import { formatLabUrl, parseLabQuery, toLabAddress } from '@/lib/peptides/lab-address';
import { formatSigned, PLANE, toChargePlot, toHydropathyPlot } from '@/lib/peptides/lab-plots';
import { toLabResults } from '@/lib/peptides/lab-results';
import { peptideRecords } from '@/lib/records/peptides';
import { acetyl, amide, chain } from '@/tests/fixtures/peptides';

const textsOf = (molecule: PeptideMolecule) =>
  Object.fromEntries(
    toLabResults(molecule).rows.map(({ label, value, note = '' }) => [
      label,
      `${value} ${note}`.trim().replaceAll('\u00a0', ' '),
    ]),
  );

test('a URL holds a text and gives it back; one that is too long is left out', () => {
  const typed = 'Ac-[Nle]DH[D-Phe]RWK {2-7}';
  const address = formatLabUrl(`${typed}\n`);
  expect(parseLabQuery(new URL(address, 'https://x.test').searchParams)).toBe(typed);
  expect(formatLabUrl(' ')).toBe('/tools/sequence');
  expect(formatLabUrl('G'.repeat(2001))).toBe('/tools/sequence');
});

test('every chain of the library opens in the lab', () => {
  for (const peptide of peptideRecords.get()) {
    const address = toLabAddress(peptide);
    expect(Boolean(address), peptide.slug).toBe(peptide.molecule.kind === 'peptide');
    if (!address) continue;
    const typed = parseLabQuery(new URL(address, 'https://x.test').searchParams);
    expect(readChain(typed).ok, peptide.slug).toBe(true);
  }
});

test('the results of oxytocin', () => {
  const bridges = [{ kind: 'disulfide', from: 1, to: 6 } as const];
  expect(textsOf(chain('CYIQNCPLG', { cTerminus: amide, bridges }))).toMatchObject({
    Residues: '9',
    Formula: 'C43H66N12O12S2',
    'Average mass': '1,007.19 Da',
    'Monoisotopic mass': '1,006.4365 Da',
    'Extinction at 280 nm':
      '1,490 M⁻¹ cm⁻¹ 0 Trp, 1 Tyr, no disulfide; 1 g/L in 1 cm absorbs 1.476',
    'With disulfides': '1,615 M⁻¹ cm⁻¹ 1 disulfide; 1 g/L in 1 cm absorbs 1.603',
  });
});

test('a value that cannot be computed says why', () => {
  const neutral = textsOf(chain('G[Aib]', { nTerminus: acetyl, cTerminus: amide }));
  expect(neutral['Isoelectric point']).toBe('None no group that is charged');
  expect(neutral['Mean hydropathy']).toBe('None no value for Aib');
  expect(textsOf(chain('KK', { cTerminus: amide }))['Isoelectric point']).toBe(
    'None the charge is positive or 0 at every pH',
  );
  expect(textsOf(chain('DD', { nTerminus: acetyl }))['Isoelectric point']).toBe(
    'None the charge is negative or 0 at every pH',
  );
  expect(textsOf(chain('CC'))['With disulfides']).toMatch(
    /1 disulfide, if all cysteines pair; .*0\.562$/,
  );
  expect(textsOf(chain('[2-Nal]'))['Extinction at 280 nm']).toMatch(/not counted: 2-Nal/);
});

test('plots stay within their area, for short, long and extreme chains', () => {
  for (const sequence of ['G', 'GH', 'K'.repeat(100), 'D'.repeat(100), 'GEPPPGKPADDAGLV']) {
    const molecule = chain(sequence);
    const plots = [
      toChargePlot(molecule),
      toHydropathyPlot(toHydropathy(molecule), sequence.length),
    ];
    for (const { path, ticks, zero } of plots) {
      const numbers = [...path.matchAll(/(\d+) (\d+)/g)];
      expect(numbers.length).toBeGreaterThan(0);
      for (const [, x, y] of numbers) {
        expect(Number(x)).toBeLessThanOrEqual(PLANE.width);
        expect(Number(y)).toBeLessThanOrEqual(PLANE.height);
      }
      for (const { at } of [...ticks.x, ...ticks.y, { at: zero }]) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(1);
      }
      expect(new Set(ticks.y.map(({ label }) => label)).size).toBe(ticks.y.length);
      expect(ticks.x.length).toBeLessThanOrEqual(14);
    }
  }
});

test('a gap interrupts the line, and a point between gaps is a dot', () => {
  const { path } = toHydropathyPlot(
    {
      window: 5,
      points: [0, null, 0, 0].map((value, index) => ({ place: index + 1, value })),
      mean: null,
      unknown: ['Aib'],
    },
    4,
  );
  expect(path).toBe('M0 200h0M667 200L1000 200');
  const single = toHydropathyPlot(toHydropathy(chain('GH')), 2).path;
  expect(single).toMatch(/^M0 \d+h0M1000 \d+h0$/);
});

test('formatSigned uses a true minus sign, and no sign before zero', () => {
  expect([formatSigned(-1.25, 1), formatSigned(0.04, 1), formatSigned(-0.04, 1)]).toEqual([
    '\u22121.3',
    '0.0',
    '0.0',
  ]);
});
