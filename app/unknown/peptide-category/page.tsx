import type { Metadata } from 'next';
import { CategoryPage } from '@/components/peptides/category-page';

/** Answers every /peptides/category/{id} that is no category. */
export const metadata: Metadata = { title: 'Peptide Category' };

export default function UnknownCategory() {
  return <CategoryPage />;
}
