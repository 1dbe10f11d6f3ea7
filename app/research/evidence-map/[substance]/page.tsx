import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SubstanceEvidence } from '@/components/evidence/substance-evidence';
import { getEvidenceMap, getMapRow } from '@/lib/evidence/evidence-map';
import { describeRow } from '@/lib/evidence/map-words';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ substance: string }> };

export const dynamicParams = false;

/** No blends: they have no studies of their own, and their row of the map links to their parts. */
export function generateStaticParams() {
  return getEvidenceMap().flatMap(({ slug, parts }) =>
    parts.length > 0 ? [] : [{ substance: slug }],
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const row = getMapRow((await params).substance);
  return row ? getPageMetadata(describeRow(row)) : {};
}

export default async function Page({ params }: Props) {
  const row = getMapRow((await params).substance);
  if (!row) notFound();
  return <SubstanceEvidence row={row} />;
}
