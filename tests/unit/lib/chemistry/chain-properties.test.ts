import { expect, test } from 'vitest';
import { ABSORPTION, toAbsorbance } from '@/lib/chemistry/absorbance';
import { aminoAcids } from '@/lib/chemistry/amino-acids';
import { toIsoelectricPoint, toNetCharge } from '@/lib/chemistry/charge';
import { lysineGroups } from '@/lib/chemistry/groups';
import { HYDROPATHY, toHydropathy } from '@/lib/chemistry/hydropathy';
import { acetyl, amide, chain } from '@/tests/fixtures/peptides';

const blocked = { nTerminus: acetyl, cTerminus: amide };
const liraglutideLipid = lysineGroups.C16;

const IGF1 = 'GPETLCGAELVDALQFVCGDRGFYFNKPTGYGSSSRRAPQTGIVDECCFRSCDLRRLEMYCAPLKPAKSA';

test('a chain with blocked ends and no charged side chain has no charge', () => {
  expect(toNetCharge(chain('GAVL', blocked))).toBeCloseTo(0, 10);
});

test('each basic residue adds about one charge, and each acidic one removes one', () => {
  const ends = toNetCharge(chain('GG'));
  expect(toNetCharge(chain('GKRG')) - ends).toBeCloseTo(2, 2);
  expect(toNetCharge(chain('GDEG')) - ends).toBeCloseTo(-2, 2);
});

test('half of the histidine is protonated at its pKa', () => {
  expect(toNetCharge(chain('H', blocked), 6.5)).toBeCloseTo(0.5, 10);
});

test('cysteines in a bridge and the ends of a ring do not ionise', () => {
  const bridge = { kind: 'disulfide', from: 1, to: 3 } as const;
  const open = chain('CGC', blocked);
  expect(toNetCharge(open, 12)).toBeCloseTo(-2, 2);
  expect(toNetCharge({ ...open, bridges: [bridge] }, 12)).toBeCloseTo(0, 10);
  expect(toNetCharge(chain('GGG', { isCyclic: true }))).toBe(0);
});

test('a lipid on lysine removes its charge and adds that of the lipid’s acids', () => {
  const plain = chain('GKG');
  const lipid = { position: 2, name: 'lipid', short: 'lip', adds: 'C18H32O3', acids: 1 };
  const modified = { ...plain, sideChains: [{ ...lipid, keepsCharge: false }] };
  expect(toNetCharge(plain) - toNetCharge(modified)).toBeCloseTo(2, 2);
});

test('pyroglutamic acid at the N-terminus has no N-terminal charge', () => {
  expect(toNetCharge(chain('[pGlu]G'))).toBeCloseTo(-1, 2);
});

test('a chain with only two free ends has its isoelectric point midway between their pKas', () => {
  expect(toIsoelectricPoint(chain('GAVL'))).toBeCloseTo((3.6 + 8.6) / 2, 3);
});

test('at its isoelectric point a chain has no net charge', () => {
  for (const sequence of ['GHK', 'GEPPPGKPADDAGLV', IGF1]) {
    const molecule = chain(sequence);
    const point = toIsoelectricPoint(molecule);
    expect(toNetCharge(molecule, point ?? 0)).toBeCloseTo(0, 4);
  }
});

test('a chain whose charge cannot change its sign has no isoelectric point', () => {
  expect(toIsoelectricPoint(chain('GAVL', blocked))).toBeNull();
  expect(toIsoelectricPoint(chain('GAVL', { cTerminus: amide }))).toBeNull();
  expect(toIsoelectricPoint(chain('GAVL', { nTerminus: acetyl }))).toBeNull();
});

test('the charge only falls as the pH rises', () => {
  const lipid = { ...liraglutideLipid, position: 2 };
  const molecule = chain('GKDEHRCYK', { sideChains: [lipid] });
  const charges = Array.from({ length: 141 }, (_, step) => toNetCharge(molecule, step / 10));
  for (const [index, charge] of charges.entries()) {
    if (index > 0) expect(charge).toBeLessThan(charges[index - 1] ?? 0);
  }
});

test('light of 280 nm is absorbed by tryptophan, tyrosine and disulfides', () => {
  const { W, Y, disulfide } = ABSORPTION;
  expect(toAbsorbance(chain('GHK'))).toMatchObject({ reduced: 0, bridged: 0, disulfides: 0 });
  expect(toAbsorbance(chain('W[D-Trp]YCC'))).toMatchObject({
    ...{ tryptophans: 2, tyrosines: 1, disulfides: 1 },
    ...{ reduced: 2 * W + Y, bridged: 2 * W + Y + disulfide },
  });
  // Six cysteines in three bridges: 3 tyrosines x 1490 + 3 x 125.
  expect(toAbsorbance(chain(IGF1)).bridged).toBe(4845);
  const bridges = [{ kind: 'disulfide', from: 1, to: 3 } as const];
  expect(toAbsorbance(chain('CCCC', { bridges })).disulfides).toBe(1);
  expect(toAbsorbance(chain('[D-2-Nal]W[Dmt]')).uncounted).toEqual(['2-Nal', 'Dmt']);
});

test('the hydropathy scale has a value for each of the twenty amino acids', () => {
  expect(Object.keys(HYDROPATHY).sort()).toEqual(aminoAcids.map(({ letter }) => letter).sort());
});

test('hydropathy is the mean over a window of nine, five or one residues', () => {
  const nine = toHydropathy(chain('IIIIIIIIIR'));
  expect(nine.window).toBe(9);
  expect(nine.points).toEqual([
    { place: 5, value: 4.5 },
    { place: 6, value: 3.5 },
  ]);
  expect(nine.mean).toBeCloseTo((9 * 4.5 - 4.5) / 10, 10);
  expect(toHydropathy(chain('GHKGHK'))).toMatchObject({ window: 5 });
  expect(toHydropathy(chain('GH')).points).toEqual([
    { place: 1, value: -0.4 },
    { place: 2, value: -3.2 },
  ]);
});

test('a residue without a value leaves a gap, and the chain has no mean', () => {
  const { points, mean, unknown } = toHydropathy(chain('GGGG[Aib]GGGGGGGGGG'));
  expect(points.filter(({ value }) => value === null).map(({ place }) => place)).toEqual([
    5, 6, 7, 8, 9,
  ]);
  expect(points).toHaveLength(7);
  expect([mean, unknown]).toEqual([null, ['Aib']]);
  const sideChains = [{ ...liraglutideLipid, position: 2 }];
  expect(toHydropathy(chain('GK', { sideChains })).unknown).toEqual(['K2 with its group']);
  expect(toHydropathy(chain('[D-Trp]')).mean).toBe(-0.9);
});
