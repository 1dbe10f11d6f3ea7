// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeroFigure } from '@/components/home/hero-figure';
import { drawChains } from '@/lib/figures/draw-chains';
import { MISSING_RESIDUE_ID } from '@/lib/figures/image-paths';
import { requireChain } from '@/lib/peptides/substance-names';
import { navigationRecord } from '@/lib/records/navigation';
import { assertWellFormedXml, xmlTexts } from '@/tests/fixtures/xml';

const file = drawChains();

function lettersOf(id: string): string {
  const [, group = ''] = file.split(`<g id="${id}"`);
  const [own = ''] = `<g${group}`.split('<g id="');
  return xmlTexts(own, 'text').join('');
}

test('the card of every menu group has the whole chain of its peptide, with a caption', () => {
  assertWellFormedXml(file);
  for (const { featured } of navigationRecord.get().menuGroups) {
    const { name, residues } = requireChain(featured.sequence);
    expect(lettersOf(featured.sequence)).toBe(
      `${residues}The ${residues.length} residues of ${name}`,
    );
  }
});

test('the chain of the 404 page is that of BPC-157 with a gap', () => {
  expect(lettersOf(MISSING_RESIDUE_ID)).toBe('GEP?PGK');
});

test('the figure of the home page shows the fifteen residues and the enlarged bond', () => {
  render(<HeroFigure />);
  const image = screen.getByRole('img', { name: /^The fifteen residues of BPC-157/ });
  const texts = [...image.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(texts.slice(0, 15).join('')).toBe(requireChain('bpc-157').residues);
  expect(texts.slice(15)).toEqual(['C', 'N', 'O', 'H', '1.33 Å', 'N-terminus', 'C-terminus']);
  expect(image.querySelector('clipPath')?.id).toBe('lens');
});
