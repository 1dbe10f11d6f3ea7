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

test('each basic residue adds about one charge, each acidic one takes one away', () => {
  const ends = toNetCharge(chain('GG'));
  expect(toNetCharge(chain('GKRG')) - ends).toBeCloseTo(2, 2);
  expect(toNetCharge(chain('GDEG')) - ends).toBeCloseTo(-2, 2);
});

test('half of a histidine carries its proton at its pKa', () => {
  const blocked = { nTerminus: acetyl, cTerminus: amide };
  expect(toNetCharge(chain('H', blocked), 6.5)).toBeCloseTo(0.5, 10);
});

test('BPC-157 is negative: one lysine against three acids', () => {
  expect(toNetCharge(chain('GEPPPGKPADDAGLV'))).toBeCloseTo(-2, 1);
});

test('cysteines in a bridge and the ends of a ring have no proton to give', () => {
  const bridge = { kind: 'disulfide', from: 1, to: 3 } as const;
  const open = chain('CGC', { nTerminus: acetyl, cTerminus: amide });
  expect(toNetCharge(open, 12)).toBeCloseTo(-2, 2);
  expect(toNetCharge({ ...open, bridges: [bridge] }, 12)).toBeCloseTo(0, 10);
  expect(toNetCharge(chain('GGG', { isCyclic: true }))).toBe(0);
});

test('a lipid on lysine takes its charge and brings that of its acids', () => {
  const plain = chain('GKG');
  const lipid = { position: 2, name: 'lipid', short: 'lip', adds: 'C18H32O3', acids: 1 };
  const modified = { ...plain, sideChains: [{ ...lipid, keepsCharge: false }] };
  expect(toNetCharge(plain) - toNetCharge(modified)).toBeCloseTo(2, 2);
});

test('pyroglutamic acid at the start leaves no N-terminal charge', () => {
  expect(toNetCharge(chain('[pGlu]G'))).toBeCloseTo(-1, 2);
});
