import { expect, test } from 'vitest';
import { getCategoryPeptides, getLibraryCards, getLibraryCategory } from '@/lib/peptides/library';
import {
  getNeighbours,
  getPeptide,
  getPeptides,
  getProducts,
  getRelatedProducts,
  requirePeptide,
  toShownCategory,
} from '@/lib/peptides/peptides';
import { peptideRecord } from '@/tests/fixtures/peptides';

const ODD = [
  '',
  '__proto__',
  'constructor',
  'toString',
  '../bpc-157',
  'BPC-157',
  'a'.repeat(10_000),
];

test.each(ODD)('there is no record and no category "%.20s"', (slug) => {
  expect(getPeptide(slug)).toBeUndefined();
  expect(getLibraryCategory(slug)).toBeUndefined();
  expect(() => requirePeptide(slug)).toThrow('no record');
});

test('products come first, in their order, and every record once', () => {
  const slugs = getPeptides().map(({ slug }) => slug);
  const products = getProducts();
  expect(slugs.slice(0, products.length)).toEqual(products.map(({ id }) => id));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('previous and next follow that order, with none beyond its ends', () => {
  const all = getPeptides();
  all.forEach(({ slug }, index) => {
    const { previous, next } = getNeighbours(slug);
    expect(previous?.slug).toBe(all[index - 1]?.slug);
    expect(next?.slug).toBe(all[index + 1]?.slug);
  });
});

test('a product shows the mg of its vial, or its form', () => {
  for (const { id, dosage } of getProducts()) {
    const { reconstitution } = requirePeptide(id);
    expect(dosage).toBe(
      'vialMg' in reconstitution ? `${reconstitution.vialMg}\u00a0mg` : reconstitution.form,
    );
  }
});

test('related products are at most four others of the category, unless the record names some', () => {
  for (const peptide of getPeptides()) {
    const related = getRelatedProducts(peptide);
    expect(related.length).toBeLessThanOrEqual(4);
    expect(related.map(({ id }) => id)).not.toContain(peptide.slug);
    if (peptide.related) continue;
    for (const { category } of related) expect(category).toBe(peptide.category);
  }
  const named = peptideRecord({ related: ['bpc-157'] });
  expect(getRelatedProducts(named).map(({ id }) => id)).toEqual(['bpc-157']);
});

test('a category card has the count of its peptides and the names of the first three', () => {
  for (const { id, count, popular } of getLibraryCards()) {
    const members = getCategoryPeptides(id);
    expect(count).toBe(members.length);
    expect(popular).toEqual(members.slice(0, 3).map(({ name }) => name));
  }
});

test('a record has one category per list: its product category if it has no library one', () => {
  const record = requirePeptide('tesamorelin');
  expect(toShownCategory(record, 'library')).toMatchObject({ label: 'Growth Hormone' });
  expect(toShownCategory(record, 'products')).toMatchObject({ label: 'Wellness' });
  expect(toShownCategory(requirePeptide('pt-141'), 'library')).toMatchObject({ label: 'Drive' });
});

test('every product card shows the category of its record', () => {
  for (const { id, category } of getProducts())
    expect(category).toEqual(toShownCategory(requirePeptide(id), 'products'));
  for (const peptide of getPeptides())
    expect(toShownCategory(peptide, 'library').color).toMatch(/^(?:cat|lib)-/);
});
