import { expect, test } from 'vitest';
import { toNetCharge } from '@/lib/chemistry/charge';
import { endGroups, startGroups } from '@/lib/chemistry/groups';
import { chain } from '@/tests/fixtures/peptides';

const acetyl = startGroups.Ac;
const amide = endGroups.NH2;

test('a chain with blocked ends and no charged side chain has no charge', () => {
  expect(toNetCharge(chain('GAVL', { nTerminus: acetyl, cTerminus: amide }))).toBeCloseTo(0, 10);
});

test('free ends nearly cancel at pH 7', () => {
  expect(toNetCharge(chain('GAVL'))).toBeCloseTo(0, 1);
});

test('each basic residue adds about one charge, and each acidic one removes one', () => {
  const ends = toNetCharge(chain('GG'));
  expect(toNetCharge(chain('GKRG')) - ends).toBeCloseTo(2, 2);
  expect(toNetCharge(chain('GDEG')) - ends).toBeCloseTo(-2, 2);
});

test('half of the histidine is protonated at its pKa', () => {
  const blocked = { nTerminus: acetyl, cTerminus: amide };
  expect(toNetCharge(chain('H', blocked), 6.5)).toBeCloseTo(0.5, 10);
});

test('BPC-157 is negative: one lysine against three acids', () => {
  expect(toNetCharge(chain('GEPPPGKPADDAGLV'))).toBeCloseTo(-2, 1);
});

test('cysteines in a bridge and the ends of a ring do not ionise', () => {
  const bridge = { kind: 'disulfide', from: 1, to: 3 } as const;
  const open = chain('CGC', { nTerminus: acetyl, cTerminus: amide });
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
