import type { Metadata } from 'next';
import { CategoryPage } from '@/components/peptides/category-page';

/** Served for every unknown /peptides/category/{id}. */
export const metadata: Metadata = { title: 'Peptide Category' };

export default function UnknownCategory() {
  return <CategoryPage />;
}
