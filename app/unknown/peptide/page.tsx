import type { Metadata } from 'next';

/** Served for every /peptides/{slug} that has no record. */
export const metadata: Metadata = { title: 'Peptide guide' };

export { PeptidePlaceholder as default } from '@/components/peptides/peptide-placeholder';
