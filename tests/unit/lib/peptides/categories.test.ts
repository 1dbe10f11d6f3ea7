import { expect, test } from 'vitest';
import { getPeptides, getProducts, requirePeptide, toShownCategory } from '@/lib/peptides/peptides';

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
