import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LabelSheet } from '@/components/peptides/label-sheet';
import { getLabels } from '@/lib/labels/labels';
import { peptidePath, requirePeptide } from '@/lib/peptides/peptides';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return [...getLabels().keys()].map((slug) => ({ slug }));
}

/** Not indexed, because it repeats text of the peptide's page, which is the canonical URL. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const title = `${requirePeptide(slug).name}: before you use it`;
  const description = 'What the labels say, question by question, on one sheet for a pharmacist.';
  return {
    ...getPageMetadata({ title, description, path: peptidePath(slug) }),
    robots: { index: false },
  };
}

export default async function LabelSheetPage({ params }: Props) {
  const { slug } = await params;
  const labels = getLabels().get(slug);
  if (!labels) notFound();
  return <LabelSheet slug={slug} name={requirePeptide(slug).name} labels={labels} />;
}
