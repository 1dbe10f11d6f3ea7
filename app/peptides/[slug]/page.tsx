import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryPage } from '@/components/peptides/category-page';
import { PeptidePage } from '@/components/peptides/peptide-page';
import { toCardStatus } from '@/lib/evidence/status-strip';
import { getLibraryCategories, getLibraryCategory } from '@/lib/peptides/library';
import { getPeptide, getPeptides } from '@/lib/peptides/peptides';
import { substanceFeed } from '@/lib/seo/feed-files';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

/** A slug outside the list never reaches this page: it is rewritten to app/unknown. */
export const dynamicParams = false;

export function generateStaticParams() {
  return [
    ...getLibraryCategories().map(({ id }) => ({ slug: id })),
    ...getPeptides().map(({ slug }) => ({ slug })),
  ];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const path = `/peptides/${slug}`;
  const category = getLibraryCategory(slug);
  if (category) return getPageMetadata({ ...category, path });
  const peptide = getPeptide(slug);
  if (!peptide) return {};
  const { name, subtitle } = peptide;
  const { result = 'Evidence.' } = toCardStatus(peptide);
  const description = `${name}: ${subtitle}. ${result} Harms, status and sources.`;
  return getPageMetadata({ title: name, description, path }, [substanceFeed(peptide)]);
}

/** Renders the five category pages and every peptide page, which share /peptides/{slug}. */
export default async function LibraryEntryPage({ params }: Props) {
  const { slug } = await params;
  const category = getLibraryCategory(slug);
  if (category) return <CategoryPage category={category} />;
  const peptide = getPeptide(slug);
  if (!peptide) notFound();
  return <PeptidePage peptide={peptide} />;
}
