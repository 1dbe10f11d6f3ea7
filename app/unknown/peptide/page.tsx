import type { Metadata } from 'next';
import { PeptidePlaceholder } from '@/components/peptides/peptide-placeholder';

/** Served for every /peptides/{slug} that has no record. */
export const metadata: Metadata = { title: 'Peptide guide' };

export default function PeptidePlaceholderPage() {
  return <PeptidePlaceholder />;
}
