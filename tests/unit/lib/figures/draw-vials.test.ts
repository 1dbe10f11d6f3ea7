import { expect, test } from 'vitest';
import { drawVials } from '@/lib/figures/draw-vials';
import { getPeptides } from '@/lib/peptides/peptides';
import type { PeptideRecord } from '@/lib/records/peptides';
import { chain, peptideRecord } from '@/tests/fixtures/peptides';
import { assertWellFormedXml } from '@/tests/fixtures/xml';

test('the file holds a drawing for every peptide, with its slug as id', () => {
  const svg = drawVials(getPeptides());
  assertWellFormedXml(svg);
  for (const { slug } of getPeptides()) expect(svg).toContain(`<g id="${slug}"`);
  for (const [, container] of svg.matchAll(/<use href="#([a-z]+)"/g))
    expect(svg).toContain(`<g id="${container}"`);
  // Pages render single groups by reference; the groups in the file itself are not displayed.
  expect(svg).toContain('<defs display="none">');
});

test('a product is drawn in the container it is sold in', () => {
  const drawn = (reconstitution: PeptideRecord['reconstitution']) =>
    /<use href="#([a-z]+)"/.exec(drawVials([peptideRecord({ reconstitution })]))?.[1];
  expect(drawn({ form: 'Sold as a pre-filled pen', drawnAs: 'pen' })).toBe('pen');
  expect(drawn({ form: 'Given into a vein in studies' })).toBe('vial');
});

test('the strip has one bar per residue; a non-peptide has only a dashed line', () => {
  const bars = (svg: string) => (svg.match(/M[\d.]+ 183H/g) ?? []).length;
  expect(bars(drawVials([peptideRecord({ molecule: chain('GEPPPGKPADDAGLV') })]))).toBe(15);
  const mixture = { kind: 'mixture', description: 'An extract' } as const;
  const bare = drawVials([peptideRecord({ molecule: mixture })]);
  expect(bars(bare)).toBe(0);
  expect(bare).toContain('stroke-dasharray="4 3"');
});
