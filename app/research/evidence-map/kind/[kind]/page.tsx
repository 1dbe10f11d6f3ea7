import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EvidenceMapPage } from '@/components/evidence/evidence-map-page';
import { evidenceKinds } from '@/content/evidence-map';
import { getEvidenceMap, toMapOfKind } from '@/lib/evidence/evidence-map';
import { describeKind } from '@/lib/evidence/map-words';
import { getPageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ kind: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return evidenceKinds.map(({ id }) => ({ kind: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const kind = await findKind(params);
  return kind ? getPageMetadata(describeKind(kind)) : {};
}

export default async function Page({ params }: Props) {
  const kind = await findKind(params);
  if (!kind) notFound();
  const rows = toMapOfKind(getEvidenceMap(), kind.id);
  return <EvidenceMapPage {...describeKind(kind)} rows={rows} />;
}

async function findKind(params: Props['params']) {
  const asked = (await params).kind;
  return evidenceKinds.find(({ id }) => id === asked);
}
